import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const PROGRAMS = ['dbus-daemon', 'dbus-send', 'gnome-keyring-daemon']

/** Why no real keyring can be had on this machine, or null. */
export function keyringMissing(): string | null {
  if (process.platform !== 'linux') return `gnome-keyring is tried on Linux, this is ${process.platform}`
  const missing = PROGRAMS.filter((program) => !onPath(program))
  return missing.length === 0 ? null : `not installed: ${missing.join(', ')}`
}

const onPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })

/** Keyring files that outlive one bus: what a log-out leaves behind. */
export interface KeyringHome {
  folder: string
  remove(): void
}

export function keyringHome(): KeyringHome {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-keyring-'))
  for (const name of ['data', 'run']) mkdirSync(join(folder, name), { mode: 0o700 })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export interface PrivateBus {
  /** For processes that should see this bus and this keyring and nothing of the person's own. */
  env: NodeJS.ProcessEnv
  end(): Promise<void>
}

/** A bus that starts nothing by itself: no prompter, no second keyring. */
const busConfig = (folder: string): string => `<!DOCTYPE busconfig PUBLIC
  "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir=${folder}</listen>
  <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
</busconfig>`

/**
 * A session bus of our own, with a real gnome-keyring on it if `keyring` says so: `locked` starts it without a password,
 * as after an automatic log-in.
 */
export async function privateBus(
  home: KeyringHome,
  keyring: 'none' | 'locked' | { password: string },
): Promise<PrivateBus> {
  const config = join(home.folder, 'bus.conf')
  writeFileSync(config, busConfig(join(home.folder, 'run')))
  const bus = spawn('dbus-daemon', [`--config-file=${config}`, '--nofork', '--print-address'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const started: ChildProcess[] = [bus]
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: home.folder,
    XDG_DATA_HOME: join(home.folder, 'data'),
    XDG_RUNTIME_DIR: join(home.folder, 'run'),
    DBUS_SESSION_BUS_ADDRESS: await firstLine(bus),
  }

  if (keyring !== 'none') {
    const args = ['--foreground', '--components=secrets', ...(keyring === 'locked' ? [] : ['--unlock'])]
    const daemon = spawn('gnome-keyring-daemon', args, { env, stdio: ['pipe', 'ignore', 'ignore'] })
    started.unshift(daemon)
    daemon.stdin.end(keyring === 'locked' ? '' : `${keyring.password}\n`)
    await ownerOfSecrets(env)
  }

  return {
    env,
    async end() {
      for (const child of started) {
        if (child.exitCode === null && child.signalCode === null) {
          child.kill()
          await ended(child)
        }
      }
    },
  }
}

const ended = (child: ChildProcess): Promise<void> => new Promise((resolve) => void child.once('exit', () => resolve()))

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    stdout!.setEncoding('utf8')
    stdout!.on('data', (more: string) => {
      text += more
      if (text.includes('\n')) resolve(text.split('\n', 1)[0]!)
    })
    stdout!.once('end', () => reject(new Error('dbus-daemon ended without an address.')))
  })
}

/** Resolves once somebody on the bus answers for the secret service. */
async function ownerOfSecrets(env: NodeJS.ProcessEnv): Promise<void> {
  const question = [
    '--session',
    '--print-reply',
    '--dest=org.freedesktop.DBus',
    '/',
    'org.freedesktop.DBus.NameHasOwner',
  ]
  for (let tries = 0; tries < 100; tries++) {
    const asker = spawn('dbus-send', [...question, 'string:org.freedesktop.secrets'], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let answer = ''
    asker.stdout.setEncoding('utf8').on('data', (more: string) => (answer += more))
    await new Promise((resolve) => asker.once('close', resolve))
    if (answer.includes('boolean true')) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('No secret service came up within 5 s.')
}

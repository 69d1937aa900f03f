import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const entry = join(import.meta.dirname, '../host/browser.ts')

export interface Serving {
  stdout(): string
  stderr(): string
  exited: Promise<number | null>
  /** The JSON line, once it has come. */
  place(): Promise<{ api: string; mcp: string; sites: string; studio: string; key?: string }>
  stop(signal: NodeJS.Signals): Promise<number | null>
}

/** The browser host as a process of its own, from source, on a folder; it can be killed. */
export function startServing(folder: string, args: string[]): Serving {
  const child = spawn(process.execPath, [entry, '--json', '--data', folder, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: '' },
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk))
  const exited = once(child, 'close').then(([code]) => code as number | null)
  const serving: Serving = {
    stdout: () => out,
    stderr: () => err,
    exited,
    async place() {
      while (!out.includes('\n')) {
        await Promise.race([
          once(child.stdout, 'data'),
          exited.then((code) => Promise.reject(new Error(`exit ${code}: ${err}`))),
        ])
      }
      return JSON.parse(out)
    },
    async stop(signal) {
      child.kill(signal)
      return exited
    },
  }
  return serving
}

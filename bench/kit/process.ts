import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..', '..')

/** Starts a TypeScript file under this Node and waits for the JSON line it prints. */
export async function startProcess<T>(
  file: string,
  args: string[],
): Promise<{ said: T; child: ChildProcess; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: '' },
  })
  for await (const line of createInterface({ input: child.stdout! })) {
    return {
      said: JSON.parse(line) as T,
      child,
      stop: async () => {
        child.kill('SIGTERM')
        await once(child, 'exit')
      },
    }
  }
  throw new Error(`${file} ended before it said anything.`)
}

/** The real core over HTTP, from source, on a data folder. */
export const startCore = (data: string) =>
  startProcess<{ api: string; key: string; studio: string }>('src/host/browser.ts', [
    '--headless',
    '--json',
    '--data',
    data,
    '--port',
    '0',
    '--sites-port',
    '0',
    '--new-key',
    'read,write',
  ])

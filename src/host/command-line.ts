import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultDataFolder } from './data-folder.ts'

export interface CommandLine {
  data: string
  port: number
  sitesPort: number
  /** Print one JSON line instead of words. */
  json: boolean
  /** No window is offered; for scripts and machines without a screen. */
  headless: boolean
  newKey: 'read' | 'read,write' | null
}

export class UsageError extends Error {}

export const USAGE = `usage: npm run serve -- [--data DIR] [--port P] [--sites-port Q] [--json] [--new-key read|read,write]
  --data DIR        the workspace folder
  --port P          port of the API (4310; 0: any free one; taken: the next free one)
  --sites-port Q    port of the hosted sites (4311)
  --json            print exactly one JSON line when connections are accepted
  --new-key SCOPE   make an API key and print it once`

const portOf = (text: string | undefined, fallback: number, flag: string): number => {
  if (text === undefined) return fallback
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new UsageError(`${flag} takes a port from 0 to 65535, not "${text}".`)
  return port
}

/** Throws UsageError with a sentence for whatever is not understood. */
export function readCommandLine(args: string[]): CommandLine {
  let values
  try {
    values = parseArgs({
      args,
      options: {
        data: { type: 'string' },
        port: { type: 'string' },
        'sites-port': { type: 'string' },
        json: { type: 'boolean', default: false },
        headless: { type: 'boolean', default: false },
        'new-key': { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
  const newKey = values['new-key'] ?? null
  if (newKey !== null && newKey !== 'read' && newKey !== 'read,write') {
    throw new UsageError(`--new-key takes "read" or "read,write", not "${newKey}".`)
  }
  return {
    data: values.data ? resolve(process.env.INIT_CWD ?? '.', values.data) : defaultDataFolder(),
    port: portOf(values.port, 4310, '--port'),
    sitesPort: portOf(values['sites-port'], 4311, '--sites-port'),
    json: values.json,
    headless: values.headless,
    newKey,
  }
}

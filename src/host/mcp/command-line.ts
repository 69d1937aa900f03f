import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '../command-line.ts'
import { defaultDataFolder } from '../data-folder.ts'

export interface McpCommandLine {
  data: string
  /** Of a studio that runs already; null: not said. */
  url: URL | null
  scope: 'read' | 'read,write'
}

export const MCP_USAGE = `usage: npm run mcp -- [--data DIR] [--scope read|read,write] | --url ADDRESS
  --data DIR      the workspace folder; nobody else may be working in it
  --scope SCOPE   what the assistant may do in it: read,write (the default) or read
  --url ADDRESS   instead: the MCP address of a studio that runs already; its API key stands in QUOIN_API_KEY`

const LOOPBACK = ['127.0.0.1', 'localhost']

/** Throws UsageError with a sentence for whatever is not understood. */
export function readMcpCommandLine(args: string[]): McpCommandLine {
  let values
  try {
    values = parseArgs({
      args,
      options: { data: { type: 'string' }, url: { type: 'string' }, scope: { type: 'string', default: 'read,write' } },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
  const { data, url, scope } = values
  if (scope !== 'read' && scope !== 'read,write') {
    throw new UsageError(`--scope takes "read" or "read,write", not "${scope}".`)
  }
  return {
    data: data ? resolve(process.env.INIT_CWD ?? '.', data) : defaultDataFolder(),
    url: url === undefined ? null : addressOf(url),
    scope,
  }
}

/** A key leaves this computer for nobody. */
function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'http:' || !LOOPBACK.includes(url.hostname)) {
    throw new UsageError(`--url takes an address such as http://127.0.0.1:4310/mcp on this computer, not "${text}".`)
  }
  return url
}

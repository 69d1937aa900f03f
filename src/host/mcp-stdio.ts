import { UsageError } from './command-line.ts'
import { MCP_USAGE, readMcpCommandLine } from './mcp/command-line.ts'
import { EXIT, ExitError } from './mcp/exit.ts'
import { relay, type RelayParts } from './mcp/relay.ts'
import { remotePost } from './mcp/remote.ts'

// Entry of `npm run mcp`, bundled as out/main/mcp.js. Nothing but messages may come out of stdout.
console.log = console.error

const DEFAULT_URL = new URL('http://127.0.0.1:4310/mcp')

async function main(): Promise<void> {
  const line = readMcpCommandLine(process.argv.slice(2))
  const key = process.env.QUOIN_API_KEY
  if (line.url) {
    if (!key) throw new ExitError(EXIT.noKey, 'An API key is needed for a running studio. Put one into QUOIN_API_KEY.')
    return serve(remotePost(line.url, key))
  }
  // The whole core: who only talks to a running studio need not wait for it.
  const { openLocal } = await import('./mcp/local.ts')
  const local = await openLocal(line, import.meta.url).catch((error: unknown) => {
    if (error instanceof ExitError && error.code === EXIT.inUse && key) return null
    throw error
  })
  if (!local) return serve(remotePost(DEFAULT_URL, key!))
  await serve(local.post, local.close)
}

async function serve(post: RelayParts['post'], close: () => Promise<void> = async () => {}): Promise<void> {
  const end = (code: number) =>
    close().then(
      () => process.exit(code),
      () => process.exit(EXIT.failed),
    )
  process.on('SIGTERM', () => void end(0))
  process.on('SIGINT', () => void end(0))
  process.stdout.on('error', () => void end(0))
  await relay({ input: process.stdin, write: (line) => process.stdout.write(`${line}\n`), post })
  await end(0)
}

// An unknown state is worse than a restart: the exit stays marked unclean and the next start checks and recovers.
process.on('uncaughtException', (error) => {
  console.error(error)
  process.exit(EXIT.failed)
})

main().catch((error: unknown) => {
  if (error instanceof UsageError) console.error(`${error.message}\n${MCP_USAGE}`)
  else console.error(error instanceof ExitError ? error.message : error)
  process.exit(error instanceof UsageError ? EXIT.usage : error instanceof ExitError ? error.code : EXIT.failed)
})

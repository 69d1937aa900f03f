import { createInterface } from 'node:readline'
import { spawn } from 'node:child_process'
import { FolderInUseError } from '../core/db/open.ts'
import { NewerDatabaseError } from '../core/db/migrate.ts'
import { studioCaller } from '../core/context.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { folderAssets } from './assets.ts'
import { FolderUnusableError } from './data-folder.ts'
import { readCommandLine, USAGE, UsageError, type CommandLine } from './command-line.ts'
import { siteAssets } from './site-assets.ts'
import { startStudio, type Studio } from './studio.ts'
import { workerEntry } from './worker-entry.ts'

/** Entry of the browser host and of `npm run serve`. Bundled as out/main/host.js: the addresses below are beside it. */
async function main(): Promise<void> {
  const line = readCommandLine(process.argv.slice(2))
  const studio = await startStudio({
    folder: line.data,
    port: line.port,
    sitesPort: line.sitesPort,
    version: packageJson.version,
    // A person sees the link and what broke; notices stand in the window. The file in the data folder has it all.
    screen: process.env.QUOIN_LOG === 'debug' ? 'debug' : line.headless ? 'info' : 'error',
    docsAsset: folderAssets(new URL('../docs/', import.meta.url)),
    windowAsset: folderAssets(new URL('../renderer/', import.meta.url)),
    siteAssets: siteAssets(import.meta.url),
    workerEntry: workerEntry(import.meta.url),
  })
  closeOnSignals(studio)
  await greet(studio, line)
}

async function greet(studio: Studio, { json, newKey, headless }: CommandLine): Promise<void> {
  const key = newKey && (await makeKey(studio, newKey))
  if (json) {
    const { api, mcp, sites } = studio
    const place = { api, mcp, sites, studio: headless ? studio.studio : studio.loginLink(), ...(key && { key }) }
    process.stdout.write(`${JSON.stringify(place)}\n`)
    return
  }
  if (key) console.log(`API key (${newKey}), shown this once: ${key}`)
  if (headless) {
    console.log(`Quoin's API answers at ${studio.api}`)
    return
  }
  const link = studio.loginLink()
  console.log(`Quoin is open at ${link}`)
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY || process.platform !== 'linux') openBrowser(link)
  if (process.stdin.isTTY) {
    console.log('The link works once, for a minute. Press Enter for a new one, Ctrl+C to close Quoin.')
    createInterface({ input: process.stdin }).on('line', () => console.log(studio.loginLink()))
  }
}

async function makeKey(studio: Studio, scopes: 'read' | 'read,write'): Promise<string> {
  const answer = await studio.core.call('create_api_key', studioCaller, async () => ({ name: 'Command line', scopes }))
  return (answer.reply as { key: string }).key
}

function openBrowser(link: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', link]
      : process.platform === 'win32'
        ? ['explorer', link]
        : ['xdg-open', link]
  spawn(command!, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

function closeOnSignals(studio: Studio): void {
  let closing = false
  const close = () => {
    if (closing) return
    closing = true
    studio.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}

// An unknown state is worse than a restart: the exit stays marked unclean and the next start checks and recovers.
process.on('uncaughtException', (error) => {
  console.error(error)
  process.exit(1)
})

/** These say all there is to say. */
const expected = [FolderInUseError, FolderUnusableError, NewerDatabaseError]

main().catch((error: unknown) => {
  if (error instanceof UsageError) console.error(`${error.message}\n${USAGE}`)
  else if (expected.some((kind) => error instanceof kind)) console.error((error as Error).message)
  else console.error(error)
  process.exit(error instanceof UsageError ? 2 : 1)
})

import packageJson from '../../../package.json' with { type: 'json' }
import type { Caller } from '../../core/context.ts'
import { NewerDatabaseError } from '../../core/db/migrate.ts'
import { FolderInUseError } from '../../core/db/open.ts'
import { folderAssets } from '../assets.ts'
import { FolderUnusableError } from '../data-folder.ts'
import { siteAssets } from '../site-assets.ts'
import { startStudio } from '../studio.ts'
import { workerEntry } from '../worker-entry.ts'
import type { McpCommandLine } from './command-line.ts'
import { EXIT, ExitError } from './exit.ts'
import type { RelayParts } from './relay.ts'

export interface Local {
  post: RelayParts['post']
  close(): Promise<void>
}

/**
 * The studio in this process, without a window. `beside`: where its bundle is. Its sites are served at their own port, so
 * that addresses in answers can be opened. Throws ExitError when the folder cannot be had.
 */
export async function openLocal({ data, scope }: McpCommandLine, beside: string): Promise<Local> {
  const studio = await startStudio({
    folder: data,
    port: 0,
    sitesPort: 4311,
    version: packageJson.version,
    screen: process.env.QUOIN_LOG === 'debug' ? 'debug' : 'error',
    docsAsset: folderAssets(new URL('../docs/', beside)),
    windowAsset: null,
    siteAssets: siteAssets(beside),
    workerEntry: workerEntry(beside),
  }).catch((error: unknown) => {
    if (error instanceof FolderInUseError) {
      const help = 'To talk to it, put one of its API keys into QUOIN_API_KEY and give its MCP address by --url.'
      throw new ExitError(EXIT.inUse, `${error.message} ${help}`)
    }
    const expected = error instanceof NewerDatabaseError || error instanceof FolderUnusableError
    throw expected ? new ExitError(EXIT.failed, error.message) : error
  })
  const caller: Caller = {
    kind: 'key',
    name: 'MCP',
    scopes: scope === 'read' ? ['read'] : ['read', 'write'],
    via: 'mcp',
  }
  return {
    post: (headers, body, signal) =>
      studio.fetch(new Request(studio.mcp, { method: 'POST', headers, body, signal }), caller),
    close: () => studio.close(),
  }
}

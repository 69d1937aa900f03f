import { createApi } from '../api/app.ts'
import type { GuardParts } from '../api/guards.ts'
import { unauthorised } from '../api/guards.ts'
import type { OpenServer } from '../api/mcp/server.ts'
import { createSessions } from '../api/sessions.ts'
import type { Caller, Log } from '../core/context.ts'
import { systemClock } from '../core/time.ts'
import { listen, type Listener } from '../host/listeners.ts'

export interface McpListener {
  url: string
  /** `127.0.0.1:41234` */
  host: string
  close(): Promise<void>
}

const caller = (name: string, scopes: Caller['scopes']): Caller => ({
  kind: 'key',
  name,
  scopes,
  via: 'rest',
  key_id: 1,
})

export const READ_KEY = 'qn_live_read'
export const WRITE_KEY = 'qn_live_write'
const callers: Record<string, Caller> = {
  [READ_KEY]: caller('Reader', ['read']),
  [WRITE_KEY]: caller('Writer', ['read', 'write']),
}

/** The API on a socket with another MCP server in it: the product's own handler, guards and limits. Two keys are known. */
export async function mcpListener(
  open: OpenServer,
  { log = () => {}, guards = {} }: { log?: Log; guards?: Partial<GuardParts> } = {},
): Promise<McpListener> {
  let listener: Listener
  const app = createApi({
    core: {
      call: () => Promise.reject(new Error('These tests reach no operation.')),
      onEvent: () => () => {},
      readMedia: async () => null,
      exportArchive: async () => null,
      sections: () => [],
      latestEvent: async () => 0,
      eventsSince: async () => [],
    },
    clock: systemClock,
    log,
    version: '0.0.0-test',
    sessions: await createSessions(systemClock),
    guards: {
      ownHosts: () => [`127.0.0.1:${listener.port}`, `localhost:${listener.port}`],
      authenticate: async (credential) => {
        const known = callers[credential]
        if (!known) throw unauthorised('This key is not known.')
        return known
      },
      ...guards,
    },
    address: () => '',
    requestsPerMinute: () => 1_000_000,
    docsAsset: async () => null,
    windowAsset: null,
    openMcp: open,
  })
  listener = await listen({ port: 0, fetch: (request, env) => app.fetch(request, env) })
  const host = `127.0.0.1:${listener.port}`
  return { url: `http://${host}/mcp`, host, close: () => listener.close() }
}

import { Hono } from 'hono'
import * as z from 'zod'
import limits from '../../resources/limits.json' with { type: 'json' }
import { operations } from '../contract/index.ts'
import { PUBLIC_BASE, STUDIO_BASE } from '../contract/path.ts'
import type { Clock, Log } from '../core/context.ts'
import { invalid, StudioError } from '../core/errors.ts'
import type { StudioCore } from '../core/index.ts'
import { sortableId } from '../core/time.ts'
import { mountDocs, type ReadAsset } from './docs.ts'
import type { Env } from './env.ts'
import { mountEvents } from './events.ts'
import { mountExports } from './exports.ts'
import { failure } from './failure.ts'
import { credentialGuard, socketGuard, type GuardParts } from './guards.ts'
import { withHeaders } from './headers.ts'
import { methodsOf, mountOperations } from './http.ts'
import { BODY_LIMIT, readJson } from './input.ts'
import { createRateLimiter, flightGuard, keepRateHeaders, openRate } from './rate-limit.ts'
import { mountMedia } from './media.ts'
import { mountMcp } from './mcp/route.ts'
import { toolServer, type OpenServer } from './mcp/server.ts'
import type { Sessions } from './sessions.ts'
import { mountWindow } from './window-files.ts'

export interface ApiParts {
  core: Pick<
    StudioCore,
    'call' | 'onEvent' | 'eventsSince' | 'latestEvent' | 'readMedia' | 'sections' | 'exportArchive'
  >
  guards: GuardParts
  sessions: Sessions
  clock: Clock
  log: Log
  version: string
  /** `http://127.0.0.1:4310/api/v1/public`, with the real port. */
  address(): string
  /** Requests a minute that one key may make; the shipped limit if absent. */
  requestsPerMinute?(): number
  docsAsset: ReadAsset
  /** Null in Electron, where the window has its own scheme. */
  windowAsset: ReadAsset | null
  /** Another server than that of the twenty tools; for tests of the protocol. */
  openMcp?: OpenServer
}

export type Api = Hono<Env>

const SessionInput = { begin: z.strictObject({ code: z.string() }), renew: z.strictObject({ renewal: z.string() }) }

/** All ways in over HTTP, and the window's bridge through `fetch` with its caller. */
export function createApi(parts: ApiParts): Api {
  const { core, sessions, clock, log } = parts
  const limiter = createRateLimiter(clock, parts.requestsPerMinute ?? (() => limits.requests_per_minute))
  const guards: GuardParts = { ...parts.guards, limiter }
  const app = new Hono<Env>()

  app.onError((error, c) => failure(c, error, log))
  app.notFound((c) => {
    const methods = methodsOf(c.req.path)
    if (methods.length === 0) return failure(c, new StudioError('not_found', 'There is nothing at this address.'), log)
    const allowed = methods.join(', ')
    return failure(
      c,
      new StudioError('method_not_allowed', `This address takes ${allowed}.`, { headers: { Allow: allowed } }),
      log,
    )
  })

  app.use(async (c, next) => {
    const request_id = sortableId('req', clock.now())
    c.set('request_id', request_id)
    const began = clock.monotonic()
    await withHeaders(c, next, {
      'X-Request-Id': request_id,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    // Reads are many and change nothing; what changed something, or failed, can be found by its id.
    const quiet = c.req.method === 'GET' && c.res.status < 400
    log(quiet ? 'debug' : 'info', 'request', {
      request_id,
      method: c.req.method,
      route: c.req.routePath,
      status: c.res.status,
      ms: Math.round(clock.monotonic() - began),
    })
  })
  app.use(keepRateHeaders)
  app.use(socketGuard(guards))
  app.use(flightGuard())

  app.post(`${STUDIO_BASE}/session`, async (c) => {
    const { code } = parsed(SessionInput.begin, await readJson(c, BODY_LIMIT, []))
    return c.json({ data: await sessions.begin(code) }, 201)
  })
  app.post(`${STUDIO_BASE}/session/renew`, async (c) => {
    const { renewal } = parsed(SessionInput.renew, await readJson(c, BODY_LIMIT, []))
    return c.json({ data: await sessions.renew(renewal) }, 201)
  })
  for (const page of ['openapi.json', 'docs', 'docs/*']) app.use(`${PUBLIC_BASE}/${page}`, openRate(limiter))
  mountDocs(app, { address: parts.address, version: parts.version, asset: parts.docsAsset })
  mountMedia(app, core)
  if (parts.windowAsset) mountWindow(app, parts.windowAsset)

  app.use(`${PUBLIC_BASE}/*`, credentialGuard(guards))
  app.use(`${STUDIO_BASE}/*`, credentialGuard(guards))
  mountEvents(app, core)
  mountExports(app, core)
  mountOperations(app, core)
  const { openMcp = toolServer({ core, operations, log, version: parts.version }) } = parts
  mountMcp(app, { guards, log, open: openMcp })
  return app
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw invalid(result.error)
  return result.data
}

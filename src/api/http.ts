import { Hono } from 'hono'
import { operations, type OperationName } from '../contract/index.ts'
import type { Operation } from '../contract/operation.ts'
import { fillPath, pathOf } from '../contract/path.ts'
import type { StudioCore } from '../core/index.ts'
import type { Env } from './env.ts'
import { readUpload } from './uploads.ts'
import { BODY_LIMIT, fromText, queryText, readJson } from './input.ts'

const table = Object.entries(operations) as [OperationName, Operation][]

/** Fixed paths before those with a placeholder: `/articles/generate` is not an article's id. */
const fixedFirst = (path: string): string => path.replace(/\{\w+\}/g, '\uffff')

/** Mounts the operation table. A hallway: it translates, the door decides. */
export function mountOperations(app: Hono<Env>, core: Pick<StudioCore, 'call'>): void {
  const lines = table
    .map(([name, op]) => ({ name, op, ...pathOf(op) }))
    .toSorted((a, b) => (fixedFirst(a.path) < fixedFirst(b.path) ? -1 : 1))

  for (const { name, op, method, path, params } of lines) {
    const bodiless = method === 'GET' || method === 'DELETE'
    app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const readInput = async () => ({
        ...(op.upload
          ? await readUpload(c, op)
          : bodiless
            ? fromText(op.input, queryText(c))
            : await readJson(c, op.bodyLimit ?? BODY_LIMIT, params)),
        ...fromText(op.input, c.req.param()),
      })
      const { status, reply, headers } = await core.call(name, c.get('caller'), readInput, {
        request_id: c.get('request_id'),
        if_match: c.req.header('if-match') ?? null,
        idempotency_key: c.req.header('idempotency-key') ?? null,
      })
      if (op.location)
        headers.Location = fillPath(
          pathOf({ ...op, http: `GET ${op.location}` as `GET /${string}` }).path,
          reply as Record<string, unknown>,
        )
      if (method === 'GET' && headers.ETag && knows(c.req.header('if-none-match'), headers.ETag))
        return c.body(null, 304, headers)
      return c.json(op.paged ? reply : { data: reply }, status as 200, headers)
    })
  }
}

/** Whether a reader names this state among those it has. Weak comparison: `W/` counts for nothing. */
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => strong(tag) === strong(etag))
}

/** Methods that a path knows, for 405. */
export function methodsOf(path: string): string[] {
  return table
    .map(([, op]) => pathOf(op))
    .filter((line) => new RegExp(`^${line.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map(({ method }) => method)
}

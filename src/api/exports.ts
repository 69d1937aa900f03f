import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Context, Hono } from 'hono'
import { STUDIO_BASE } from '../contract/path.ts'
import { StudioError } from '../core/errors.ts'
import type { StudioCore } from '../core/index.ts'
import type { Env } from './env.ts'

/** Archives of exports, read from the disk as they are sent. For the studio alone; behind the credential. */
export function mountExports(app: Hono<Env>, core: Pick<StudioCore, 'exportArchive'>): void {
  app.get(`${STUDIO_BASE}/exports/:id{[0-9]{1,15}}/file`, async (c: Context<Env>) => {
    if (!c.get('caller').scopes.includes('studio')) {
      throw new StudioError('forbidden', 'This address is for the studio itself.')
    }
    const archive = await core.exportArchive(Number(c.req.param('id')))
    if (!archive) {
      throw new StudioError('not_found', 'This export has no archive, or none any more. Export the site again.')
    }
    return c.body(Readable.toWeb(createReadStream(archive.path)) as ReadableStream, 200, {
      'Content-Type': 'application/zip',
      'Content-Length': String(archive.bytes),
      'Content-Disposition': `attachment; filename="${archive.filename}"`,
      'Cache-Control': 'no-store',
    })
  })
}

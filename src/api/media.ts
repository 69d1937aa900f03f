import type { Hono } from 'hono'
import type { StudioCore } from '../core/index.ts'
import type { MediaFile, Rendition } from '../core/media/reader.ts'
import type { Env } from './env.ts'

/** Should bytes ever be taken for a page, it may do nothing. */
const CSP = "default-src 'none'; sandbox"
const FILE = /^(\d{1,5})\.(webp|avif|jpeg)$/

/** Stored pictures, at the API's own origin and without a key, because an `<img>` can send none. Host and Origin were checked. */
export function mountMedia(app: Hono<Env>, core: Pick<StudioCore, 'readMedia'>): void {
  app.get('/media/:sha256', async (c) => {
    const file = await core.readMedia(c.req.param('sha256'), null)
    return file ? mediaResponse(file, c.req.header('if-none-match')) : c.notFound()
  })
  app.get('/media/:sha256/:file', async (c) => {
    const wish = renditionOf(c.req.param('file'))
    const file = wish && (await core.readMedia(c.req.param('sha256'), wish))
    return file ? mediaResponse(file, c.req.header('if-none-match')) : c.notFound()
  })
}

/** `640.webp`, or null. */
function renditionOf(file: string): Rendition | null {
  const parts = FILE.exec(file)
  return parts && { width: Number(parts[1]), format: parts[2] as Rendition['format'] }
}

/** The address names the bytes, so they never change. */
function mediaResponse({ bytes, mime, filename, tag }: MediaFile, ifNoneMatch: string | undefined): Response {
  const etag = `"${tag}"`
  const headers = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': CSP,
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  const seen = ifNoneMatch?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*')
  if (seen) return new Response(null, { status: 304, headers })
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      ...headers,
      'Content-Type': mime,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `inline; filename="${filename.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encoded(filename)}`,
    },
  })
}

/** RFC 5987: what `encodeURIComponent` leaves and a header may not hold. */
const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

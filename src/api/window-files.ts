import type { Hono } from 'hono'
import type { ReadAsset } from './docs.ts'
import type { Env } from './env.ts'

/** The same in both hosts: own scripts only, no plug-ins, no frames but of this computer. Styles may be set by script. */
export const WINDOW_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  // Sites as they are served here, the builder's frame, and previews of templates.
  "frame-src 'self' http://127.0.0.1:* http://*.localhost:*",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the window to a browser tab, at the API's own origin, because there is no CORS. */
export function mountWindow(app: Hono<Env>, asset: ReadAsset): void {
  app.get('/studio', (c) => c.redirect('/studio/', 308))
  app.get('/studio/*', async (c) => {
    const name = c.req.path.slice('/studio/'.length) || 'index.html'
    const file = await asset(name)
    if (!file) return c.notFound()
    const hashed = name.startsWith('assets/')
    return c.body(file.bytes as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': file.type,
      'Cache-Control': hashed ? 'max-age=31536000, immutable' : 'no-cache',
      'Content-Security-Policy': WINDOW_CSP,
    })
  })
}

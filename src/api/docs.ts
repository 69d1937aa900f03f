import type { Hono } from 'hono'
import { PUBLIC_BASE } from '../contract/path.ts'
import type { Env } from './env.ts'
import { openApiDocument } from './openapi.ts'

/** Files by name, from wherever the host keeps them; null when there is no such file. */
export type ReadAsset = (name: string) => Promise<{ bytes: Uint8Array; type: string } | null>

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Quoin API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
<main id="api"></main>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</html>
`

const start = `const dark = matchMedia('(prefers-color-scheme: dark)')
const dress = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dress()
dark.addEventListener('change', dress)
SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#api',
  validatorUrl: null,
  deepLinking: true,
  tryItOutEnabled: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  defaultModelRendering: 'example',
  displayRequestDuration: true,
  filter: true,
})
`

/** The OpenAPI document and its interactive page. Nothing comes from another host. */
export function mountDocs(
  app: Hono<Env>,
  { address, version, asset }: { address(): string; version: string; asset: ReadAsset },
): void {
  const headers = { 'Content-Security-Policy': CSP }
  app.get(`${PUBLIC_BASE}/openapi.json`, (c) => {
    // Under either of our names the page may only ask the one it was opened under.
    const server = c.env.incoming ? new URL(PUBLIC_BASE, c.req.url).href : address()
    return c.json(openApiDocument(server, version))
  })
  app.get(`${PUBLIC_BASE}/docs`, (c) => c.html(page, 200, headers))
  app.get(`${PUBLIC_BASE}/docs/start.js`, (c) =>
    c.body(start, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  app.get(`${PUBLIC_BASE}/docs/:name{swagger-ui\\.css|swagger-ui-bundle\\.js}`, async (c) => {
    const file = await asset(c.req.param('name'))
    if (!file) return c.notFound()
    return c.body(file.bytes as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': file.type,
      'Cache-Control': 'max-age=3600',
    })
  })
}

import { request, type IncomingHttpHeaders } from 'node:http'
import { listen } from '../host/listeners.ts'
import { siteAssets } from '../host/site-assets.ts'
import { createSitesServer } from '../host/sites/server.ts'
import { islandHashes } from '../site/render/islands/index.ts'
import { hostedStudio, type HostedStudio } from './hosted-studio.ts'
import { inlineSites } from './inline-sites.ts'
import type { TestStudioOptions } from './test-studio.ts'

export interface SiteAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

export interface SitesStudio extends HostedStudio {
  port: number
  token: string
  /** `host` as the browser would say it, `bees` for `bees.localhost:{port}`; the socket is always that of 127.0.0.1. */
  get(host: string, path: string, more?: { method?: string; headers?: Record<string, string> }): Promise<SiteAnswer>
}

export const STUDIO_ORIGIN = 'http://127.0.0.1:4310'

/** The sites listener on a real socket over a real database. Node does not find `*.localhost`, so the Host is said. */
export async function sitesStudio(options: TestStudioOptions = {}): Promise<SitesStudio> {
  const studio = await hostedStudio({ clock: 'real', ...options })
  const { core, clock } = studio
  const assets = siteAssets(new URL('../host/browser.ts', import.meta.url).href)
  const token = 'for-the-tests-'.padEnd(43, 'x')
  let port = 0
  const serve = createSitesServer({
    core,
    clock,
    token,
    worker: inlineSites,
    log: (level, event, fields = {}) => void studio.log.push({ level, event, fields }),
    port: () => port,
    studios: [STUDIO_ORIGIN],
    scripts: islandHashes,
    font: assets.font,
    canvasAsset: async (name) => ({ bytes: Buffer.from(`/* ${name} */`), type: 'text/javascript; charset=utf-8' }),
  })
  const listener = await listen({ port: 0, serve })
  port = listener.port
  return {
    ...studio,
    port,
    token,
    get: (host, path, { method = 'GET', headers = {} } = {}) =>
      new Promise((resolve, reject) => {
        const name = /^[a-z0-9-]+$/.test(host) ? `${host}.localhost:${port}` : host
        request({ host: '127.0.0.1', port, path, method, headers: { Host: name, ...headers } }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () => {
            const body = Buffer.concat(chunks)
            resolve({ status: answer.statusCode!, headers: answer.headers, body, text: body.toString() })
          })
        })
          .on('error', reject)
          .end()
      }),
    async close() {
      await listener.close()
      await studio.close()
    },
  }
}

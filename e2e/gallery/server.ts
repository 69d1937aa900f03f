import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SiteFrame } from '../../src/contract/site-view.ts'
import { siteAssets } from '../../src/host/site-assets.ts'
import { siteFile } from '../../src/site/render/files.ts'

export interface GalleryServer {
  /** Without a slash at the end. */
  origin: string
  /** Puts a page at an address below the origin: `/studio-en/about/`. What it needs beside it is found by its name. */
  put(path: string, html: string, frame: SiteFrame): string
  /** CSS that all pages of a site share. */
  sheetOf(frame: SiteFrame): string
  close(): Promise<void>
}

/** Drawn pages on loopback, with their style sheets and fonts. */
export async function serveGallery(): Promise<GalleryServer> {
  const pages = new Map<string, string>()
  const sheets = new Map<string, string>()
  const { font } = siteAssets(new URL('../../src/host/browser.ts', import.meta.url).href)

  async function answer(path: string): Promise<{ type: string; body: string | Uint8Array } | null> {
    const page = pages.get(path)
    if (page !== undefined) return { type: 'text/html; charset=utf-8', body: page }
    const asset = /(?:assets|fonts)\/[\w.-]+$/.exec(path)?.[0] ?? ''
    const css = sheets.get(asset)
    if (css !== undefined) return { type: 'text/css; charset=utf-8', body: css }
    const body = await font(asset)
    return body && { type: 'font/woff2', body }
  }

  const server = createServer((request, response) => {
    void answer(decodeURI(new URL(request.url!, 'http://gallery').pathname)).then((found) => {
      response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' })
      response.end(found?.body ?? 'There is nothing here.')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    put(path, html, frame) {
      const { name, body } = stylesOf(frame)
      sheets.set(name, body)
      pages.set(path, html)
      return origin + encodeURI(path)
    },
    sheetOf: (frame) => stylesOf(frame).body,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const stylesOf = (frame: SiteFrame) =>
  siteFile(frame, { name: '', what: 'styles' }, { mode: 'live', clean_links: true })

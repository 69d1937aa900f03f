import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ReadAsset } from '../api/docs.ts'
import { fontFiles } from '../site/theme/fonts.ts'
import { folderAssets } from './assets.ts'

/** `fonts/lora-latin-wght-normal.woff2`; null for what no theme can ask for. */
export type ReadFont = (path: string) => Promise<Uint8Array | null>

export interface SiteAssets {
  font: ReadFont
  /** The script of the builder's frame, `canvas.js`. */
  canvas: ReadAsset
}

/** What sites need beside the database: copied beside the bundle by the build, or in its packages when run from source. */
export function siteAssets(host: string): SiteAssets {
  const bundled = !host.endsWith('.ts')
  const places = new Map(
    fontFiles.map(({ path, package_path }) => [
      path,
      new URL(bundled ? `../${path}` : `../../node_modules/${package_path}`, host),
    ]),
  )
  return {
    font: async (path) => {
      const place = places.get(path)
      return place ? readFile(fileURLToPath(place)) : null
    },
    canvas: folderAssets(new URL(bundled ? '../renderer/' : '../../out/renderer/', host)),
  }
}

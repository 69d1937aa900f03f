import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from '../build/tools.mjs'
import type { Row } from './kit/rows.ts'

const root = join(import.meta.dirname, '..')
const BUDGET = 250_000

/** What a first start of the window must load: the page's own script, what it preloads, and the styles. */
export async function bench(): Promise<Row[]> {
  build('all')
  const folder = join(root, 'out/renderer')
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]!)
  const size = (kind: RegExp) =>
    files
      .filter((file) => kind.test(file))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).byteLength, 0)
  const line = (what: string, bytes: number): Row => ({
    what,
    ours: `${(bytes / 1000).toFixed(1)} kB gzip`,
    peer: `${BUDGET / 1000} kB budget`,
    ratio: (bytes / BUDGET).toFixed(2),
    spread: `${files.length} files`,
  })
  return [line('first scripts', size(/\.js$/)), line('first styles', size(/\.css$/))]
}

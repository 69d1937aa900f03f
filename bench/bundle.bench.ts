import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from '../build/tools.mjs'
import type { Row } from './kit/rows.ts'

const root = join(import.meta.dirname, '..')
const BUDGET = 250_000

/** The chunks that draw the first screen in English, beside the page's own script, which only sets the stage. */
const FIRST = /^(start|load-en|TodayScreen)-/

/** What the first screen needs before it can be drawn: those chunks, all that they import, and the styles. */
export async function bench(): Promise<Row[]> {
  build('all')
  const folder = join(root, 'out/renderer/assets')
  const page = readFileSync(join(folder, '../index.html'), 'utf8')
  const files = readdirSync(folder)
  const needed = new Set<string>()
  const add = (file: string) => {
    if (needed.has(file)) return
    needed.add(file)
    if (!file.endsWith('.js')) return
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, imported] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) add(imported!)
  }
  for (const [, file] of page.matchAll(/assets\/([^"]+\.(?:js|css))/g)) add(file!)
  for (const file of files) if (FIRST.test(file)) add(file)
  const line = (what: string, kind: RegExp): Row => {
    const chosen = [...needed].filter((file) => kind.test(file))
    const bytes = chosen.reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).byteLength,
      0,
    )
    return {
      what,
      ours: `${(bytes / 1000).toFixed(1)} kB gzip`,
      peer: `${BUDGET / 1000} kB budget`,
      ratio: (bytes / BUDGET).toFixed(2),
      spread: `${chosen.length} files`,
    }
  }
  return [line('first scripts', /\.js$/), line('first styles', /\.css$/)]
}

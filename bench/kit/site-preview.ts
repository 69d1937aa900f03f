import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from './process.ts'
import { median, quantile, spreadOf, type Row } from './rows.ts'
import { SITE } from './site-seed.ts'
import type { SiteStudio } from './site-studio.ts'
import { pagesPerSecond, wireTo } from './wire.ts'

const REPEATS = 3
const COLD = 200
/** Pages that visitors come back to. */
const WARM = 10

const pathOf = (number: number): string => `/notes/post-${number}/`

/** Posts of a site from memory, over ten connections, beside a bare server that sends the same bytes. */
export async function warmPages(studio: SiteStudio, posts: number): Promise<Row> {
  const host = `${SITE}.localhost:${studio.port}`
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  writeFileSync(join(folder, 'page.json'), JSON.stringify(await sampleOf(studio.port, host)))
  const raw = await startProcess<{ port: number }>('bench/kit/raw-page-server.ts', [join(folder, 'page.json')])
  const ours: number[] = []
  const bare: number[] = []
  const path = (index: number) => pathOf(index % WARM)
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    ours.push(await pagesPerSecond(studio.port, host, path))
    bare.push(await pagesPerSecond(raw.said.port, host, path))
  }
  await raw.stop()
  rmSync(folder, { recursive: true })
  return {
    what: `warm page, site of ${posts} posts`,
    ours: `${median(ours).toFixed(0)}/s`,
    peer: `${median(bare).toFixed(0)}/s bare node:http`,
    ratio: (median(ours) / median(bare)).toFixed(2),
    spread: spreadOf(ours),
  }
}

async function sampleOf(port: number, host: string): Promise<{ headers: string[]; body: string }> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: pathOf(1), headers: { Host: host } }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (body += part))
      const own = new Set(['date', 'connection', 'keep-alive'])
      const headers = answer.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 && !own.has(name.toLowerCase()) ? [name, all[at + 1]!] : [],
      )
      answer.on('end', () => resolve({ headers, body }))
    })
      .on('error', reject)
      .end()
  })
}

/** One request after a change that no answer made before outlives: of one post, or of the whole site. */
export async function coldPages(studio: SiteStudio, posts: number): Promise<Row[]> {
  const host = `${SITE}.localhost:${studio.port}`
  const wire = wireTo(studio.port)
  const took = async (times: number, change: () => Promise<unknown>, path: (index: number) => string) => {
    const found: number[] = []
    for (let index = 0; index < times; index++) {
      await change()
      const began = performance.now()
      await wire.get(host, path(index))
      found.push(performance.now() - began)
    }
    return found
  }
  const post = (index: number) => pathOf((index * 37) % posts)
  const bump = () => studio.ask('change', { post_id: 1 })
  await took(20, bump, post)
  const runs: [string, number[]][] = [
    ['cold post', await took(COLD, bump, post)],
    ['cold list page', await took(COLD, bump, () => '/notes/')],
    ['cold post, whole site changed', await took(COLD / 2, () => studio.ask('rename', {}), post)],
  ]
  wire.close()
  return runs.map(([what, times]) => ({
    what: `${what}, site of ${posts} posts`,
    ours: `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)}`,
    peer: 'promised p99 10 ms',
    ratio: `${(quantile(times, 0.99) / 10).toFixed(2)} of the promise`,
    spread: spreadOf(times, 1),
  }))
}

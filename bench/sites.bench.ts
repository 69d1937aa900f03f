import { draw } from '../src/site/render/index.ts'
import { siteCss } from '../src/site/render/theme-css.ts'
import { readTheme } from '../src/site/theme/parse.ts'
import { testStudio } from '../src/testing/test-studio.ts'
import { median, spreadOf, type Row } from './kit/rows.ts'
import { exports, heldUp } from './kit/site-export.ts'
import { coldPages, warmPages } from './kit/site-preview.ts'
import { sampleSections, siteFolder, SITE } from './kit/site-seed.ts'
import { type Delay, startSites } from './kit/site-studio.ts'
import { pagesPerSecond } from './kit/wire.ts'

const SIZES = [10, 1_000, 5_000]
const REPEATS = 3

/** Sites as visitors get them and as files, for blogs of three sizes; every post has 7 kB and three tags. */
export async function bench(): Promise<Row[]> {
  const rows = await drawing()
  const written: Row[] = []
  for (const posts of SIZES) {
    const folder = await siteFolder(posts)
    const studio = await startSites(folder)
    rows.push(await warmPages(studio, posts), ...(await coldPages(studio, posts)))
    if (posts === SIZES.at(-1)) rows.push(await whileServing(studio.port, studio.ask))
    await studio.stop()
    if (posts >= 1_000) written.push(...(await exports(folder, posts)))
  }
  return [...rows, ...written]
}

async function whileServing(port: number, ask: Awaited<ReturnType<typeof startSites>>['ask']): Promise<Row> {
  const held: Delay[] = []
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    await ask('rename', {})
    await ask('watch', {})
    // Each address once: all of them are drawn while they are served.
    await pagesPerSecond(port, `${SITE}.localhost:${port}`, (index) => `/notes/post-${(index + repeat) % 5_000}/`)
    held.push(await ask('watched', {}))
  }
  return heldUp('event loop while pages are drawn and served', held)
}

/** Documents a second on one thread. */
async function drawing(): Promise<Row[]> {
  const studio = await testStudio({ clock: 'real', start: false })
  const { id: site_id } = await studio.call('create_site', { name: 'Drawn', slug: 'drawn', default_locale: 'en' })
  const rows: Row[] = []
  for (const count of [12, 60]) {
    const slug = `of-${count}`
    const page = { site_id, locale: 'en', title: `Page of ${count}`, slug, sections: sampleSections(count) }
    await studio.call('create_page', page)
    const found = await studio.core.sites.find('drawn', `/${slug}/`, { drafts: false })
    if (found?.kind !== 'draw') throw new Error('There is no such page.')
    const { frame, drawing: drawn } = found
    rows.push(perSecond(`draw a page of ${count} sections`, () => draw(frame, drawn, wish).html))
  }
  const frame = await studio.core.sites.frame(site_id, { drafts: false })
  rows.push(perSecond('style sheet of a site', () => siteCss(readTheme(frame.theme)).text))
  await studio.close()
  return rows
}

const wish = { mode: 'live', clean_links: false, today: '2026-11-22' } as const

function perSecond(what: string, act: () => string): Row {
  const rates: number[] = []
  let kB = 0
  for (let repeat = -1; repeat < REPEATS; repeat++) {
    const began = performance.now()
    let times = 0
    while (performance.now() - began < 500) {
      kB = act().length / 1000
      times += 1
    }
    if (repeat >= 0) rates.push((times / (performance.now() - began)) * 1000)
  }
  return {
    what,
    ours: `${median(rates).toFixed(0)}/s, ${kB.toFixed(0)} kB`,
    peer: '',
    ratio: `${((median(rates) * kB) / 1000).toFixed(0)} MB/s`,
    spread: spreadOf(rates),
  }
}

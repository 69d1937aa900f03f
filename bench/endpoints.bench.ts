import { preparedStudio, type PreparedStudio } from '../src/testing/prepared-studio.ts'
import { seed } from './kit/seed.ts'
import { quantile, spreadOf, type Row } from './kit/rows.ts'

const ARTICLES = 2_000
const PAGES = 50

/** One answer over HTTP, a class of endpoint a line, one request at a time; beside it a request without a key, which is refused before the core. */
export async function bench(): Promise<Row[]> {
  const studio = await preparedStudio()
  await seed(studio, ARTICLES)
  for (let page = 0; page < PAGES; page++)
    await studio.call('create_page', { site_id: 1, title: `Page ${page}`, sections })

  const floor = await measured(200, () => studio.fetch('/api/v1/public/nowhere'))
  const rows: Row[] = []
  const [template] = await studio.call('list_templates', {})
  for (const [what, times, act] of classes(studio, template!.key)) {
    const took = await measured(times, act)
    rows.push({
      what,
      ours: `p50 ${quantile(took, 0.5).toFixed(1)} ms, p99 ${quantile(took, 0.99).toFixed(1)}`,
      peer: `p50 ${quantile(floor, 0.5).toFixed(1)} ms, refused at the door`,
      ratio: `${(quantile(took, 0.5) / quantile(floor, 0.5)).toFixed(1)} × the time`,
      spread: spreadOf(took, 1),
    })
  }
  await studio.close()
  return rows
}

/** An address that a page does not have yet. */
let made = 0
const sections = Array.from({ length: 12 }, (_, index) => ({
  type: 'rich_text',
  props: { html: `<h2>Part ${index}</h2><p>${'We keep bees where others park cars. '.repeat(20)}</p>` },
}))

type Act = (index: number) => Promise<{ status: number; body: unknown }>

function classes(studio: PreparedStudio, template: string): [string, number, Act][] {
  const call =
    (name: string, input: (index: number) => Record<string, unknown>): Act =>
    (index) =>
      studio.http(name, { input: input(index) })
  return [
    ['read a list: articles, 20 of 2,000', 500, call('list_articles', (index) => ({ page: 1 + (index % 50) }))],
    ['read a list: pages of a site, 52', 300, call('list_pages', () => ({ site_id: 1 }))],
    ['read one: an article of 900 words', 500, call('get_article', (index) => ({ id: 10 + (index % 1_000) }))],
    ['read one: a site', 300, call('get_site', () => ({ site_id: 1 }))],
    ['write small: the name of a site', 200, call('update_site', (index) => ({ site_id: 1, name: `Honey ${index}` }))],
    [
      'write a page with 12 sections',
      100,
      call('create_page', () => ({ site_id: 1, title: `New ${made++}`, sections })),
    ],
    [
      'clone a template',
      20,
      call('create_site_from_template', () => ({
        name: `Site ${made++}`,
        template_key: template,
        default_locale: 'en',
      })),
    ],
    ['publish a post', 100, call('publish_post', (index) => ({ site_id: 1, article_id: 100 + index }))],
    [
      'write small, under an Idempotency-Key',
      100,
      (index) =>
        studio.http('create_site', {
          input: { name: `Keyed ${made++}` },
          headers: { 'Idempotency-Key': `key-${index}-${made}` },
        }),
    ],
  ]
}

async function measured(times: number, act: Act): Promise<number[]> {
  const took: number[] = []
  for (let index = 0; index < times; index++) {
    const began = performance.now()
    const { status, body } = await act(index)
    took.push(performance.now() - began)
    if (status >= 300 && status !== 401) throw new Error(`${status} ${JSON.stringify(body)}`)
  }
  return took
}

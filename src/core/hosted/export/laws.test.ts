import { rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainPicture } from '../../../testing/picture-shop.ts'
import { bytesIn, runExport } from '../../../testing/site-exports.ts'
import { sitesStudio, type SitesStudio } from '../../../testing/sites-studio.ts'

/** What a person may do to a site; numbers choose among what is there. */
interface Act {
  do: keyof typeof acts
  a: number
  b: number
}

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % (items.length || 1)]
const LOCALES = ['en', 'de', 'uk'] as const
const TAGS = ['Bees', 'bees', 'Wax', 'Мёд', 'C++']

/** Sections that show something of the rest of the site. */
async function sectionsFor({ call, site_id }: SitesStudio, a: number, b: number) {
  const posts = await call('list_site_posts', { site_id })
  const { items } = await call('list_media', {})
  const picture = pick(items, a)
  const image = picture
    ? { kind: 'image', image: { media: picture.sha256, ...(b % 2 ? { alt: 'Said here' } : {}) } }
    : { kind: 'none' }
  const all = [
    { id: 'x', type: 'hero', props: { heading: `Word ${b % 5}`, variant: 'split-left', media: image } },
    { id: 'list', type: 'posts', props: { source: { kind: 'all' }, count: 1 + (b % 3), pagination: b % 2 === 0 } },
    { id: 'tag', type: 'posts', props: { source: { kind: 'tag', tag: TAGS[b % TAGS.length] }, count: 2 } },
    { id: 'own', type: 'posts', props: { source: { kind: 'chosen', ids: [pick(posts, a)?.id ?? 1] }, count: 2 } },
    { id: 'near', type: 'related_posts', props: { count: 2 } },
    { id: 'news', type: 'announcement', props: { text: 'News', from: '2026-01-02', until: '2026-01-03' } },
    { id: 'text', type: 'rich_text', props: { html: `<p>On <a href="/page-${a % 5}/">there</a></p>` } },
  ]
  return all.filter((_, at) => at === 0 || (a + b) % (at + 1) === 0)
}

const acts = {
  add: async (studio, a, b) => {
    const slug = pick(['', '404', `page-${a % 5}`, `page-${b % 5}`], a)!
    const page_type = b % 4 === 0 ? 'blog_listing' : 'standard'
    const sections = await sectionsFor(studio, a, b)
    const locale = pick(LOCALES, b)!
    await studio.call('add_page', {
      site_id: studio.site_id,
      title: `Page ${b % 9}`,
      slug,
      locale,
      page_type,
      sections,
    })
  },
  page: async (studio, a, b) => {
    const { page, of } = await somePage(studio, a)
    const sections = await sectionsFor(studio, a, b)
    const wish = pick(
      [{ sections }, { title: `Title ${b}` }, { noindex: b % 4 === 1 }, { nav_order: b % 4 ? b : null }],
      b,
    )!
    if (page) await studio.call('update_page', { ...of, ...wish })
  },
  seo: async (studio, a, b) => {
    const { of } = await somePage(studio, a)
    const { items } = await studio.call('list_media', {})
    const og_image_url = `/media/${pick(items, b)?.sha256 ?? 'a'.repeat(64)}`
    await studio.call('update_page', { ...of, meta_description: `About ${b}`, ...(b % 2 ? { og_image_url } : {}) })
  },
  draft: async (studio, a, b) => {
    await studio.call('save_page', { ...(await somePage(studio, a)).of, title: `Draft ${b}` })
  },
  publish: async (studio, a) => void (await studio.call('publish_page', (await somePage(studio, a)).of)),
  unpublish: async (studio, a) => void (await studio.call('unpublish_page', (await somePage(studio, a)).of)),
  remove: async (studio, a) => void (await studio.call('remove_page', (await somePage(studio, a)).of)),
  translate: async (studio, a, b) => {
    const { id } = await studio.call('translate_page', { ...(await somePage(studio, a)).of, locale: pick(LOCALES, b)! })
    await studio.call('publish_page', { site_id: studio.site_id, page_id: id })
  },
  move: async (studio, a, b) => {
    const page_type = b % 3 ? ('standard' as const) : ('blog_listing' as const)
    await studio.call('change_page_address', { ...(await somePage(studio, a)).of, slug: `page-${b % 5}`, page_type })
  },
  arrange: async (studio, a, b) => {
    const { site_id, call } = studio
    const { page } = await somePage(studio, a)
    const locale = page?.locale ?? 'en'
    const [first, ...rest] = (await call('list_site_pages', { site_id })).filter((each) => each.locale === locale)
    const below = rest.slice(0, b % 4).map(({ id }, at) => ({ page_id: id, parent_id: at % 2 ? null : first!.id }))
    await call('arrange_navigation', { site_id, locale, pages: first ? [{ page_id: first.id }, ...below] : [] })
  },
  share: async (studio, a) => {
    await studio.call('share_section', { ...(await somePage(studio, a)).of, section_id: 'x', name: 'Shared' })
  },
  edit_shared: async (studio, a, b) => {
    const { call, site_id } = studio
    const one = pick(await call('list_shared_sections', { site_id }), a)
    const section = { id: 'x', type: 'hero', props: { heading: `Shared ${b}` } }
    await call('save_shared_section', { site_id, shared_id: one?.id ?? 1, section })
  },
  delete_shared: async (studio, a) => {
    const { call, site_id } = studio
    const one = pick(await call('list_shared_sections', { site_id }), a)
    await call('delete_shared_section', { site_id, shared_id: one?.id ?? 1 })
  },
  post: async (studio, a, b) => {
    const { items } = await studio.call('list_media', {})
    const picture = b % 2 ? `<p><img src="/media/${pick(items, a)?.sha256 ?? 'a'.repeat(64)}" alt="A"></p>` : ''
    const language = pick(LOCALES, b)!
    const article = await studio.write(`Post ${a} ${b % 3}`, { content: `<p>Text ${a}.</p>${picture}`, language })
    await tag(studio, article.id, a, b)
    await studio.call('publish_post', { site_id: studio.site_id, article_id: article.id })
  },
  refresh: async (studio, a, b) => {
    const { call, site_id } = studio
    const post = pick(await call('list_site_posts', { site_id }), a)
    if (!post) return
    await tag(studio, post.article_id, a, b)
    await call('refresh_post', { site_id, post_id: post.id })
  },
  change_post: async (studio, a, b) => {
    const { call, site_id } = studio
    const post = pick(await call('list_site_posts', { site_id }), a)
    const status = post?.status === 'live' ? ('draft' as const) : ('live' as const)
    const wish = pick([{ slug: `post-${b % 4}` }, { status }, { noindex: b % 2 === 0 }, { meta_title: `M ${b}` }], b)!
    if (post) await call('update_post', { site_id, post_id: post.id, ...wish })
  },
  unpost: async (studio, a) => {
    const { call, site_id } = studio
    const post = pick(await call('list_site_posts', { site_id }), a)
    if (post) await call('unpublish_post', { site_id, post_id: post.id })
  },
  name: async ({ call, site_id }, _a, b) => void (await call('update_site', { site_id, name: `Bees ${b % 4}` })),
  theme: async ({ call, site_id }, a, b) => {
    const themes = [
      { radius: b % 2 ? 'large' : 'none' },
      { colors: { light: { accent: b % 2 ? '#7a1f1f' : '#1f3f7a' } } },
      { header: { links: [{ label: `Link ${a % 3}`, href: `/page-${b % 5}/` }] } },
      { fonts: { heading: b % 2 ? 'Lora' : 'Inter' } },
    ]
    await call('update_site', { site_id, theme_config: pick(themes, a)! })
  },
  locale: async ({ call, site_id }, _a, b) => {
    await call('update_site', { site_id, default_locale: pick(LOCALES, b)! })
  },
  options: async ({ call, site_id }, a, b) => {
    const public_url = pick([null, 'https://bees.example.com', 'https://example.com/bees/'], a)!
    await call('save_site_options', { site_id, public_url, feed_text: b % 2 ? 'full' : 'excerpt' })
  },
  upload: async ({ call }, a) => {
    await call('upload_media', { bytes: await plainPicture(400, 300, 0x100000 + (a % 4)), filename: `${a}.png` })
  },
  alt: async ({ call }, a, b) => {
    const { items } = await call('list_media', {})
    const one = pick(items, a)
    if (one) await call('update_media', { id: one.id, alt: `Alt ${b % 4}` })
  },
  purge: async ({ call }, a) => {
    const { items } = await call('list_media', {})
    const one = pick(items, a)
    if (!one) return
    await call('delete_media', { id: one.id })
    if (a % 2) await call('purge_media', { id: one.id })
  },
  redirect: async ({ call, site_id }, a, b) => {
    const from = pick(['/old/', '/Page-1/', '/old', '/a:b/', '/page-2/', '/notes/tag/bees/', '/x.html'], a)!
    await call('save_redirect', { site_id, from_path: from, to_path: `/page-${b % 5}/`, status: b % 2 ? 301 : 302 })
  },
  unredirect: async ({ call, site_id }, a) => {
    const one = pick(await call('list_redirects', { site_id }), a)
    if (one) await call('delete_redirect', { site_id, redirect_id: one.id })
  },
  undo: async ({ call, site_id }) => void (await call('undo_site', { site_id })),
  redo: async ({ call, site_id }) => void (await call('redo_site', { site_id })),
} satisfies Record<string, (studio: SitesStudio, a: number, b: number) => Promise<void>>

async function somePage({ call, site_id }: SitesStudio, a: number) {
  const page = pick(await call('list_site_pages', { site_id }), a)
  return { page, of: { site_id, page_id: page?.id ?? 0 } }
}

async function tag({ call, ctx }: SitesStudio, id: number, a: number, b: number): Promise<void> {
  const article = ctx.db.selectFrom('articles').select('revision').where('id', '=', id)
  const { revision } = await article.executeTakeFirstOrThrow()
  await call('save_article', { id, revision, keywords: [TAGS[a % TAGS.length]!, ...(b % 3 ? ['Wax'] : [])] })
}

function refusal(error: unknown): void {
  const codes = ['validation_error', 'not_found', 'conflict', 'quota_exceeded']
  if (!codes.includes((error as { code?: string }).code ?? '')) throw error
}

async function exported(studio: SitesStudio, folder: string): Promise<Map<string, string>> {
  const done = await runExport(studio, { folder, despite_problems: true })
  expect(done).toMatchObject({ state: 'done', error: null })
  return new Map(bytesIn(folder))
}

/** Files that differ, or that only one has. */
const different = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))

/** Nobody asks for these. */
const UNSERVED = /^(?:\.quoin-export\.json|_redirects|\.htaccess|nginx\.conf)$/

const leadsOn = (base64: string) => Buffer.from(base64, 'base64').includes('http-equiv="refresh"')

it('an export after any changes is the same as one made anew, and as what the site serves', async () => {
  const names = Object.keys(acts) as Act['do'][]
  const anything = fc.record({ do: fc.constantFrom(...names), a: fc.nat(40), b: fc.nat(40) })
  const some = fc.array(fc.array(anything, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(some, async (rounds) => {
      const studio = await sitesStudio()
      try {
        const [folder, fresh] = [join(studio.folder, 'kept'), join(studio.folder, 'fresh')]
        const ready: Act[] = [
          { do: 'upload', a: 1, b: 0 },
          { do: 'upload', a: 2, b: 0 },
          ...[3, 6, 9, 12].map((a): Act => ({ do: 'post', a, b: a })),
          ...[0, 1, 2, 3, 6].map((a): Act => ({ do: 'add', a, b: a * 4 })),
        ]
        for (const { do: what, a, b } of ready) await acts[what](studio, a, b).catch(refusal)
        await exported(studio, folder)
        for (const wishes of rounds) {
          for (const { do: what, a, b } of wishes) await acts[what](studio, a, b).catch(refusal)
          const kept = await exported(studio, folder)
          rmSync(fresh, { recursive: true, force: true })
          const anew = await exported(studio, fresh)
          // The manifest may say the same in another order.
          expect(different(kept, anew).filter((name) => name !== '.quoin-export.json')).toEqual([])
          for (const [name, bytes] of anew) {
            if (UNSERVED.test(name) || leadsOn(bytes)) continue
            const served = await studio.get('bees', `/${name}`)
            expect([name, served.body.toString('base64') === bytes]).toEqual([name, true])
          }
        }
      } finally {
        await studio.close()
      }
    }),
    {
      numRuns: process.env['QUOIN_TEST'] === 'long' ? 40 : 3,
      ...(process.env['QUOIN_SEED'] && { seed: Number(process.env['QUOIN_SEED']) }),
    },
  )
}, 600_000)

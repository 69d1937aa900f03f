import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hostedStudio, type HostedStudio } from '../../../testing/hosted-studio.ts'

/** What a person may do to a site; numbers choose among what is there. */
type Act = { do: string; a: number; b: number }

const acts = [
  'add',
  'add',
  'save',
  'save',
  'publish',
  'unpublish',
  'discard',
  'update',
  'remove',
  'duplicate',
  'translate',
  'move',
  'listing',
  'arrange',
  'share',
  'edit_shared',
  'detach',
  'delete_shared',
  'theme',
  'name',
  'locale',
  'redirect',
  'unredirect',
]

async function act(studio: HostedStudio, { do: what, a, b }: Act): Promise<void> {
  const { site_id, call } = studio
  const pages = await call('list_site_pages', { site_id })
  const shared = await call('list_shared_sections', { site_id })
  const redirects = await call('list_redirects', { site_id })
  const page = pages[a % Math.max(1, pages.length)]
  const one = shared[b % Math.max(1, shared.length)]
  const hero = (id: string, heading: string) => ({ id, type: 'hero', props: { heading } })
  const sections = [hero('x', `Word ${b % 5}`), ...(b % 2 ? [hero('y', 'Second')] : [])]
  const of = { site_id, page_id: page?.id ?? 0 }
  const section_id = ['x', 'y'][b % 2]!
  const status = b % 3 ? ('published' as const) : ('draft' as const)

  if (what === 'add') return void (await call('add_page', { site_id, title: `Page ${b % 9}`, status, sections }))
  if (what === 'theme') return void (await call('update_site', { site_id, theme_config: themes[b % 3]! }))
  if (what === 'name') return void (await call('update_site', { site_id, name: `Bees ${b % 4}` }))
  if (what === 'locale') return void (await call('update_site', { site_id, default_locale: ['en', 'de'][b % 2]! }))
  if (what === 'redirect') {
    return void (await call('save_redirect', { site_id, from_path: `/old-${a % 4}/`, to_path: `/to-${b % 4}/` }))
  }
  if (what === 'unredirect') {
    return void (await call('delete_redirect', {
      site_id,
      redirect_id: redirects[a % (redirects.length || 1)]?.id ?? 1,
    }))
  }
  if (what === 'edit_shared') {
    const section = hero('x', `Shared ${b % 5}`)
    return void (await call('save_shared_section', { site_id, shared_id: one?.id ?? 1, section }))
  }
  if (what === 'delete_shared') return void (await call('delete_shared_section', { site_id, shared_id: one?.id ?? 1 }))
  if (what === 'arrange') {
    const { locale = 'en' } = page ?? {}
    const [first, ...rest] = pages.filter((each) => each.locale === locale).slice(0, 1 + (b % 4))
    const below = rest.map(({ id }, index) => ({ page_id: id, parent_id: index % 2 ? null : first!.id }))
    const listed = first ? [{ page_id: first.id }, ...below] : []
    return void (await call('arrange_navigation', { site_id, locale, pages: listed }))
  }
  if (what === 'save') await call('save_page', { ...of, title: `Title ${b % 4}`, sections })
  if (what === 'publish') await call('publish_page', of)
  if (what === 'unpublish') await call('unpublish_page', of)
  if (what === 'discard') await call('discard_page_draft', of)
  if (what === 'update') await call('update_page', { ...of, sections, status, meta_title: `M ${b % 3}` })
  if (what === 'remove') await call('remove_page', of)
  if (what === 'duplicate') await call('duplicate_page', of)
  if (what === 'translate') await call('translate_page', { ...of, locale: ['de', 'uk'][b % 2]! })
  if (what === 'move') await call('change_page_address', { ...of, slug: `s-${b % 5}` })
  if (what === 'listing') {
    const page_type = b % 2 ? ('blog_listing' as const) : ('standard' as const)
    await call('change_page_address', { ...of, slug: page?.slug ?? '', page_type })
  }
  if (what === 'share') await call('share_section', { ...of, section_id, name: `Shared ${b}` })
  if (what === 'detach') await call('detach_shared_section', { ...of, section_id })
}

const themes = [{ radius: 'large' }, { scale: 'compact' }, { colors: { light: { accent: '#7a1f1f' } } }]

/** All that people and visitors see of a site, without what only ever goes up. */
async function documentOf({ site_id, call, ctx }: HostedStudio) {
  const { theme_config, name, default_locale } = await call('get_site', { site_id })
  const pages = []
  for (const { id } of await call('list_site_pages', { site_id })) {
    const {
      revision: _,
      updated_at: __,
      overtaken_by: ___,
      ...page
    } = await call('open_page', { site_id, page_id: id })
    pages.push(page)
  }
  const shared = await call('list_shared_sections', { site_id })
  const redirects = await ctx.db
    .selectFrom('redirects')
    .select(['from_path', 'to_path', 'status', 'origin'])
    .where('site_id', '=', site_id)
    .orderBy('from_path')
    .execute()
  return {
    site: { theme_config, name, default_locale },
    pages: pages.toSorted((one, other) => one.id - other.id),
    shared: shared.map(({ revision: _, updated_at: __, ...section }) => section),
    redirects,
  }
}

type Document = Awaited<ReturnType<typeof documentOf>>
const withoutRedirects = ({ redirects: _, ...rest }: Document) => rest

it.each([...new Set(acts)])('%s is one step, taken back and done again', async (what) => {
  const studio = await hostedStudio()
  const { site_id, call } = studio
  const ready: [string, number, number][] = [
    ['add', 0, 1],
    ['add', 0, 5],
    ['share', 0, 0],
    ['save', 1, 3],
    ['redirect', 0, 0],
    ['translate', 1, 0],
  ]
  for (const [name, a, b] of ready) await act(studio, { do: name, a, b })
  const length = async () => (await call('get_site_history', { site_id })).steps.length
  const before = await length()
  let first = await documentOf(studio)
  for (let number = 0; number < 60 && (await length()) === before; number++) {
    first = await documentOf(studio)
    await act(studio, { do: what, a: number % 7, b: number }).catch(refusal)
  }
  expect(await length()).toBe(before + 1)
  const last = await documentOf(studio)
  expect(last).not.toEqual(first)
  await call('undo_site', { site_id })
  expect(withoutRedirects(await documentOf(studio))).toEqual(withoutRedirects(first))
  await call('redo_site', { site_id })
  expect(await documentOf(studio)).toEqual(last)
  await studio.close()
})

it('all that was done can be taken back to the first state, and done again to the last', async () => {
  const anything = fc.record({ do: fc.constantFrom(...acts), a: fc.nat(50), b: fc.nat(50) })
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { minLength: 4, maxLength: 24 }), async (wishes) => {
      const studio = await hostedStudio()
      try {
        const { site_id } = studio
        await studio.call('add_page', { site_id, title: 'Home', slug: '', sections: [] })
        const { steps: earlier } = await studio.call('get_site_history', { site_id })
        const first = await documentOf(studio)
        // What is refused leaves nothing, so it is left out.
        for (const wish of wishes) await act(studio, wish).catch(refusal)
        const last = await documentOf(studio)
        const { steps } = await studio.call('get_site_history', { site_id })
        const done = steps.length - earlier.length

        const states: Document[] = []
        for (let number = 0; number < done; number++) {
          states.push(await documentOf(studio))
          await studio.call('undo_site', { site_id })
        }
        const begun = await documentOf(studio)
        expect(withoutRedirects(begun)).toEqual(withoutRedirects(first))
        expect(begun.redirects).toEqual(expect.arrayContaining(first.redirects))
        for (const state of states.toReversed()) {
          await studio.call('redo_site', { site_id })
          expect(withoutRedirects(await documentOf(studio))).toEqual(withoutRedirects(state))
        }
        expect((await documentOf(studio)).redirects).toEqual(expect.arrayContaining(last.redirects))
      } finally {
        await studio.close()
      }
    }),
    { numRuns: 15 },
  )
}, 240_000)

function refusal(error: unknown): void {
  const codes = ['validation_error', 'not_found', 'conflict']
  if (!codes.includes((error as { code?: string }).code ?? '')) throw error
}

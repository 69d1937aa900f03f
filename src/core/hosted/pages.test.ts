import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostedStudio, type HostedStudio } from '../../testing/hosted-studio.ts'
import { studioCaller, type Caller } from '../context.ts'

let studio: HostedStudio
beforeEach(async () => {
  studio = await hostedStudio()
})
afterEach(() => studio.close())

type Wish = Parameters<typeof make>[0]
const make = (more: { title?: string } & Record<string, unknown> = {}) =>
  studio.call('add_page', { site_id: studio.site_id, title: 'Honey', ...more })
const change = (page_id: number, wish: Record<string, unknown>) =>
  studio.call('update_page', { site_id: studio.site_id, page_id, ...wish })
const list = () => studio.call('list_pages', { site_id: studio.site_id })
const hero = (heading: string) => ({ type: 'hero', props: { heading } })
const faq = (answer: string) => ({ type: 'faq', props: { items: [{ question: 'Why?', answer }] } })

describe('a page', () => {
  it('takes on creation over the API what the specification names, and is published at once', async () => {
    const input = { site_id: studio.site_id, title: 'Honey' }
    expect(await studio.call('create_page', input)).toMatchObject({ status: 'published', slug: 'honey' })
    for (const more of [{ status: 'draft' }, { nav_order: 1 }, { background: null }, { noindex: true }]) {
      await expect(
        studio.call('create_page', { ...input, title: 'More', ...more } as typeof input),
      ).rejects.toMatchObject({
        code: 'validation_error',
        details: [{ path: Object.keys(more)[0], code: 'unknown_field' }],
      })
    }
    expect(await list()).toHaveLength(1)
  })

  it('is created whole: visible, last in the navigation, in the locale of the site', async () => {
    await make()
    const page = await make({ title: 'About us', meta_description: 'Who we are' })

    expect(page).toEqual({
      id: 2,
      site_id: studio.site_id,
      title: 'About us',
      slug: 'about-us',
      page_type: 'standard',
      status: 'published',
      locale: 'en',
      url: 'http://bees.localhost:2/about-us/',
      nav_order: 1,
      meta_title: null,
      meta_description: 'Who we are',
      canonical_url: null,
      og_image_url: null,
      noindex: false,
      revision: 1,
      created_at: '2026-11-21T08:30:00Z',
      updated_at: '2026-11-21T08:30:00Z',
      sections: [],
      background: null,
    })
    expect(studio.events.at(-2)).toEqual({ type: 'page.created', id: 2, site_id: studio.site_id })
    expect(await studio.call('get_page', { site_id: studio.site_id, page_id: 2 })).toEqual(page)
  })

  it('stands in the order of the navigation, then by age; outside of it at the end', async () => {
    await make({ title: 'Last', nav_order: 9 })
    await make({ title: 'Hidden', nav_order: null })
    await make({ title: 'Second', nav_order: 4 })
    await make({ title: 'Third', nav_order: 4 })
    await make({ title: 'First', nav_order: 0 })
    expect((await list()).map(({ title }) => title)).toEqual(['First', 'Second', 'Third', 'Last', 'Hidden'])
    expect(Object.keys((await list())[0]!)).not.toContain('sections')
  })

  it('in another locale stands below it', async () => {
    expect(await make({ locale: 'de-at', slug: '' })).toMatchObject({
      locale: 'de-AT',
      url: 'http://bees.localhost:2/de-at/',
    })
  })

  it('of another site is not there', async () => {
    const page = await make()
    const { id: other } = await studio.call('create_site', { name: 'Other' })
    const at = { site_id: other, page_id: page.id }
    for (const name of ['get_page', 'list_page_versions', 'update_page', 'delete_page'] as const) {
      await expect(studio.call(name, at)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await list()).toHaveLength(1)
  })

  it('goes when it is deleted', async () => {
    const page = await make()
    const at = { site_id: studio.site_id, page_id: page.id }
    expect(await studio.call('delete_page', at)).toEqual({ id: page.id, deleted: true })
    expect(await list()).toEqual([])
    await expect(studio.call('delete_page', at)).rejects.toMatchObject({ code: 'not_found' })
    expect(studio.events.at(-2)).toEqual({ type: 'page.deleted', id: page.id, site_id: studio.site_id })
  })
})

describe('sections', () => {
  it('are stored whole, each with an id of its own, and their rich text is sanitised', async () => {
    const { sections } = await make({
      sections: [hero('Hi'), { id: 'why', ...faq('<p onclick="x()">Because.</p><script>x()</script>') }],
    })
    expect(sections).toMatchObject([
      {
        id: expect.stringMatching(/^s_[0-9a-f]{12}$/),
        type: 'hero',
        version: 1,
        props: { heading: 'Hi', actions: [] },
      },
      { id: 'why', type: 'faq', props: { items: [{ question: 'Why?', answer: '<p>Because.</p>' }], jsonld: true } },
    ])
  })

  it.each([
    ['an unknown type', [hero('a'), { type: 'nothing' }], 'sections.1.type'],
    ['an unknown prop', [{ type: 'hero', props: { heading: 'a', css: 'x' } }], 'sections.0.props.css'],
    ['a missing prop', [hero('a'), hero('b'), { type: 'hero', props: {} }], 'sections.2.props.heading'],
    [
      'something deep inside',
      [{ type: 'faq', props: { items: [{ question: 'Q', answer: 3 }] } }],
      'sections.0.props.items.0.answer',
    ],
    ['a field beside the props', [{ ...hero('a'), style: {} }], 'sections.0.style'],
    [
      'an id of two sections',
      [
        { id: 'a', ...hero('a') },
        { id: 'a', ...hero('b') },
      ],
      'sections.1.id',
    ],
    ['an id with other signs', [{ id: 'a b', ...hero('a') }], 'sections.0.id'],
    ['a version that is not known yet', [{ ...hero('a'), version: 99 }], 'sections.0.version'],
    ['a shared section of nobody', [{ type: 'shared', props: { ref: 1 } }], 'sections.0.props.ref'],
    ['what is no object', ['hero'], 'sections.0'],
  ])('are refused with %s, at its path, and nothing is written', async (_, sections, path) => {
    await expect(make({ sections } as Wish)).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path, code: expect.any(String), message: expect.any(String) }],
    })
    const page = await make()
    await expect(change(page.id, { sections })).rejects.toMatchObject({ details: [{ path }] })
    expect(await list()).toEqual([expect.objectContaining({ revision: 1 })])
  })

  it('are refused with everything that is wrong at once', async () => {
    await expect(make({ sections: [{ type: 'x' }, hero(''), hero('ok'), { type: 'y' }] })).rejects.toMatchObject({
      details: [{ path: 'sections.0.type' }, { path: 'sections.1.props.heading' }, { path: 'sections.3.type' }],
    })
  })

  it('are at most 200', async () => {
    await make({ sections: Array.from({ length: 200 }, () => hero('a')) })
    await expect(make({ sections: Array.from({ length: 201 }, () => hero('a')) })).rejects.toMatchObject({
      details: [{ path: 'sections' }],
    })
  })

  it('may refer to a shared section of their own site alone', async () => {
    const { id: other } = await studio.call('create_site', { name: 'Other' })
    const shared = (site_id: number) =>
      studio.ctx.write((tx) =>
        tx.db
          .insertInto('shared_sections')
          .values({ site_id, name: 'CTA', revision: 1, created_at: '', updated_at: '', section: '{}' })
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
    const theirs = await shared(other)
    const ours = await shared(studio.site_id)
    const refer = ({ id }: { id: number }) => [{ type: 'shared', props: { ref: id } }]
    await expect(make({ sections: refer(theirs) })).rejects.toMatchObject({
      details: [{ path: 'sections.0.props.ref' }],
    })
    expect((await make({ sections: refer(ours) })).sections).toHaveLength(1)
  })

  it('keep what they were, with who changed them; other changes keep nothing', async () => {
    const agent: Caller = { kind: 'key', name: 'Agent', scopes: ['read', 'write'], via: 'mcp', key_id: 1 }
    const { site_id } = studio
    const page = await make({ sections: [hero('One')] })
    await studio.call('update_page', { site_id, page_id: page.id, sections: [hero('Two'), hero('Three')] }, agent)
    await change(page.id, { title: 'Other title' })
    const versions = await studio.call('list_page_versions', { site_id, page_id: page.id })
    expect(versions.map(({ revision, made_by, sections }) => [revision, made_by, sections])).toEqual([
      [2, 'Agent', 2],
      [1, 'You', 1],
    ])
  })

  it('keep the last 200 states', async () => {
    const page = await make()
    for (let turn = 1; turn <= 205; turn++) await change(page.id, { sections: [{ id: 'a', ...hero(`Turn ${turn}`) }] })
    const versions = await studio.call('list_page_versions', { site_id: studio.site_id, page_id: page.id })
    expect(versions).toHaveLength(200)
    expect(versions.at(0)?.revision).toBe(206)
    expect(versions.at(-1)?.revision).toBe(7)
  })
})

describe('a change of a page', () => {
  it('touches only what is passed', async () => {
    const page = await make({ sections: [hero('Hi')], meta_title: 'T' })
    studio.clock.advance(60_000)
    const wish = {
      title: 'New',
      status: 'draft',
      nav_order: 7,
      background: { kind: 'token', token: 'accent' },
      meta_title: null,
      canonical_url: 'https://example.org/honey',
      og_image_url: '/assets/a.png',
      noindex: true,
    }
    const changed = await change(page.id, wish)
    expect(changed).toEqual({ ...page, ...wish, revision: 2, updated_at: '2026-11-21T08:31:00Z' })
    expect(await change(page.id, { background: null })).toMatchObject({ background: null, noindex: true, revision: 3 })
    expect(studio.events.at(-2)).toEqual({
      type: 'page.saved',
      id: page.id,
      site_id: studio.site_id,
      revision: 3,
      by: 'You',
    })
  })

  it.each([
    [{ revision: 1 }, 'revision'],
    [{ status: 'live' }, 'status'],
    [{ title: '' }, 'title'],
    [{ nav_order: -1 }, 'nav_order'],
    [{ page_type: 'shop' }, 'page_type'],
    [{ canonical_url: 'javascript:alert(1)' }, 'canonical_url'],
    [{ og_image_url: '//evil.example/a.png' }, 'og_image_url'],
    [{ og_image_url: String.raw`/\evil.example/a.png` }, 'og_image_url'],
    [{ background: { kind: 'css', value: 'red' } }, 'background.kind'],
    [{ noindex: 'yes' }, 'noindex'],
  ])('refuses %j', async (wish, path) => {
    const page = await make()
    await expect(change(page.id, wish)).rejects.toMatchObject({ code: 'validation_error', details: [{ path }] })
    expect((await list())[0]).toMatchObject({ revision: 1 })
  })

  it('that changes nothing is none', async () => {
    const page = await make({ sections: [{ id: 'a', ...hero('Hi') }] })
    const events = studio.events.length
    expect(await change(page.id, { title: 'Honey', sections: page.sections, noindex: false })).toEqual(page)
    expect(studio.events).toHaveLength(events)
  })

  it('is refused on a state that is not the newest', async () => {
    const { site_id } = studio
    const made = await studio.core.call('create_page', studioCaller, async () => ({ site_id, title: 'A' }))
    const { id: page_id } = made.reply as { id: number }
    const seeing = (if_match: string, name: 'update_page' | 'delete_page', more = {}) =>
      studio.core.call(name, studioCaller, async () => ({ site_id, page_id, ...more }), { if_match })
    const next = await seeing(made.headers.ETag!, 'update_page', { title: 'B' })

    await expect(seeing(made.headers.ETag!, 'update_page', { title: 'C' })).rejects.toMatchObject({
      code: 'precondition_failed',
    })
    await expect(seeing(made.headers.ETag!, 'delete_page')).rejects.toMatchObject({ code: 'precondition_failed' })
    expect((await list())[0]).toMatchObject({ title: 'B' })
    await seeing(next.headers.ETag!, 'delete_page')
    expect(await list()).toEqual([])
  })
})

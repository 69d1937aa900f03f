import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OperationName, Operations } from '../../contract/index.ts'
import type { Input } from '../../contract/operation.ts'
import { hostedStudio, type HostedStudio } from '../../testing/hosted-studio.ts'
import { studioCaller, type Caller } from '../context.ts'

const assistant: Caller = { kind: 'key', name: 'Claude', scopes: ['read', 'write'], via: 'mcp', key_id: 1 }
const hero = (id: string, heading: string) => ({ id, type: 'hero', props: { heading } })

let studio: HostedStudio
let at: { site_id: number; page_id: number }
beforeEach(async () => {
  studio = await hostedStudio()
  const { site_id } = studio
  const { id } = await studio.call('add_page', { site_id, title: 'Honey', sections: [hero('a', 'One')] })
  at = { site_id, page_id: id }
})
afterEach(() => studio.close())

const save = (wish: Omit<Input<Operations['save_page']>, 'site_id' | 'page_id'>) =>
  studio.call('save_page', { ...at, ...wish })
const open = () => studio.call('open_page', at)
const live = () => studio.call('get_page', at)

describe('a page that visitors see', () => {
  it('stays as it is while it is edited', async () => {
    const before = await live()
    const page = await save({ title: 'Wax', sections: [hero('a', 'Two'), hero('b', 'More')], noindex: true })

    expect(page).toMatchObject({
      title: 'Honey',
      revision: before.revision,
      draft: { title: 'Wax', noindex: true, sections: [{ props: { heading: 'Two' } }, { id: 'b' }] },
      changes: [
        { what: 'section_changed', section_id: 'a', type: 'hero' },
        { what: 'section_added', section_id: 'b', type: 'hero' },
        { what: 'title' },
        { what: 'seo' },
      ],
      overtaken_by: null,
    })
    expect(await live()).toEqual(before)
    expect(studio.events.slice(-2)).toEqual([
      { type: 'page.drafted', id: at.page_id, site_id: at.site_id, by: 'You' },
      { type: 'site.history', site_id: at.site_id },
    ])
    const [listed] = await studio.call('list_site_pages', { site_id: at.site_id })
    expect(listed).toMatchObject({ title: 'Honey', has_draft: true, draft_title: 'Wax', sections: 2 })
  })

  it('says what the draft says once it is published', async () => {
    await save({ title: 'Wax', sections: [hero('a', 'Two')], meta_title: 'W' })
    const page = await studio.call('publish_page', at)

    expect(page).toMatchObject({ title: 'Wax', meta_title: 'W', revision: 2, draft: null, changes: [] })
    expect(await live()).toMatchObject({ title: 'Wax', sections: [{ props: { heading: 'Two' } }] })
    const [version] = await studio.call('list_page_versions', at)
    expect(version).toMatchObject({ revision: 2, title: 'Wax' })
    expect(await studio.call('publish_page', at)).toEqual(page)
  })

  it('has no draft any more when it is edited back', async () => {
    const { title, sections } = await live()
    await save({ title: 'Wax' })
    expect(await save({ title })).toMatchObject({ draft: null, changes: [] })
    await save({ sections: [hero('a', 'Two')] })
    expect(await save({ sections })).toMatchObject({ draft: null })
  })

  it('loses its draft when that is discarded', async () => {
    await save({ title: 'Wax' })
    expect(await studio.call('discard_page_draft', at)).toMatchObject({ draft: null, title: 'Honey', revision: 1 })
  })

  it('that the API changes keeps the draft, which tells who overtook it', async () => {
    await save({ title: 'Wax' })
    await studio.call('update_page', { ...at, sections: [hero('a', 'From afar')] }, assistant)

    expect(await open()).toMatchObject({
      sections: [{ props: { heading: 'From afar' } }],
      draft: { title: 'Wax', sections: [{ props: { heading: 'One' } }] },
      changes: [{ what: 'section_changed' }, { what: 'title' }],
      overtaken_by: 'Claude',
    })
    expect(await studio.call('publish_page', at)).toMatchObject({ overtaken_by: null, title: 'Wax' })
  })

  it.each([{ meta_title: 'M' }, { title: 'Nectar' }, { background: { kind: 'token', token: 'surface' } }])(
    'is overtaken by %o as well',
    async (wish) => {
      await save({ sections: [] })
      await studio.call('update_page', { ...at, ...wish }, assistant)
      expect((await open()).overtaken_by).toBe('Claude')
    },
  )

  it('is not overtaken by another place or address', async () => {
    await save({ title: 'Wax' })
    await studio.call('update_page', { ...at, nav_order: 7 }, assistant)
    await studio.call('change_page_address', { ...at, slug: 'nectar' })
    expect((await open()).overtaken_by).toBeNull()
  })

  it('taken off the site keeps in the studio what waited to be published', async () => {
    await save({ title: 'Wax' })
    const page = await studio.call('unpublish_page', at)
    expect(page).toMatchObject({ status: 'draft', title: 'Wax', draft: null })
    expect(await save({ title: 'Wax and honey' })).toMatchObject({ title: 'Wax and honey', draft: null })
    expect(await studio.call('publish_page', at)).toMatchObject({ status: 'published', title: 'Wax and honey' })
  })

  it('refuses a draft that somebody else has changed since it was read', async () => {
    const tagOf = async () => {
      const { headers } = await studio.core.call('open_page', studioCaller, async () => at)
      return headers.ETag!
    }
    const first = await tagOf()
    await save({ title: 'Wax' })
    expect(await tagOf()).not.toBe(first)
    for (const [name, input] of [
      ['save_page', { ...at, title: 'Mine' }],
      ['publish_page', at],
      ['discard_page_draft', at],
      ['unpublish_page', at],
      ['remove_page', at],
    ] as [OperationName, unknown][]) {
      const late = studio.core.call(name, studioCaller, async () => input, { if_match: first })
      await expect(late).rejects.toMatchObject({ code: 'precondition_failed' })
    }
    expect((await open()).draft).toMatchObject({ title: 'Wax' })
  })
})

describe('sections of a draft', () => {
  it('are checked and cleaned like any other, when saved and when published', async () => {
    await expect(save({ sections: [{ type: 'nothing' }] })).rejects.toMatchObject({
      details: [{ path: 'sections.0.type' }],
    })
    await expect(save({ sections: [{ type: 'shared', props: { ref: 9 } }] })).rejects.toMatchObject({
      details: [{ code: 'unknown_shared_section' }],
    })
    await save({ title: 'Wax' })
    const dirty = {
      ...(await open()).draft!,
      sections: [
        {
          id: 'q',
          type: 'faq',
          version: 1,
          props: { items: [{ question: 'Why?', answer: '<p>So.</p><script>x()</script>' }] },
        },
      ],
    }
    await studio.ctx.write(({ db }) =>
      db
        .updateTable('hosted_pages')
        .set({ draft: JSON.stringify(dirty) })
        .where('id', '=', at.page_id)
        .execute(),
    )
    const { sections } = await studio.call('publish_page', at)
    expect(sections).toMatchObject([{ props: { items: [{ question: 'Why?', answer: '<p>So.</p>' }] } }])
  })
})

describe('a draft page', () => {
  it('is changed itself, and a burst of saves makes few versions', async () => {
    await studio.call('unpublish_page', at)
    const versions = (await studio.call('list_page_versions', at)).length
    for (const word of ['a', 'b', 'c']) await save({ sections: [hero('a', word)] })
    expect(await open()).toMatchObject({ sections: [{ props: { heading: 'c' } }], draft: null, revision: 5 })
    expect(await studio.call('list_page_versions', at)).toHaveLength(versions)
    studio.clock.advance(11 * 60_000)
    await save({ sections: [hero('a', 'd')] })
    expect(await studio.call('list_page_versions', at)).toHaveLength(versions + 1)
  })
})

describe('an older version', () => {
  it('comes back into the draft', async () => {
    const { id: version_id } = (await studio.call('list_page_versions', at))[0]!
    await studio.call('update_page', { ...at, sections: [hero('a', 'Two')] })
    const page = await studio.call('restore_page_version', { ...at, version_id })
    expect(page).toMatchObject({
      sections: [{ props: { heading: 'Two' } }],
      draft: { sections: [{ props: { heading: 'One' } }] },
    })
  })

  it('of another page is not there', async () => {
    const other = await studio.call('add_page', { site_id: at.site_id, title: 'Other' })
    const [version] = await studio.call('list_page_versions', { ...at, page_id: other.id })
    await expect(studio.call('restore_page_version', { ...at, version_id: version!.id })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

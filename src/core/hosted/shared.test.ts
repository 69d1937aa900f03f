import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostedStudio, type HostedStudio } from '../../testing/hosted-studio.ts'

const hero = (id: string, heading: string) => ({ id, type: 'hero', props: { heading } })
const reference = (id: string, ref: number) => ({ id, type: 'shared', props: { ref } })

let studio: HostedStudio
let site_id: number
beforeEach(async () => {
  studio = await hostedStudio()
  site_id = studio.site_id
})
afterEach(() => studio.close())

const add = (title: string, sections: unknown[], more: Record<string, unknown> = {}) =>
  studio.call('add_page', { site_id, title, sections: sections as never, ...more })
const open = (page_id: number) => studio.call('open_page', { site_id, page_id })
const share = (page_id: number) => studio.call('share_section', { site_id, page_id, section_id: 'a', name: 'Call us' })

describe('a shared section', () => {
  it('is stored once, and the page it came from refers to it', async () => {
    const page = await add('Honey', [hero('a', 'One'), hero('b', 'Two')])
    const shared = await share(page.id)

    expect(shared).toMatchObject({
      name: 'Call us',
      section: { type: 'hero', props: { heading: 'One' } },
      revision: 1,
      used_on: [{ page_id: page.id, title: 'Honey' }],
    })
    expect((await open(page.id)).draft?.sections).toMatchObject([reference('a', shared.id), hero('b', 'Two')])
    expect(await studio.call('list_shared_sections', { site_id })).toEqual([shared])
  })

  it('is taken from a draft page without a draft of its own', async () => {
    const page = await add('Honey', [hero('a', 'One')], { status: 'draft' })
    const shared = await share(page.id)
    expect(await open(page.id)).toMatchObject({ draft: null, sections: [reference('a', shared.id)], revision: 2 })
  })

  it('counts each page once, live or draft', async () => {
    const page = await add('Honey', [hero('a', 'One')])
    const { id } = await share(page.id)
    const other = await add('Wax', [reference('x', id), reference('y', id)])
    await studio.call('publish_page', { site_id, page_id: page.id })
    await studio.call('save_page', { site_id, page_id: page.id, title: 'Nectar' })
    const [shared] = await studio.call('list_shared_sections', { site_id })
    expect(shared?.used_on.map(({ page_id }) => page_id)).toEqual([page.id, other.id])
  })

  it('changes everywhere at once, keeps its id, and is checked', async () => {
    const page = await add('Honey', [hero('a', 'One')])
    const { id: shared_id, section } = await share(page.id)
    const wish = { type: 'hero', props: { heading: 'Two' } }
    const saved = await studio.call('save_shared_section', { site_id, shared_id, name: 'New', section: wish })
    expect(saved).toMatchObject({ name: 'New', revision: 2, section: { id: section.id, props: { heading: 'Two' } } })

    for (const [wrong, code] of [
      [{ type: 'nothing' }, undefined],
      [{ type: 'shared', props: { ref: shared_id } }, 'shared_in_shared'],
    ] as const) {
      await expect(
        studio.call('save_shared_section', { site_id, shared_id, section: wrong as never }),
      ).rejects.toMatchObject({ code: 'validation_error', ...(code && { details: [{ code }] }) })
    }
    const events = studio.events.length
    expect(await studio.call('save_shared_section', { site_id, shared_id, name: 'New' })).toEqual(saved)
    expect(studio.events).toHaveLength(events)
  })

  it('cannot be shared a second time', async () => {
    const page = await add('Honey', [hero('a', 'One')])
    await share(page.id)
    await expect(share(page.id)).rejects.toMatchObject({ details: [{ code: 'shared_in_shared' }] })
  })

  it('becomes the page’s own when it is detached', async () => {
    const page = await add('Honey', [hero('a', 'One')])
    await share(page.id)
    const detached = await studio.call('detach_shared_section', { site_id, page_id: page.id, section_id: 'a' })
    expect(detached).toMatchObject({ draft: null, changes: [] })
    await expect(
      studio.call('detach_shared_section', { site_id, page_id: page.id, section_id: 'a' }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  it('leaves a copy under the section’s own id where it is shown, when it is deleted', async () => {
    const page = await add('Honey', [hero('a', 'One')])
    const { id: shared_id } = await share(page.id)
    const live = await add('Wax', [reference('x', shared_id)])
    await studio.call('save_page', { site_id, page_id: live.id, title: 'Draft' })
    await studio.call('delete_shared_section', { site_id, shared_id })

    expect(await studio.call('list_shared_sections', { site_id })).toEqual([])
    expect(await open(page.id)).toMatchObject({ draft: { sections: [hero('a', 'One')] }, revision: 1 })
    expect(await open(live.id)).toMatchObject({
      sections: [hero('x', 'One')],
      draft: { title: 'Draft', sections: [hero('x', 'One')] },
      overtaken_by: null,
      revision: 2,
    })
    await studio.call('undo_site', { site_id })
    expect(await open(live.id)).toMatchObject({
      sections: [reference('x', shared_id)],
      draft: { sections: [reference('x', shared_id)] },
      overtaken_by: null,
    })
  })

  it('of another site is not there', async () => {
    const page = await add('Honey', [hero('a', 'One')])
    const { id: shared_id } = await share(page.id)
    const { id: other } = await studio.call('create_site', { name: 'Other' })
    for (const name of ['save_shared_section', 'delete_shared_section'] as const) {
      await expect(studio.call(name, { site_id: other, shared_id })).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})

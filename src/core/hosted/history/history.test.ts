import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostedStudio, type HostedStudio } from '../../../testing/hosted-studio.ts'
import type { Caller } from '../../context.ts'

const assistant: Caller = { kind: 'key', name: 'Claude', scopes: ['read', 'write'], via: 'mcp', key_id: 1 }
const hero = (id: string, heading: string) => ({ id, type: 'hero', props: { heading } })

let studio: HostedStudio
let site: { site_id: number }
beforeEach(async () => {
  studio = await hostedStudio()
  site = { site_id: studio.site_id }
})
afterEach(() => studio.close())

const add = (more: Record<string, unknown> = {}) =>
  studio.call('add_page', { ...site, title: 'Honey', sections: [hero('a', 'One')], ...more })
const history = () => studio.call('get_site_history', site)
const undo = () => studio.call('undo_site', site)
const redo = () => studio.call('redo_site', site)
const open = (page_id: number) => studio.call('open_page', { ...site, page_id })
const pages = async () => (await studio.call('list_site_pages', site)).map(({ title }) => title)

describe('the history of a site', () => {
  it('is one for the window, the API and MCP, and names who did what', async () => {
    const page = await studio.call('create_page', { ...site, title: 'Honey' }, assistant)
    await studio.call('save_page', { ...site, page_id: page.id, title: 'Wax' })
    await studio.call('update_page', { ...site, page_id: page.id, meta_title: 'M' }, assistant)
    await studio.call('update_site', { ...site, name: 'Wasps' })
    await studio.call('update_site', { ...site, theme_config: { radius: 'large' } }, assistant)

    const { steps, undo: last, redo: next } = await history()
    expect(steps.map(({ act, subject, made_by, page_id }) => [act, subject, made_by, page_id])).toEqual([
      ['change_theme', 'Wasps', 'Claude', null],
      ['change_site', 'Wasps', 'You', null],
      ['edit_seo', 'Honey', 'Claude', page.id],
      ['edit_page', 'Wax', 'You', page.id],
      ['create_page', 'Honey', 'Claude', page.id],
    ])
    expect(last).toEqual(steps[0])
    expect(next).toBeNull()
  })

  it('is taken back and done again, also what somebody else did, who is named', async () => {
    const page = await studio.call('create_page', { ...site, title: 'Honey', sections: [hero('a', 'One')] }, assistant)
    const undone = await undo()
    expect(undone.done).toMatchObject({ act: 'create_page', made_by: 'Claude', undone: true })
    expect(undone).toMatchObject({ undo: null, redo: { id: undone.done.id } })
    expect(await pages()).toEqual([])

    expect((await redo()).done).toMatchObject({ act: 'create_page', undone: false })
    expect(await open(page.id)).toMatchObject({ id: page.id, title: 'Honey', sections: [{ id: 'a' }] })
    await expect(redo()).rejects.toMatchObject({ code: 'conflict' })
    await undo()
    await expect(undo()).rejects.toMatchObject({ code: 'conflict' })
  })

  it('forgets what was taken back when something new is done', async () => {
    await add()
    await add({ title: 'Wax' })
    await undo()
    await add({ title: 'Nectar' })
    expect(await history()).toMatchObject({ redo: null, steps: [{ subject: 'Nectar' }, { subject: 'Honey' }] })
  })

  it('goes on after a restart', async () => {
    const page = await add()
    await studio.call('save_page', { ...site, page_id: page.id, title: 'Wax' })
    const again = await studio.restart()
    expect((await again.call('undo_site', site)).done).toMatchObject({ act: 'edit_page' })
    expect(await again.call('open_page', { ...site, page_id: page.id })).toMatchObject({ draft: null })
    await again.close()
  })

  it('keeps 200 steps', async () => {
    const page = await add()
    for (let number = 0; number < 202; number++) {
      await studio.call('save_page', { ...site, page_id: page.id, title: `Wax ${number}` })
    }
    const { steps } = await history()
    expect(steps).toHaveLength(200)
    expect(steps.at(-1)).toMatchObject({ act: 'edit_page', subject: 'Wax 2' })
  }, 60_000)

  it('is that of one site', async () => {
    const other = await studio.call('create_site', { name: 'Other' })
    await add()
    expect((await studio.call('get_site_history', { site_id: other.id })).steps).toEqual([])
    await expect(studio.call('undo_site', { site_id: 99 })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('has no step for what changed nothing', async () => {
    const page = await add()
    await studio.call('save_page', { ...site, page_id: page.id, title: 'Honey' })
    await studio.call('update_page', { ...site, page_id: page.id, title: 'Honey' })
    await studio.call('update_site', { ...site, name: 'Bees' })
    expect((await history()).steps).toHaveLength(1)
  })
})

describe('a gesture', () => {
  const type = (page_id: number, title: string, caller?: Caller) =>
    studio.call('save_page', { ...site, page_id, title, gesture: 'g1' }, caller)

  it('is one step from its first change to its last', async () => {
    const page = await add({ status: 'draft' })
    for (const title of ['W', 'Wa', 'Wax']) await type(page.id, title)
    expect((await history()).steps).toHaveLength(2)
    await undo()
    expect(await pages()).toEqual(['Honey'])
    await redo()
    expect(await pages()).toEqual(['Wax'])
  })

  it('ends with another page or another act between', async () => {
    const [one, two] = [await add(), await add({ title: 'Two' })]
    await type(one.id, 'W')
    await type(two.id, 'W')
    await type(one.id, 'Wa')
    expect((await history()).steps).toHaveLength(5)
  })

  it('that ends where it began is no step', async () => {
    const page = await add()
    await type(page.id, 'Wax')
    await type(page.id, 'Honey')
    expect((await history()).steps).toHaveLength(1)
  })

  it('of a colour that is dragged is one step, until it rests', async () => {
    const drag = (accent: string) =>
      studio.call('update_site', { ...site, theme_config: { colors: { light: { accent } } } })
    await drag('#7a1f1f')
    await drag('#7a1f20')
    expect((await history()).steps).toHaveLength(1)
    studio.clock.advance(5_000)
    await drag('#7a1f21')
    await studio.call('update_site', { ...site, theme_config: { radius: 'large' } })
    expect((await history()).steps).toHaveLength(3)
  })
})

describe('a page that was deleted', () => {
  it('comes back under its id with its content, versions, children and draft', async () => {
    const page = await add()
    const child = await add({ title: 'Child' })
    const listed = [{ page_id: page.id }, { page_id: child.id, parent_id: page.id }]
    await studio.call('arrange_navigation', { ...site, locale: 'en', pages: listed })
    await studio.call('update_page', { ...site, page_id: page.id, sections: [hero('a', 'Two')] })
    await studio.call('save_page', { ...site, page_id: page.id, title: 'Wax' })
    const before = await open(page.id)
    const versions = await studio.call('list_page_versions', { ...site, page_id: page.id })

    await studio.call('remove_page', { ...site, page_id: page.id })
    expect(await pages()).toEqual(['Child'])
    await undo()

    expect(await open(page.id)).toEqual({ ...before, revision: before.revision + 1 })
    expect((await open(child.id)).nav_parent_id).toBe(page.id)
    expect(await studio.call('list_page_versions', { ...site, page_id: page.id })).toEqual(versions)
    await redo()
    expect(await pages()).toEqual(['Child'])
  })

  it('comes back although the plan would not allow another page', async () => {
    const page = await add()
    await studio.call('delete_page', { ...site, page_id: page.id })
    for (let number = 0; number < 11; number++) {
      await studio.ctx.write(async ({ db }) => {
        const row = { slug: `p-${number}`, title: 'Filler', page_type: 'standard', status: 'draft' } as const
        const rest = { ...site, locale: 'de', noindex: 0, revision: 1, created_at: '', updated_at: '', sections: '[]' }
        await db
          .insertInto('hosted_pages')
          .values({ ...row, ...rest, ...nothing })
          .execute()
      })
    }
    await studio.call('save_settings', { plan: { name: 'starter' } })
    await expect(add({ title: 'One more' })).rejects.toMatchObject({ details: [{ code: 'quota_reached' }] })
    await undo()
    expect(await open(page.id)).toMatchObject({ title: 'Honey' })
  })
})

const nothing = {
  nav_order: null,
  meta_title: null,
  meta_description: null,
  canonical_url: null,
  og_image_url: null,
  first_live_at: null,
  background: null,
}

describe('undo', () => {
  it('raises revisions and never lowers one', async () => {
    const page = await add()
    await studio.call('update_page', { ...site, page_id: page.id, title: 'Wax' })
    await undo()
    expect(await open(page.id)).toMatchObject({ title: 'Honey', revision: 3 })
    await redo()
    expect(await open(page.id)).toMatchObject({ title: 'Wax', revision: 4 })
  })

  it('of publishing gives the draft back, which nobody has overtaken', async () => {
    const page = await add()
    await studio.call('save_page', { ...site, page_id: page.id, title: 'Wax', sections: [hero('a', 'Two')] })
    await studio.call('publish_page', { ...site, page_id: page.id })
    await undo()
    expect(await open(page.id)).toMatchObject({ title: 'Honey', draft: { title: 'Wax' }, overtaken_by: null })
  })

  it('of a change over the API leaves the draft as it was, no longer overtaken', async () => {
    const page = await add()
    await studio.call('save_page', { ...site, page_id: page.id, title: 'Wax' })
    await studio.call('update_page', { ...site, page_id: page.id, sections: [] }, assistant)
    expect((await open(page.id)).overtaken_by).toBe('Claude')
    await undo()
    expect(await open(page.id)).toMatchObject({ overtaken_by: null, draft: { title: 'Wax' } })
  })

  it('of an address leads visitors of the later one back', async () => {
    const page = await add()
    await studio.call('change_page_address', { ...site, page_id: page.id, slug: 'wax' })
    await undo()
    const redirects = async () =>
      (await studio.call('list_redirects', site)).map(({ from_path, to_path }) => [from_path, to_path])
    expect(await redirects()).toEqual([['/wax/', '/honey/']])
    await redo()
    expect(await redirects()).toEqual([['/honey/', '/wax/']])
  })

  it('of the address of a blog leads visitors of its posts back, also of those that came after', async () => {
    const blog = await add({ title: 'Blog', page_type: 'blog_listing' })
    const post = async (title: string) => {
      const { id: article_id } = await studio.write(title)
      return studio.call('publish_post', { ...site, article_id })
    }
    await post('Acacia')
    await studio.call('change_page_address', { ...site, page_id: blog.id, slug: 'news' })
    await post('Linden')
    await undo()
    const redirects = await studio.call('list_redirects', site)
    expect(redirects.map(({ from_path, to_path }) => `${from_path} ${to_path}`).toSorted()).toEqual([
      '/news/ /blog/',
      '/news/acacia/ /blog/acacia/',
      '/news/linden/ /blog/linden/',
    ])
    await redo()
    expect((await studio.call('list_redirects', site)).map(({ from_path }) => from_path).toSorted()).toEqual([
      '/blog/',
      '/blog/acacia/',
      '/blog/linden/',
    ])
  })

  it('tells what it changed as the change itself would have', async () => {
    const page = await add()
    await studio.call('save_page', { ...site, page_id: page.id, title: 'Wax' })
    await undo()
    expect(studio.events.slice(-2).map(({ type }) => type)).toEqual(['page.drafted', 'site.history'])
    await undo()
    expect(studio.events.slice(-2).map(({ type }) => type)).toEqual(['page.deleted', 'site.history'])
  })

  it('is refused whole where something else changed the same, and says what and by whom', async () => {
    const page = await add()
    await studio.call('update_page', { ...site, page_id: page.id, title: 'Wax', sections: [] }, assistant)
    await studio.ctx.write(({ db }) =>
      db.updateTable('hosted_pages').set({ title: 'By hand' }).where('id', '=', page.id).execute(),
    )
    await expect(undo()).rejects.toMatchObject({
      code: 'conflict',
      details: [{ path: `hosted_pages.${page.id}`, code: 'changed_since' }],
      message: expect.stringMatching(/Nothing was taken back\. The page ".*" was changed since by Claude\./),
    })
    expect(await open(page.id)).toMatchObject({ title: 'By hand', sections: [] })
    expect((await history()).undo).toMatchObject({ act: 'edit_page' })
  })
})

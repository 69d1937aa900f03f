import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readingStudio, type ReadingStudio } from '../../testing/site-reading.ts'

let studio: ReadingStudio
beforeEach(async () => {
  studio = await readingStudio()
  await studio.page('')
  await studio.page('about')
})
afterEach(() => studio.close())

const save = (from_path: string, to_path: string, status?: 301 | 302) =>
  studio.call('save_redirect', { site_id: studio.site_id, from_path, to_path, ...(status && { status }) })
const list = async () =>
  (await studio.call('list_redirects', { site_id: studio.site_id })).map((row) => `${row.from_path} ${row.to_path}`)
const undo = () => studio.call('undo_site', { site_id: studio.site_id })

describe('a redirect', () => {
  it('leads visitors on, and knows who made it', async () => {
    expect(await save('/old/', '/about/', 302)).toEqual({
      id: 1,
      from_path: '/old/',
      to_path: '/about/',
      status: 302,
      origin: 'hand',
      made_by: 'You',
      created_at: '2026-11-21T08:30:00Z',
    })
    expect(await studio.at('/old/')).toEqual({ kind: 'redirect', to: '/about/', status: 302 })
    expect(await studio.at('/old')).toEqual({ kind: 'redirect', to: '/about/', status: 302 })
    expect(studio.events.slice(-2).map(({ type }) => type)).toEqual(['site.history', 'site.redirects'])
  })

  it.each([
    'javascript:x()',
    'data:text/html,<script>x()</script>',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/\r\nSet-Cookie: a=b',
    '/ok\r\n\r\n<script>x()</script>',
    'mailto:a@b.example',
  ])('that was put into the database leads nobody astray: %j', async (to_path) => {
    await save('/old/', '/about/')
    await studio.ctx.write(({ db }) => db.updateTable('redirects').set({ to_path }).execute())
    expect(await studio.at('/old/')).toBeNull()
  })

  it.each([
    ['old', '/old'],
    ['https://bees.example/old/page.html', '/old/page.html'],
    ['/old/index.html', '/old/'],
    ['/%D0%BC%D0%B5%D0%B4/', '/мед/'],
  ])('from %s is kept as %s', async (from, kept) => {
    expect(await save(from, 'about/')).toMatchObject({ from_path: kept, to_path: '/about/' })
  })

  it.each([
    ['//evil.example/', '/about/'],
    ['/a?b=1', '/about/'],
    ['/%zz', '/about/'],
    ['/a', '//evil.example/'],
    ['/a', '/\\evil.example'],
    ['/a', 'javascript:alert(1)'],
    ['/a', 'http://bees.example/'],
    ['/../../a/', '/about/'],
    ['/a/%2e%2e/b', '/about/'],
    ['/a//b/', '/about/'],
  ])('from %s to %s is refused', async (from, to) => {
    await expect(save(from, to)).rejects.toMatchObject({ code: 'validation_error' })
    expect(await list()).toEqual([])
  })

  it('may lead to another site', async () => {
    expect(await save('/shop/', 'https://shop.example/bees')).toMatchObject({ to_path: 'https://shop.example/bees' })
    expect(await studio.at('/shop/')).toMatchObject({ to: 'https://shop.example/bees' })
  })

  it('cannot lead away from where something stands', async () => {
    await studio.post('Honey')
    for (const from of ['/about/', '/about', '/posts/honey/', '/feed.xml']) {
      await expect(save(from, '/')).rejects.toMatchObject({ code: 'conflict', details: [{ code: 'in_use' }] })
    }
    expect(await list()).toEqual([])
  })

  it('that would lead in a circle is refused with the chain', async () => {
    await save('/b/', '/c/')
    await save('/a/', '/b/')
    await expect(save('/c/', '/a/')).rejects.toMatchObject({
      code: 'conflict',
      details: [{ code: 'loop', message: '/c/ → /a/ → /c/' }],
    })
    await expect(save('/x/', '/x')).rejects.toMatchObject({ details: [{ code: 'loop' }] })
    expect(await list()).toEqual(['/a/ /c/', '/b/ /c/'])
  })

  it('makes no chains: both ends are shortened', async () => {
    await save('/a/', '/b/')
    await save('/b', '/about/')
    expect(await list()).toEqual(['/b /about/', '/a/ /about/'])
    await save('/z/', '/a/#top')
    expect(await list()).toContain('/z/ /about/')
  })

  it('of the same address is replaced, and deleted by its id', async () => {
    const { id } = await save('/a/', '/about/')
    expect(await save('/a', '/')).toMatchObject({ id, to_path: '/' })
    const gone = { site_id: studio.site_id, redirect_id: id }
    await studio.call('delete_redirect', gone)
    expect(await studio.at('/a/')).toBeNull()
    await expect(studio.call('delete_redirect', gone)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('goes when a page comes to stand at its address, with or without the last slash', async () => {
    await save('/a', '/about/')
    await studio.page('a')
    expect(await list()).toEqual([])
    expect(await studio.at('/a')).toEqual({ kind: 'redirect', to: '/a/', status: 301 })
  })

  it('of a chain that came about otherwise ends where something stands, and nowhere in a circle', async () => {
    const row = { site_id: studio.site_id, status: 301 as const, made_by: 'undo', created_at: '2026-01-01T00:00:00Z' }
    const pairs = [
      ['/a/', '/about/'],
      ['/about/', '/b/'],
      ['/b/', '/c/'],
      ['/c/', '/b/'],
    ]
    const rows = pairs.map(([from_path, to_path]) => ({ ...row, from_path: from_path!, to_path: to_path! }))
    await studio.ctx.write((tx) => tx.db.insertInto('redirects').values(rows).execute())
    expect(await studio.at('/a/')).toEqual({ kind: 'redirect', to: '/about/', status: 301 })
    expect(await studio.at('/b/')).toBeNull()
    const { redirects } = await studio.core.sites.plan(studio.site_id)
    expect(redirects).toEqual([{ from: '/a/', to: '/about/', status: 301 }])
  })

  it('is a step that can be taken back, and done again', async () => {
    await save('/a/', '/about/')
    await undo()
    expect(await list()).toEqual([])
    await studio.call('redo_site', { site_id: studio.site_id })
    expect(await list()).toEqual(['/a/ /about/'])
  })
})

describe('redirects from a CSV', () => {
  const take = (csv: string) => studio.call('import_redirects', { site_id: studio.site_id, csv })

  it('are taken line by line, and what cannot be taken is told', async () => {
    const csv = [
      'From;To;Status',
      '/one.html;/about/;302',
      '"/two, too/";https://shop.example/',
      '/about/;/',
      '/three/;/four/',
      '/four/;/three/',
      '/five/',
      '/six/;/;307',
    ].join('\r\n')
    const answer = await take(csv)
    expect(answer.saved).toBe(3)
    expect(answer.refused.map(({ line, text }) => `${line} ${text}`)).toEqual([
      '4 /about/;/',
      '6 /four/;/three/',
      '7 /five/',
      '8 /six/;/;307',
    ])
    expect(answer.refused.every(({ message }) => !message.includes('Nothing was changed'))).toBe(true)
    expect(await list()).toHaveLength(3)
    expect(await studio.at('/one.html')).toEqual({ kind: 'redirect', to: '/about/', status: 302 })
  })

  it('are at most so many in one file', async () => {
    const csv = Array.from({ length: 5_001 }, (_, number) => `/from-${number}/,/about/`).join('\n')
    await expect(take(csv)).rejects.toMatchObject({ code: 'validation_error', details: [{ code: 'too_many_lines' }] })
    expect(await list()).toEqual([])
  })

  it('follow one another to the end, whatever their order', async () => {
    expect(await take('/a/,/b/\n/c/,/d/\n/b/,/c/\n/d/,/about/\n')).toEqual({ saved: 4, refused: [] })
    expect((await list()).toSorted()).toEqual(['/a/ /about/', '/b/ /about/', '/c/ /about/', '/d/ /about/'])
  })

  it('are one step of the history', async () => {
    await take('/a,/about/\n/b,/about/\n')
    expect((await studio.call('list_redirects', { site_id: studio.site_id }))[0]).toMatchObject({ origin: 'import' })
    await undo()
    expect(await list()).toEqual([])
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { OFFLOAD_SANITISE_BYTES } from '../../text/sanitise.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await testStudio()
})
afterEach(() => studio.close())

describe('a new article', () => {
  it('is a clean draft with a slug, a word count, the language of the workspace and its first version', async () => {
    await studio.call('save_settings', { general: { language: 'uk' } })
    studio.events.length = 0
    const article = await studio.call('create_article', {
      title: 'Ранкова кава',
      content: '<p onclick="x()">Одна чашка<script>alert(1)</script></p>',
      meta_title: 'mt',
      meta_description: 'md',
      keywords: [' кава ', 'ранок'],
    })
    expect(article).toEqual({
      id: 1,
      title: 'Ранкова кава',
      slug: 'rankova-kava',
      status: 'draft',
      language: 'uk',
      word_count: 2,
      model: '',
      created_at: '2026-11-21T08:30:00Z',
      updated_at: '2026-11-21T08:30:00Z',
      content: '<p>Одна чашка</p>',
      meta_title: 'mt',
      meta_description: 'md',
      keywords: ['кава', 'ранок'],
      publications: [],
      revision: 1,
      is_sample: false,
      is_scaffold: false,
      deleted_at: null,
    })
    expect(await studio.call('open_article', { id: 1 })).toEqual(article)
    expect(studio.events).toEqual([{ type: 'article.created', id: 1 }])
    expect(await studio.call('list_versions', { id: 1 })).toEqual([
      {
        id: 1,
        article_id: 1,
        revision: 1,
        kind: 'automatic',
        label: '',
        made_by: 'You',
        title: 'Ранкова кава',
        word_count: 2,
        created_at: '2026-11-21T08:30:00Z',
      },
    ])
  })

  it('may be empty', async () => {
    const article = await studio.call('create_article', {})
    expect(article).toMatchObject({
      title: '',
      slug: 'untitled',
      language: 'en',
      content: '',
      word_count: 0,
      keywords: [],
    })
  })

  it('never shares a slug', async () => {
    const slugs: string[] = []
    for (const title of ['Bees', 'bees!', 'BEES', '', '☕', 'Bees 2'])
      slugs.push((await studio.call('create_article', { title })).slug)
    expect(slugs).toEqual(['bees', 'bees-2', 'bees-3', 'untitled', 'untitled-2', 'bees-2-2'])
  })

  it('may take a slug from the trash', async () => {
    await studio.call('create_article', { title: 'Bees' })
    await studio.call('trash_articles', { ids: [1] })
    expect(await studio.call('create_article', { title: 'Bees' })).toMatchObject({ slug: 'bees' })
  })

  it('is cleaned in a worker when it is long', async () => {
    const offloaded: number[] = []
    const ctx = {
      ...studio.ctx,
      workers: { ...studio.ctx.workers, sanitise: async (html: string) => (offloaded.push(html.length), '<p>x</p>') },
    }
    const { articleHandlers } = await import('./handlers.ts')
    const empty = { title: '', language: 'en', meta_title: '', meta_description: '', keywords: [] }
    const long = `<p>${'ї'.repeat(OFFLOAD_SANITISE_BYTES / 2)}</p>`
    await articleHandlers.create_article(ctx, { ...empty, content: '<p>short</p>' })
    expect(offloaded).toEqual([])
    expect(await articleHandlers.create_article(ctx, { ...empty, content: long })).toMatchObject({
      content: '<p>x</p>',
    })
    expect(offloaded).toEqual([long.length])
  })

  it.each([
    [{ title: 'x'.repeat(301) }, 'title', 'too_big'],
    [{ title: 7 }, 'title', 'invalid_type'],
    [{ content: 'x'.repeat(2_000_001) }, 'content', 'too_big'],
    [{ language: 'x' }, 'language', 'too_small'],
    [{ keywords: [''] }, 'keywords.0', 'too_small'],
    [{ keywords: Array.from({ length: 21 }, () => 'k') }, 'keywords', 'too_big'],
    [{ slug: 'x' }, 'slug', 'unknown_field'],
    [{ status: 'published' }, 'status', 'unknown_field'],
  ])('refuses %o', async (input, path, code) => {
    await expect(studio.call('create_article', input as never)).rejects.toMatchObject({
      code: 'validation_error',
      details: expect.arrayContaining([expect.objectContaining({ path, code })]),
    })
    expect(studio.events).toEqual([])
    expect((await studio.call('list_library', {})).total).toBe(0)
  })
})

describe('a copy', () => {
  it('holds the same text under a title of its own, and is a draft', async () => {
    const { id } = await studio.call('create_article', {
      title: 'Bees',
      content: '<p>a b</p>',
      keywords: ['k'],
      meta_title: 'm',
    })
    await studio.ctx.write(({ db }) =>
      db.updateTable('articles').set({ status: 'published', is_sample: 1, is_scaffold: 1, model: 'x' }).execute(),
    )
    const copy = await studio.call('duplicate_article', { id })
    expect(copy).toMatchObject({
      id: 2,
      title: 'Bees (copy)',
      slug: 'bees-copy',
      status: 'draft',
      content: '<p>a b</p>',
      word_count: 2,
      keywords: ['k'],
      meta_title: 'm',
      model: 'x',
      revision: 1,
      is_sample: false,
      is_scaffold: true,
    })
    expect(await studio.call('list_versions', { id: 2 })).toHaveLength(1)
    expect(studio.events.at(-1)).toEqual({ type: 'article.created', id: 2 })
  })

  it.each([
    ['uk', 'Бджоли (копія)'],
    ['de-AT', 'Бджоли (Kopie)'],
    ['fr', 'Бджоли (copy)'],
  ])('says so in the language of the article: %s', async (language, title) => {
    const { id } = await studio.call('create_article', { title: 'Бджоли', language })
    expect(await studio.call('duplicate_article', { id })).toMatchObject({ title })
  })

  it('of the longest title is not too long', async () => {
    const { id } = await studio.call('create_article', { title: 'x'.repeat(300) })
    expect((await studio.call('duplicate_article', { id })).title).toHaveLength(300)
  })

  it('is refused of what is not there or in the trash', async () => {
    await expect(studio.call('duplicate_article', { id: 1 })).rejects.toMatchObject({ code: 'not_found' })
    const { id } = await studio.call('create_article', {})
    await studio.call('trash_articles', { ids: [id] })
    await expect(studio.call('duplicate_article', { id })).rejects.toMatchObject({ code: 'conflict' })
    await expect(studio.call('duplicate_article', { id, title: 'x' } as never)).rejects.toMatchObject({
      code: 'validation_error',
    })
  })
})

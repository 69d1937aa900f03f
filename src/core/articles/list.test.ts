import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ArticleStatus } from '../../contract/articles.ts'
import { Answer } from '../handler.ts'
import { studioCaller, type Caller } from '../context.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { insertArticle } from './insert.ts'
import { pageQuery } from './list.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await testStudio()
})
afterEach(() => studio.close())

const reader: Caller = { kind: 'key', name: 'Blog', scopes: ['read'], via: 'rest' }

const insert = (title: string, language = 'en', status: ArticleStatus = 'draft') =>
  studio.ctx.write((tx) =>
    insertArticle(tx, {
      title,
      content: '<p>Two words</p>',
      language,
      status,
      model: 'm',
      meta_title: 'mt',
      meta_description: 'md',
      keywords: ['k'],
      is_scaffold: false,
      version: { kind: 'generated', label: '' },
    }),
  )

describe('the list of articles', () => {
  it('is empty at first, and says so', async () => {
    expect(await studio.call('list_articles', {})).toEqual({
      data: [],
      meta: { page: 1, per_page: 20, total: 0, total_pages: 0 },
    })
  })

  it('gives summaries, newest first, id as tie-break', async () => {
    await insert('a')
    await insert('b')
    studio.clock.advance(1000)
    await insert('c')
    const { data } = await studio.call('list_articles', {}, reader)
    expect(data.map(({ title }) => title)).toEqual(['c', 'b', 'a'])
    expect(data[0]).toEqual({
      id: 3,
      title: 'c',
      slug: 'c',
      status: 'draft',
      language: 'en',
      word_count: 2,
      model: 'm',
      created_at: '2026-11-21T08:30:01Z',
      updated_at: '2026-11-21T08:30:01Z',
    })
  })

  it('comes in pages that fit together, and tells how many there are', async () => {
    for (let number = 1; number <= 45; number++) await insert(`n${number}`)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => studio.call('list_articles', { page })))
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5, 0])
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(
      Array.from({ length: 45 }, (_, at) => 45 - at),
    )
    expect(pages.map(({ meta }) => meta)).toEqual(
      [1, 2, 3, 4].map((page) => ({ page, per_page: 20, total: 45, total_pages: 3 })),
    )
    expect((await studio.call('list_articles', { page: 2, per_page: 44 })).data).toHaveLength(1)
  })

  it('filters by status and language, total included, and passes over the trash', async () => {
    await insert('a', 'en', 'draft')
    await insert('b', 'uk', 'published')
    await insert('c', 'uk', 'archived')
    await insert('d', 'uk', 'published')
    await insert('e', 'uk', 'published')
    await studio.call('trash_articles', { ids: [5] })
    const titles = async (filter: { status?: ArticleStatus; language?: string }) => {
      const { data, meta } = await studio.call('list_articles', filter)
      expect(meta.total).toBe(data.length)
      return data.map(({ title }) => title).join('')
    }
    expect(await titles({})).toBe('dcba')
    expect(await titles({ status: 'published' })).toBe('db')
    expect(await titles({ language: 'uk' })).toBe('dcb')
    expect(await titles({ language: 'uk', status: 'archived' })).toBe('c')
    expect(await titles({ language: 'en', status: 'archived' })).toBe('')
    expect(await titles({ language: 'fr' })).toBe('')
  })

  it.each([
    [{ page: 0 }, 'page'],
    [{ per_page: 101 }, 'per_page'],
    [{ page: 1.5 }, 'page'],
    [{ page: '2' }, 'page'],
    [{ status: 'trashed' }, 'status'],
    [{ language: 'not a language' }, 'language'],
    [{ sort: 'title' }, 'sort'],
  ])('refuses %j', async (input, path) => {
    await expect(studio.call('list_articles', input as never)).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path }],
    })
  })

  it('walks an index for every filter: no scan of the articles, nothing sorted', () => {
    for (const status of [undefined, 'draft'] as const) {
      for (const language of [undefined, 'uk']) {
        const { sql, parameters } = pageQuery(studio.ctx.db, { page: 40, per_page: 20, status, language }).compile()
        const plan = studio.core.database.raw.prepare(`explain query plan ${sql}`).all(...parameters) as {
          detail: string
        }[]
        expect(plan.map(({ detail }) => detail)).toEqual([
          expect.stringMatching(/^(SCAN|SEARCH) articles USING (COVERING )?INDEX articles_new/),
        ])
        expect(sql).not.toContain('content')
      }
    }
  })
})

describe('one article', () => {
  it('is read with its content, and with what a cache needs', async () => {
    const { id } = await insert('Bees')
    const answer = await studio.core.call('get_article', reader, async () => ({ id }))
    expect(answer).toBeInstanceOf(Answer)
    expect(answer.headers).toEqual({ ETag: '"a1-1"' })
    expect(answer.reply).toEqual({
      id: 1,
      title: 'Bees',
      slug: 'bees',
      status: 'draft',
      language: 'en',
      word_count: 2,
      model: 'm',
      created_at: '2026-11-21T08:30:00Z',
      updated_at: '2026-11-21T08:30:00Z',
      content: '<p>Two words</p>',
      meta_title: 'mt',
      meta_description: 'md',
      keywords: ['k'],
      publications: [],
    })
  })

  it('has another tag after every change that a reader sees', async () => {
    const { id } = await insert('Bees')
    const tag = async () => (await studio.core.call('get_article', reader, async () => ({ id }))).headers.ETag
    const tags = [await tag()]
    await studio.call('save_article', { id, revision: 1, title: 'Wasps' })
    tags.push(await tag())
    await studio.call('archive_articles', { ids: [id] })
    tags.push(await tag())
    await studio.call('unarchive_articles', { ids: [id] })
    expect(new Set(tags).size).toBe(3)
    expect(await tag()).toBe(tags[1])
  })

  it('is not found when it never was, is in the trash, or is gone', async () => {
    const { id } = await insert('Bees')
    const refusal = { code: 'not_found' }
    await expect(studio.call('get_article', { id: 99 }, reader)).rejects.toMatchObject(refusal)
    await studio.call('trash_articles', { ids: [id] })
    await expect(studio.call('get_article', { id }, reader)).rejects.toMatchObject(refusal)
    expect(await studio.call('open_article', { id })).toMatchObject({ id, deleted_at: '2026-11-21T08:30:00Z' })
    await studio.call('delete_articles', { ids: [id] })
    await expect(studio.call('open_article', { id })).rejects.toMatchObject(refusal)
  })

  it.each([{ id: 0 }, { id: '1' }, {}, { id: 1, x: 1 }])('refuses %j', async (input) => {
    await expect(studio.call('get_article', input as never)).rejects.toMatchObject({ code: 'validation_error' })
  })
})

describe('a key', () => {
  it.each([
    ['list_library', {}],
    ['open_article', { id: 1 }],
    ['create_article', {}],
    ['save_article', { id: 1, revision: 1 }],
    ['delete_articles', { ids: [1] }],
    ['restore_version', { id: 1, version_id: 1, revision: 1 }],
  ] as const)('may not call %s', async (name, input) => {
    const keys: Caller[] = [reader, { ...reader, scopes: ['read', 'write'] }]
    for (const key of keys)
      await expect(studio.call(name, input as never, key)).rejects.toMatchObject({ code: 'forbidden' })
    expect(studioCaller.scopes).toContain('studio')
  })
})

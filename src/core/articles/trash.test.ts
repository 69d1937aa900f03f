import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OperationName } from '../../contract/index.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { purgeTrash } from './trash.ts'

const DAY = 86_400_000

let studio: TestStudio
beforeEach(async () => {
  studio = await testStudio()
  for (const title of ['Bees', 'Wasps', 'Ants']) await studio.call('create_article', { title })
  studio.events.length = 0
})
afterEach(() => studio.close())

const open = (id: number) => studio.call('open_article', { id })
const statuses = async () => (await Promise.all([1, 2, 3].map(open))).map(({ status }) => status)
const live = async () => (await studio.call('list_articles', {})).data.map(({ id }) => id)

describe('an act on many articles', () => {
  it('does what fits and names the rest, in one go', async () => {
    await studio.call('trash_articles', { ids: [2] })
    studio.events.length = 0
    expect(await studio.call('archive_articles', { ids: [3, 2, 99, 1, 3] })).toEqual({
      done: [3, 1],
      failed: [
        { id: 2, message: 'It is in the trash. Take it out first.' },
        { id: 99, message: 'There is no article with this id.' },
      ],
    })
    expect(await statuses()).toEqual(['archived', 'draft', 'archived'])
    expect(studio.events).toEqual([
      { type: 'article.archived', id: 3 },
      { type: 'article.archived', id: 1 },
    ])
  })

  it.each([
    ['archive_articles', [], 'article.archived'],
    ['unarchive_articles', ['archive_articles'], 'article.unarchived'],
    ['trash_articles', [], 'article.trashed'],
    ['restore_articles', ['trash_articles'], 'article.restored'],
    ['delete_articles', ['trash_articles'], 'article.deleted'],
  ] as const)('%s tells of each, and a second time has nothing to do', async (act, before, type) => {
    for (const name of before) await studio.call(name, { ids: [1, 3] })
    studio.events.length = 0
    expect(await studio.call(act, { ids: [1, 3] })).toEqual({ done: [1, 3], failed: [] })
    expect(studio.events).toEqual([
      { type, id: 1 },
      { type, id: 3 },
    ])
    const again = await studio.call(act, { ids: [1, 3] })
    expect(again.done).toEqual([])
    expect(again.failed.map(({ id }) => id)).toEqual([1, 3])
    expect(studio.events).toHaveLength(2)
  })

  it.each([
    'archive_articles',
    'unarchive_articles',
    'trash_articles',
    'restore_articles',
    'delete_articles',
  ] satisfies OperationName[])('%s refuses what is no list of ids', async (name) => {
    for (const input of [{}, { ids: [] }, { ids: [0] }, { ids: ['1'] }, { ids: 1 }, { ids: [1], force: true }]) {
      await expect(studio.call(name, input as never)).rejects.toMatchObject({ code: 'validation_error' })
    }
    expect(studio.events).toEqual([])
  })

  it('holds ten thousand at once', async () => {
    const ids = Array.from({ length: 10_000 }, (_, at) => at + 1)
    const { done, failed } = await studio.call('trash_articles', { ids })
    expect(done).toEqual([1, 2, 3])
    expect(failed).toHaveLength(9_997)
  })
})

describe('the archive', () => {
  it('gives articles back as drafts while nothing is public, and touches no text', async () => {
    const before = await open(1)
    await studio.call('archive_articles', { ids: [1] })
    expect(await open(1)).toEqual({ ...before, status: 'archived' })
    await studio.call('unarchive_articles', { ids: [1, 2] })
    expect(await open(1)).toEqual(before)
  })
})

describe('the trash', () => {
  it('hides an article from lists, search and readers, and gives it back as it was', async () => {
    await studio.call('archive_articles', { ids: [2] })
    const before = await open(2)
    studio.clock.advance(1000)
    await studio.call('trash_articles', { ids: [2] })
    expect(await live()).toEqual([3, 1])
    expect((await studio.call('list_library', { q: 'wasps' })).items).toEqual([])
    expect((await studio.call('list_library', { trashed: true })).items).toMatchObject([
      { id: 2, deleted_at: '2026-11-21T08:30:01Z' },
    ])
    await expect(studio.call('get_article', { id: 2 })).rejects.toMatchObject({ code: 'not_found' })
    await studio.call('restore_articles', { ids: [2] })
    expect(await open(2)).toEqual(before)
    expect(await live()).toEqual([3, 2, 1])
  })

  it('gives a slug back with a number if another article took it meanwhile', async () => {
    await studio.call('trash_articles', { ids: [1, 2] })
    await studio.call('create_article', { title: 'Bees' })
    await studio.call('restore_articles', { ids: [1, 2] })
    expect((await Promise.all([1, 2, 4].map(open))).map(({ slug }) => slug)).toEqual(['bees-2', 'wasps', 'bees'])
    expect((await Promise.all([1, 2, 4].map(open))).map(({ revision }) => revision)).toEqual([2, 1, 1])
  })

  it('sorts out articles that had the same slug one after the other', async () => {
    await studio.call('trash_articles', { ids: [1] })
    await studio.call('create_article', { title: 'Bees' })
    await studio.call('trash_articles', { ids: [4] })
    await studio.call('create_article', { title: 'Bees' })
    await studio.call('trash_articles', { ids: [5] })
    await studio.call('restore_articles', { ids: [4, 5, 1] })
    expect((await Promise.all([4, 5, 1].map(open))).map(({ slug }) => slug)).toEqual(['bees', 'bees-2', 'bees-3'])
  })

  it('lets nothing be deleted that is not in it', async () => {
    expect(await studio.call('delete_articles', { ids: [1] })).toMatchObject({ done: [], failed: [{ id: 1 }] })
    expect(await live()).toEqual([3, 2, 1])
  })

  it('deletes an article with its versions and all that could be found of it', async () => {
    await studio.call('trash_articles', { ids: [1] })
    await studio.call('delete_articles', { ids: [1] })
    const left = async (table: 'article_versions' | 'article_texts') =>
      (await studio.ctx.db.selectFrom(table).select('article_id').where('article_id', '=', 1).execute()).length
    expect([await left('article_versions'), await left('article_texts')]).toEqual([0, 0])
    await expect(open(1)).rejects.toMatchObject({ code: 'not_found' })
    expect((await studio.call('create_article', {})).id).toBe(4)
  })

  it('is emptied of what has been in it for 30 days, and of nothing else', async () => {
    await studio.call('trash_articles', { ids: [1] })
    studio.clock.advance(DAY)
    await studio.call('trash_articles', { ids: [2] })
    studio.clock.advance(29 * DAY - 1000)
    studio.events.length = 0
    expect(await studio.ctx.write((tx) => purgeTrash(tx))).toBe(0)
    studio.clock.advance(1000)
    expect(await studio.ctx.write((tx) => purgeTrash(tx))).toBe(1)
    expect(studio.events).toEqual([{ type: 'article.deleted', id: 1 }])
    expect((await studio.call('list_library', { trashed: true })).items.map(({ id }) => id)).toEqual([2])
    expect(await live()).toEqual([3])
  })
})

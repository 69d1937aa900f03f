import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { UiLanguage } from '../../contract/settings.ts'
import { sanitiseArticle } from '../../text/sanitise.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await testStudio()
})
afterEach(() => studio.close())

const documents = async (ids: number[]) => Promise.all(ids.map((id) => studio.call('open_article', { id })))

describe('the samples', () => {
  it.each(UiLanguage.options)('in %s are three articles of that language, one of them a scaffold', async (language) => {
    const { done, failed } = await studio.call('start_samples', { language })
    expect(failed).toEqual([])
    const articles = await documents(done)
    expect(articles.map(({ is_scaffold, model }) => [is_scaffold, model])).toEqual([
      [true, 'offline-drafter'],
      [false, ''],
      [false, ''],
    ])
    for (const article of articles) {
      expect(article).toMatchObject({ language, is_sample: true, revision: 1, deleted_at: null })
      expect(article.word_count).toBeGreaterThan(200)
      expect(article.title).not.toBe('')
      expect(sanitiseArticle(article.content)).toBe(article.content)
      expect(await studio.call('list_versions', { id: article.id })).toMatchObject([
        { kind: article.is_scaffold ? 'generated' : 'automatic' },
      ])
    }
    expect(studio.events.filter(({ type }) => type === 'article.created')).toHaveLength(3)
    expect((await studio.call('get_library_counts', {})).samples).toBe(3)
  })

  it('come once, however often they are asked for', async () => {
    await Promise.all([
      studio.call('start_samples', { language: 'en' }),
      studio.call('start_samples', { language: 'uk' }),
    ])
    expect(await studio.call('start_samples', { language: 'de' })).toEqual({ done: [], failed: [] })
    expect((await studio.call('list_library', {})).total).toBe(3)
  })

  it('go to the trash together, and leave what the writer wrote', async () => {
    const mine = await studio.call('create_article', { title: 'Mine' })
    const { done } = await studio.call('start_samples', { language: 'en' })
    const copy = await studio.call('duplicate_article', { id: done[0]! })
    expect(await studio.call('remove_samples', {})).toEqual({ done, failed: [] })
    expect((await studio.call('list_library', {})).items.map(({ id }) => id)).toEqual([copy.id, mine.id])
    expect((await studio.call('get_library_counts', {})).samples).toBe(0)
    await studio.call('restore_articles', { ids: done })
    expect((await documents(done)).map(({ deleted_at }) => deleted_at)).toEqual([null, null, null])
  })

  it('can be had again after they were removed', async () => {
    const first = await studio.call('start_samples', { language: 'en' })
    await studio.call('remove_samples', {})
    const second = await studio.call('start_samples', { language: 'en' })
    const slugs = async (ids: number[]) => (await documents(ids)).map(({ slug }) => slug)
    expect(await slugs(second.done)).toEqual(await slugs(first.done))
    expect(await studio.call('remove_samples', {})).toEqual(second)
    expect(await studio.call('remove_samples', {})).toEqual({ done: [], failed: [] })
  })
})

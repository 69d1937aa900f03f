import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ArticleDocument } from '../../contract/articles.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { hashText } from './version-rules.ts'

let studio: TestStudio
let bees: ArticleDocument
beforeEach(async () => {
  studio = await testStudio()
  bees = await studio.call('create_article', { title: 'Bees', content: '<p>One</p>', keywords: ['k'], meta_title: 'm' })
  await studio.call('create_article', { title: 'Wasps' })
  studio.events.length = 0
})
afterEach(() => studio.close())

const save = async (patch: object) => {
  const { revision } = await studio.call('open_article', { id: 1 })
  return studio.call('save_article', { id: 1, revision, ...patch })
}
const kinds = async () =>
  (await studio.call('list_versions', { id: 1 })).map(({ kind, revision }) => `${kind} ${revision}`)
const eventsOf = (...types: string[]) => studio.events.filter(({ type }) => types.includes(type))

describe('versions', () => {
  it('are listed newest first, also those of an article in the trash', async () => {
    await save({ content: '<p>Two</p>' })
    await studio.call('create_version', { id: 1, label: 'Sent to Ann' })
    await studio.call('trash_articles', { ids: [1] })
    expect(await kinds()).toEqual(['named 2', 'automatic 1'])
  })

  it('are read with their content', async () => {
    await save({ content: '<p>Two</p>' })
    expect(await studio.call('get_version', { id: 1, version_id: 1 })).toEqual({
      id: 1,
      article_id: 1,
      revision: 1,
      kind: 'automatic',
      label: '',
      made_by: 'You',
      title: 'Bees',
      word_count: 1,
      created_at: '2026-11-21T08:30:00Z',
      content: '<p>One</p>',
      meta_title: 'm',
      meta_description: '',
      keywords: ['k'],
    })
  })

  it.each([
    ['list_versions', { id: 9 }],
    ['get_version', { id: 9, version_id: 1 }],
    ['get_version', { id: 1, version_id: 9 }],
    ['get_version', { id: 1, version_id: 2 }],
    ['create_version', { id: 9, label: 'x' }],
    ['restore_version', { id: 9, version_id: 1, revision: 1 }],
    ['restore_version', { id: 1, version_id: 2, revision: 1 }],
    ['compare_versions', { id: 9, from: 1 }],
    ['compare_versions', { id: 1, from: 2 }],
    ['compare_versions', { id: 1, from: 1, to: 2 }],
  ] as const)('%s of %j finds nothing', async (name, input) => {
    await expect(studio.call(name, input)).rejects.toMatchObject({ code: 'not_found' })
    expect(studio.events).toEqual([])
  })

  it.each([
    ['list_versions', {}],
    ['get_version', { id: 1, version_id: 0 }],
    ['create_version', { id: 1 }],
    ['create_version', { id: 1, label: '   ' }],
    ['create_version', { id: 1, label: 'x', kind: 'named' }],
    ['restore_version', { id: 1, version_id: 1 }],
    ['compare_versions', { id: 1, from: 'a' }],
  ] as const)('%s refuses %j', async (name, input) => {
    await expect(studio.call(name, input as never)).rejects.toMatchObject({ code: 'validation_error' })
  })
})

describe('a named version', () => {
  it('keeps the text as it is now, and changes nothing in the article', async () => {
    await save({ content: '<p>Two</p>' })
    studio.events.length = 0
    const version = await studio.call('create_version', { id: 1, label: ' Sent to Ann ' })
    expect(version).toMatchObject({
      id: 3,
      article_id: 1,
      revision: 2,
      kind: 'named',
      label: 'Sent to Ann',
      made_by: 'You',
    })
    expect((await studio.call('list_versions', { id: 1 }))[0]).toEqual(version)
    expect(await studio.call('get_version', { id: 1, version_id: 3 })).toMatchObject({ content: '<p>Two</p>' })
    expect(studio.events).toEqual([{ type: 'version.created', id: 3, article_id: 1 }])
    expect(await studio.call('open_article', { id: 1 })).toMatchObject({ revision: 2 })
  })

  it('is refused in the trash', async () => {
    await studio.call('trash_articles', { ids: [1] })
    await expect(studio.call('create_version', { id: 1, label: 'x' })).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('restoring', () => {
  it('writes the old text as the newest one and keeps what stood there', async () => {
    await save({ title: 'Ants', content: '<p>Two words</p>', keywords: [], meta_title: '', language: 'uk' })
    studio.events.length = 0
    const restored = await studio.call('restore_version', { id: 1, version_id: 1, revision: 2 })
    expect(restored).toEqual({ ...bees, language: 'uk', revision: 3 })
    expect(await studio.call('open_article', { id: 1 })).toEqual(restored)
    expect(await kinds()).toEqual(['restored 3', 'before_restore 2', 'automatic 1'])
    expect(eventsOf('article.saved', 'version.created')).toEqual([
      { type: 'version.created', id: 3, article_id: 1 },
      { type: 'article.saved', id: 1, revision: 3, by: 'You' },
      { type: 'version.created', id: 4, article_id: 1 },
    ])
    expect((await studio.call('list_library', { q: 'one' })).items.map(({ id }) => id)).toEqual([1])
  })

  it('can be undone like any change', async () => {
    const before = await save({ title: 'Ants', content: '<p>Two</p>' })
    await studio.call('restore_version', { id: 1, version_id: 1, revision: 2 })
    const [, { id: version_id }] = (await studio.call('list_versions', { id: 1 })) as [unknown, { id: number }]
    const undone = await studio.call('restore_version', { id: 1, version_id, revision: 3 })
    expect(undone).toEqual({ ...before, revision: 4 })
  })

  it('does not keep the present twice', async () => {
    await save({ content: '<p>Two</p>' })
    await studio.call('create_version', { id: 1, label: 'Now' })
    await studio.call('restore_version', { id: 1, version_id: 1, revision: 2 })
    expect(await kinds()).toEqual(['restored 3', 'named 2', 'automatic 1'])
  })

  it('of the text as it is changes nothing', async () => {
    expect(await studio.call('restore_version', { id: 1, version_id: 1, revision: 1 })).toEqual(bees)
    expect(studio.events).toEqual([])
    expect(await kinds()).toEqual(['automatic 1'])
  })

  it('is refused on an older revision and in the trash', async () => {
    await save({ content: '<p>Two</p>' })
    await expect(studio.call('restore_version', { id: 1, version_id: 1, revision: 1 })).rejects.toMatchObject({
      code: 'conflict',
      details: [{ path: 'revision', code: 'stale_revision' }],
    })
    await studio.call('trash_articles', { ids: [1] })
    await expect(studio.call('restore_version', { id: 1, version_id: 1, revision: 2 })).rejects.toMatchObject({
      code: 'conflict',
      details: [{ code: 'trashed' }],
    })
    expect(await kinds()).toEqual(['automatic 1'])
  })

  it('cleans the old text by the rules of today', async () => {
    const text = {
      title: 'Old',
      content: '<p>a</p><script>x</script>',
      meta_title: '',
      meta_description: '',
      keywords: [],
    }
    await save({ content: '<p>Two</p>' })
    await studio.ctx.write(({ db }) =>
      db
        .updateTable('article_versions')
        .set({ ...text, keywords: '[]', sha256: hashText(text) })
        .where('id', '=', 1)
        .execute(),
    )
    expect(await studio.call('restore_version', { id: 1, version_id: 1, revision: 2 })).toMatchObject({
      content: '<p>a</p>',
    })
  })

  it('ticks its first step off', async () => {
    await save({ content: '<p>Two</p>' })
    await studio.call('restore_version', { id: 1, version_id: 1, revision: 2 })
    expect((await studio.call('get_settings', {})).onboarding.done).toContain('restore_version')
  })
})

describe('a damaged version', () => {
  const damage = (change: object) =>
    studio.ctx.write(({ db }) => db.updateTable('article_versions').set(change).where('id', '=', 1).execute())

  it.each([
    { content: '<p>Onf</p>' },
    { title: '' },
    { meta_title: 'n' },
    { keywords: '["j"]' },
    { keywords: '["k' },
    { sha256: '' },
  ])('with %j is named and never shown, restored or compared', async (change) => {
    await save({ content: '<p>Two</p>' })
    await studio.call('create_version', { id: 1, label: 'Whole' })
    await damage(change)
    const refusal = {
      code: 'unavailable',
      message: expect.stringContaining('Version 1'),
      details: [{ code: 'version_damaged' }],
    }
    await expect(studio.call('get_version', { id: 1, version_id: 1 })).rejects.toMatchObject(refusal)
    await expect(studio.call('restore_version', { id: 1, version_id: 1, revision: 2 })).rejects.toMatchObject(refusal)
    await expect(studio.call('compare_versions', { id: 1, from: 1 })).rejects.toMatchObject(refusal)
    expect(await studio.call('get_version', { id: 1, version_id: 3 })).toMatchObject({ content: '<p>Two</p>' })
    expect(await studio.call('open_article', { id: 1 })).toMatchObject({ content: '<p>Two</p>', revision: 2 })
  })
})

describe('comparing', () => {
  it('shows what changed since a version, by blocks and then by words', async () => {
    await save({ title: 'Bees and wasps', content: '<p>One</p><p>Two</p>' })
    expect(await studio.call('compare_versions', { id: 1, from: 1 })).toEqual({
      title: [
        { kind: 'same', text: 'Bees' },
        { kind: 'added', text: ' and wasps' },
      ],
      blocks: [
        { kind: 'same', tag: 'p', parts: [{ kind: 'same', text: 'One' }] },
        { kind: 'added', tag: 'p', parts: [{ kind: 'added', text: 'Two' }] },
      ],
      added_words: 1,
      removed_words: 0,
    })
  })

  it('of two versions leaves the present out', async () => {
    await save({ content: '<p>One two</p>' })
    await studio.call('create_version', { id: 1, label: 'x' })
    await save({ content: '<p>Other</p>' })
    const { blocks } = await studio.call('compare_versions', { id: 1, from: 1, to: 3 })
    expect(blocks.flatMap(({ parts }) => parts)).toEqual([
      { kind: 'same', text: 'One' },
      { kind: 'added', text: ' two' },
    ])
    const back = await studio.call('compare_versions', { id: 1, from: 3, to: 1 })
    expect(back.removed_words).toBe(1)
  })

  it('of a version with itself finds nothing', async () => {
    const { blocks, added_words, removed_words } = await studio.call('compare_versions', { id: 1, from: 1, to: 1 })
    expect(blocks.every(({ kind }) => kind === 'same')).toBe(true)
    expect([added_words, removed_words]).toEqual([0, 0])
  })
})

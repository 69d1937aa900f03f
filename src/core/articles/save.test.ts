import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ArticleDocument } from '../../contract/articles.ts'
import type { Caller } from '../context.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'

const MINUTE = 60_000

let studio: TestStudio
let bees: ArticleDocument
beforeEach(async () => {
  studio = await testStudio()
  bees = await studio.call('create_article', { title: 'Bees', content: '<p>One</p>', keywords: ['k'] })
  await studio.ctx.write(
    async ({ db }) =>
      void (await db.insertInto('settings').values({ key: 'onboarding', value: '{"done":["write"]}' }).execute()),
  )
  studio.events.length = 0
})
afterEach(() => studio.close())

const versions = async () => (await studio.call('list_versions', { id: 1 })).toReversed()
const contents = async () => {
  const list = await versions()
  const texts = await Promise.all(list.map(({ id }) => studio.call('get_version', { id: 1, version_id: id })))
  return texts.map(({ content }) => content)
}
/** Types a text, so that the next save needs no thought about revisions. */
async function type(content: string) {
  const { revision } = await studio.call('open_article', { id: 1 })
  return studio.call('save_article', { id: 1, revision, content })
}

describe('saving', () => {
  it('changes what was passed and nothing else', async () => {
    studio.clock.advance(1000)
    const saved = await studio.call('save_article', { id: 1, revision: 1, content: '<p>One two<script>x</script></p>' })
    expect(saved).toEqual({
      ...bees,
      content: '<p>One two</p>',
      word_count: 2,
      revision: 2,
      updated_at: '2026-11-21T08:30:01Z',
    })
    expect(await studio.call('open_article', { id: 1 })).toEqual(saved)
    expect(studio.events).toEqual([{ type: 'article.saved', id: 1, revision: 2, by: 'You' }])
  })

  it('saves every field', async () => {
    const patch = {
      title: 'Бджоли',
      slug: 'the-bees',
      content: '<h2>Два слова</h2>',
      language: 'uk',
      meta_title: 'a',
      meta_description: 'b',
      keywords: ['x', 'y'],
    }
    expect(await studio.call('save_article', { id: 1, revision: 1, ...patch })).toMatchObject({
      ...patch,
      word_count: 2,
      revision: 2,
    })
  })

  it.each([{}, { title: 'Bees', keywords: ['k'] }, { content: '<p>One<script>x</script></p>' }, { slug: 'bees' }])(
    'of nothing new is no new revision: %j',
    async (patch) => {
      studio.clock.advance(10 * MINUTE)
      expect(await studio.call('save_article', { id: 1, revision: 1, ...patch })).toEqual(bees)
      expect(studio.events).toEqual([])
      expect(await versions()).toHaveLength(1)
    },
  )

  it('on an older revision is refused, says who was first, and changes nothing', async () => {
    const key: Caller = { kind: 'key', name: 'Newsroom', scopes: ['studio'], via: 'rest' }
    const saved = await studio.call('save_article', { id: 1, revision: 1, title: 'Wasps' }, key)
    await expect(
      studio.call('save_article', { id: 1, revision: 1, title: 'Ants', content: 'x' }),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('by Newsroom'),
      details: [{ path: 'revision', code: 'stale_revision', message: 'The newest revision is 2, saved by Newsroom.' }],
    })
    await expect(studio.call('save_article', { id: 1, revision: 3 })).rejects.toMatchObject({ code: 'conflict' })
    expect(await studio.call('open_article', { id: 1 })).toEqual(saved)
    expect(studio.events.at(-1)).toEqual({ type: 'article.saved', id: 1, revision: 2, by: 'Newsroom' })
  })

  it('by two at once lets one of them through', async () => {
    const results = await Promise.allSettled(
      ['a', 'b', 'c'].map((title) => studio.call('save_article', { id: 1, revision: 1, title })),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await studio.call('open_article', { id: 1 })).toMatchObject({ revision: 2 })
  })

  it('is refused for what is not there or in the trash', async () => {
    await expect(studio.call('save_article', { id: 2, revision: 1 })).rejects.toMatchObject({ code: 'not_found' })
    await studio.call('trash_articles', { ids: [1] })
    await expect(studio.call('save_article', { id: 1, revision: 1, title: 'x' })).rejects.toMatchObject({
      code: 'conflict',
      details: [{ path: 'id', code: 'trashed' }],
    })
    expect(await studio.call('open_article', { id: 1 })).toMatchObject({ title: 'Bees', revision: 1 })
  })

  it.each([
    [{ revision: 0 }, 'revision'],
    [{ title: null }, 'title'],
    [{ slug: 'x'.repeat(81) }, 'slug'],
    [{ status: 'published' }, 'status'],
    [{ id: 'x' }, 'id'],
  ])('refuses %j', async (patch, path) => {
    await expect(studio.call('save_article', { id: 1, revision: 1, ...patch } as never)).rejects.toMatchObject({
      code: 'validation_error',
      details: [expect.objectContaining({ path })],
    })
    expect(studio.events).toEqual([])
  })

  it('ticks the first step off when something was written', async () => {
    await studio.ctx.write(({ db }) => db.deleteFrom('settings').execute())
    await studio.call('save_article', { id: 1, revision: 1, title: 'Wasps' })
    await studio.call('save_article', { id: 1, revision: 2, content: '<p></p>' })
    expect((await studio.call('get_settings', {})).onboarding.done).toEqual([])
    await studio.call('save_article', { id: 1, revision: 3, content: '<p>Buzz</p>' })
    expect((await studio.call('get_settings', {})).onboarding.done).toEqual(['write'])
  })
})

describe('the slug', () => {
  const save = async (patch: object) => {
    const { revision } = await studio.call('open_article', { id: 1 })
    return (await studio.call('save_article', { id: 1, revision, ...patch })).slug
  }

  it('follows the title while it was made from it', async () => {
    expect(await save({ title: 'Wasps' })).toBe('wasps')
    await studio.call('create_article', { title: 'Ants' })
    expect(await save({ title: 'Ants' })).toBe('ants-2')
    expect(await save({ title: 'Ants!' })).toBe('ants-2')
    expect(await save({ title: 'Övning' })).toBe('oevning')
    expect(await save({ language: 'sv' })).toBe('ovning')
    expect(await save({ title: 'Bienen' })).toBe('bienen')
    expect(await save({ title: '' })).toBe('untitled')
  })

  it('stays once the writer chose it', async () => {
    expect(await save({ slug: 'my-bees' })).toBe('my-bees')
    expect(await save({ title: 'Wasps' })).toBe('my-bees')
  })

  it('stays when it is passed with a new title', async () => {
    expect(await save({ title: 'Wasps', slug: 'bees' })).toBe('bees')
  })

  it.each(['published', 'archived'] as const)('stays when the article is %s', async (status) => {
    await studio.ctx.write(({ db }) => db.updateTable('articles').set({ status }).execute())
    expect(await save({ title: 'Wasps' })).toBe('bees')
  })

  it.each(['Bees', 'b--b', '', 'мед', 'a b'])('is refused when it is %j', async (slug) => {
    await expect(save({ slug, title: 'Wasps' })).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path: 'slug', code: 'slug_invalid' }],
    })
    expect(await studio.call('open_article', { id: 1 })).toEqual(bees)
  })

  it('is refused when another article has it, unless that is in the trash', async () => {
    await studio.call('create_article', { title: 'Wasps' })
    await expect(save({ slug: 'wasps', title: 'x' })).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path: 'slug', code: 'slug_taken' }],
    })
    expect(await studio.call('open_article', { id: 1 })).toEqual(bees)
    await studio.call('trash_articles', { ids: [2] })
    expect(await save({ slug: 'wasps' })).toBe('wasps')
  })
})

describe('automatic versions', () => {
  it('are made at most once in five minutes of typing', async () => {
    for (let minute = 0; minute < 21; minute++) {
      studio.clock.advance(MINUTE)
      await type(`<p>${minute}</p>`)
    }
    const made = (await versions()).map(({ created_at }) => Date.parse(created_at))
    expect(made.length).toBeGreaterThanOrEqual(4)
    for (const [at, time] of made.slice(1).entries()) expect(time - made[at]!).toBeGreaterThanOrEqual(5 * MINUTE)
  })

  it('keep the text from before every session', async () => {
    await type('<p>One two</p>')
    studio.clock.advance(60 * MINUTE)
    await type('<p></p>')
    studio.clock.advance(60 * MINUTE)
    await type('<p>Three</p>')
    expect(await contents()).toEqual(['<p>One</p>', '<p>One two</p>', '<p></p>'])
  })

  it('hold the new text where the old one is kept already, and tell of it', async () => {
    studio.clock.advance(6 * MINUTE)
    await type('<p>Two</p>')
    expect(await contents()).toEqual(['<p>One</p>', '<p>Two</p>'])
    expect((await versions()).map(({ kind, revision }) => [kind, revision])).toEqual([
      ['automatic', 1],
      ['automatic', 2],
    ])
    expect(studio.events).toEqual([
      { type: 'article.saved', id: 1, revision: 2, by: 'You' },
      { type: 'version.created', id: 2, article_id: 1 },
    ])
  })

  it('are thinned as they age, the original never', async () => {
    for (let step = 0; step < 12; step++) {
      studio.clock.advance(10 * MINUTE)
      await type(`<p>${step}</p>`)
    }
    await studio.call('create_version', { id: 1, label: 'Kept' })
    const before = await versions()
    studio.clock.advance(3 * 24 * 60 * MINUTE)
    await type('<p>Much later</p>')
    const after = await versions()
    expect(after[0]).toEqual(before[0])
    expect(after.length).toBeLessThan(before.length)
    expect(after.some(({ label }) => label === 'Kept')).toBe(true)
    const hours = after.filter(({ kind }) => kind === 'automatic').map(({ created_at }) => created_at.slice(0, 13))
    expect(new Set(hours.slice(1)).size).toBe(hours.length - 1)
    expect(await contents()).toContain('<p>11</p>')
  })
})

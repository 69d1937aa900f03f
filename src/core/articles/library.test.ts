import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LibrarySort, type ArticleStatus, type LibraryItem, type articleOperations } from '../../contract/articles.ts'
import type { Input, Reply } from '../../contract/operation.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { browseQuery } from './library.ts'
import { samplesQuery } from './store.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await testStudio()
})
afterEach(() => studio.close())

type Wish = Input<typeof articleOperations.list_library>
type LibraryPage = Reply<typeof articleOperations.list_library>

const statuses: ArticleStatus[] = ['draft', 'published', 'archived']
const languages = ['en', 'uk']
const directions = ['asc', 'desc'] as const

/** Rows as they come, in any order and with many ties. */
async function fill(count: number) {
  const titles = ['', 'Bee', 'bee', 'Wasp', 'Ант', `${'long '.repeat(40)}end`, `${'long '.repeat(40)}more`, '\u{1f41d}']
  for (let number = 0; number < count; number++) {
    if (number % 3 === 0) studio.clock.advance(1000)
    await studio.call('create_article', {
      title: titles[(number * 5) % titles.length]!,
      content: `<p>${'word '.repeat((number * 7) % 4)}</p>`,
      language: languages[number % 2]!,
    })
  }
  await studio.ctx.write(async ({ db }) => {
    await db.updateTable('articles').set({ status: 'published' }).where('id', 'in', [2, 3, 11, 12]).execute()
    await db.updateTable('articles').set({ status: 'archived' }).where('id', 'in', [5, 8, 9]).execute()
  })
  studio.clock.advance(1000)
  await studio.call('trash_articles', { ids: [4, 8, 10] })
  studio.clock.advance(1000)
  await studio.call('trash_articles', { ids: [1, 12, 7, 13] })
}

async function readAll(wish: Wish): Promise<LibraryItem[]> {
  const items: LibraryItem[] = []
  let after: string | null = null
  do {
    const page: LibraryPage = await studio.call('list_library', { ...wish, ...(after === null ? {} : { after }) })
    expect(page.items.length).toBeLessThanOrEqual(wish.limit!)
    items.push(...page.items)
    expect(items.length).toBeLessThanOrEqual(page.total)
    after = page.next
  } while (after !== null)
  return items
}

/** ASCII case is folded, as the column does. */
const nocase = (text: string) => Buffer.from(text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))

function compare(
  a: LibraryItem,
  b: LibraryItem,
  { sort = 'updated', direction = 'desc', trashed = false }: Wish,
): number {
  const by = {
    updated: () => ((trashed && a.deleted_at) || a.updated_at).localeCompare((trashed && b.deleted_at) || b.updated_at),
    created: () => a.created_at.localeCompare(b.created_at),
    title: () => Buffer.compare(nocase(a.title), nocase(b.title)),
    words: () => a.word_count - b.word_count,
  }[sort]()
  return (by || a.id - b.id) * (direction === 'asc' ? 1 : -1)
}

describe('the library', () => {
  it('shows what a row needs', async () => {
    await studio.call('create_article', { title: 'Bees', language: 'en' })
    expect(await studio.call('list_library', {})).toEqual({
      items: [
        {
          id: 1,
          title: 'Bees',
          slug: 'bees',
          status: 'draft',
          language: 'en',
          word_count: 0,
          model: '',
          created_at: '2026-11-21T08:30:00Z',
          updated_at: '2026-11-21T08:30:00Z',
          revision: 1,
          is_sample: false,
          is_scaffold: false,
          deleted_at: null,
          snippet: null,
        },
      ],
      next: null,
      total: 1,
    })
  })

  it('comes page by page in every order, with every filter, as a plain reference would give it', async () => {
    await fill(24)
    const all = [...(await readAll({ limit: 500 })), ...(await readAll({ limit: 500, trashed: true }))]
    expect(all).toHaveLength(24)
    const optional = <T>(values: readonly T[]) => fc.constantFrom(undefined, ...values)
    const wishes = fc.record({
      sort: fc.constantFrom(...LibrarySort.options),
      direction: fc.constantFrom(...directions),
      trashed: fc.boolean(),
      status: optional(statuses),
      language: optional([...languages, 'de']),
      limit: fc.constantFrom(1, 2, 3, 7, 500),
    })
    await fc.assert(
      fc.asyncProperty(wishes, async (wish) => {
        const wanted = all
          .filter((item) => (item.deleted_at !== null) === wish.trashed)
          .filter(
            (item) =>
              [undefined, item.status].includes(wish.status) && [undefined, item.language].includes(wish.language),
          )
          .toSorted((a, b) => compare(a, b, wish))
        expect((await readAll(wish)).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
        expect((await studio.call('list_library', wish)).total).toBe(wanted.length)
      }),
      { numRuns: 300, endOnFailure: true },
    )
  }, 60_000)

  it('goes on after a row that is gone, or has another title now', async () => {
    for (const title of ['a', 'b', 'c', 'd', 'e']) await studio.call('create_article', { title })
    const wish = { sort: 'title', direction: 'asc', limit: 2 } as const
    const { next } = await studio.call('list_library', wish)
    await studio.call('save_article', { id: 2, revision: 1, title: 'zz' })
    const rest = await studio.call('list_library', { ...wish, limit: 9, after: next! })
    expect(rest.items.map(({ title }) => title)).toEqual(['c', 'd', 'e', 'zz'])
  })

  it.each([
    ['nonsense', 'after'],
    ['', 'after'],
    [Buffer.from('[1]').toString('base64url'), 'after'],
    [Buffer.from('["words",1,2]').toString('base64url'), 'after'],
    [Buffer.from('["updated","2026",0]').toString('base64url'), 'after'],
    [Buffer.from('["updated","2026",1,1]').toString('base64url'), 'after'],
    [Buffer.from('["updated",{"x":1},1]').toString('base64url'), 'after'],
    [Buffer.from('["search",3]').toString('base64url'), 'after'],
    ['x'.repeat(501), 'after'],
  ])('refuses the place %j', async (after, path) => {
    await expect(studio.call('list_library', { after })).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path }],
    })
  })

  it('refuses a place of another order', async () => {
    await studio.call('create_article', { title: 'a' })
    await studio.call('create_article', { title: 'b' })
    const { next } = await studio.call('list_library', { limit: 1, sort: 'created' })
    for (const wish of [{ sort: 'title' }, { sort: 'words' }, { q: 'a' }] as const) {
      await expect(studio.call('list_library', { ...wish, after: next! })).rejects.toMatchObject({
        code: 'validation_error',
      })
    }
  })

  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 501 }, 'limit'],
    [{ sort: 'slug' }, 'sort'],
    [{ direction: 'up' }, 'direction'],
    [{ trashed: 'yes' }, 'trashed'],
    [{ q: 'x'.repeat(201) }, 'q'],
    [{ page: 1 }, 'page'],
  ])('refuses %j', async (input, path) => {
    await expect(studio.call('list_library', input as never)).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path }],
    })
  })

  it('walks an index in every order with every filter: no scan of the articles, nothing sorted', () => {
    for (const sort of LibrarySort.options) {
      for (const direction of directions) {
        for (const trashed of [false, true]) {
          for (const status of [undefined, 'draft'] as const) {
            for (const language of [undefined, 'uk']) {
              for (const after of [null, { key: sort === 'words' ? 3 : 'x', id: 3 }]) {
                const wish = { q: '', sort, direction, trashed, status, language, limit: 100 }
                const { sql, parameters } = browseQuery(studio.ctx.db, wish, after).compile()
                const plan = studio.core.database.raw.prepare(`explain query plan ${sql}`).all(...parameters) as {
                  detail: string
                }[]
                expect(
                  plan.map(({ detail }) => detail),
                  JSON.stringify(wish),
                ).toEqual([expect.stringMatching(/^(SCAN|SEARCH) articles USING (COVERING )?INDEX articles_/)])
                expect(sql).not.toContain('content')
              }
            }
          }
        }
      }
    }
  })
})

describe('the counts', () => {
  it('follow every act', async () => {
    await fill(24)
    const counts = await studio.call('get_library_counts', {})
    const all = await readAll({ limit: 500 })
    const count = (test: (item: LibraryItem) => boolean) => all.filter(test).length
    expect(counts).toEqual({
      by_status: Object.fromEntries(statuses.map((status) => [status, count((item) => item.status === status)])),
      by_language: Object.fromEntries(
        languages.map((language) => [language, count((item) => item.language === language)]),
      ),
      trashed: 7,
      samples: 0,
    })
    await studio.call('save_article', { id: 2, revision: 1, language: 'de' })
    await studio.call('archive_articles', { ids: [2, 3] })
    await studio.call('delete_articles', { ids: [4, 10] })
    const later = await studio.call('get_library_counts', {})
    expect(later.by_language.de).toBe(1)
    expect(later.by_status.archived).toBe(counts.by_status.archived! + 2)
    expect(later.trashed).toBe(5)
  })

  it('name every status when there is nothing', async () => {
    expect(await studio.call('get_library_counts', {})).toEqual({
      by_status: { draft: 0, published: 0, archived: 0 },
      by_language: {},
      trashed: 0,
      samples: 0,
    })
  })

  it('do not scan the articles', () => {
    const plan = studio.core.database.raw
      .prepare(`explain query plan ${samplesQuery(studio.ctx.db).compile().sql}`)
      .all()
    expect(plan).toEqual([expect.objectContaining({ detail: 'SCAN articles USING INDEX articles_samples' })])
  })
})

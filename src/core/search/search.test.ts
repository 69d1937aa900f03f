import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Input, Reply } from '../../contract/operation.ts'
import type { articleOperations } from '../../contract/articles.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { hostileStrings } from './hostile.fixtures.ts'
import { matching, searchArticles } from './store.ts'

type LibraryPage = Reply<typeof articleOperations.list_library>

let studio: TestStudio
beforeEach(async () => {
  studio = await testStudio()
})
afterEach(() => studio.close())

const write = async (title: string, content = '', more: Partial<Input<typeof articleOperations.create_article>> = {}) =>
  (await studio.call('create_article', { title, content, language: 'en', ...more })).id

const find = async (q: string, more: Partial<Input<typeof articleOperations.list_library>> = {}) =>
  (await studio.call('list_library', { q, ...more })).items.map(({ id }) => id)

const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b)

describe('search', () => {
  it('finds words in title, text and meta fields', async () => {
    const ids = [
      await write('About honey'),
      await write('One', '<p>Sweet <strong>honey</strong></p>'),
      await write('Two', '', { meta_description: 'honey for sale' }),
      await write('Three', '', { meta_title: 'Honey' }),
      await write('Four', '', { keywords: ['bees', 'honey'] }),
    ]
    await write('Wax', '<p data-x="honey">wax</p>')
    expect(sorted(await find('honey'))).toEqual(ids)
  })

  it.each([
    ['КАВА', 'Ранкова кава'],
    ['ґанок', 'Старий ҐАНОК'],
    ['йод', 'Йод'],
    ['йод', 'и\u0306од'],
    ['Ünlu', 'ünlü'],
    ['strasse 5', 'Strasse 5b'],
    ['café', 'CAFE'],
    ['замок', 'за\u0301мок'],
    ["п'ять", 'пʼять'],
    ['пʼять', 'п’ять'],
    ['п’ять', "п'ять"],
    ["don't", 'don’t'],
    ['e-mail', 'E-Mail'],
    ['2026', '21.11.2026'],
    ['3,14', 'π = 3,14'],
    ['☕ кава', 'кава ☕'],
    ['прац', 'працювати'],
    ['"кава з молоком"', 'Кава з молоком, будь ласка'],
    ['"кава з мол', 'Кава з молоком'],
    ['猫', '猫と犬'],
  ])('%j finds %j', async (q, title) => {
    const id = await write(title)
    await write('Something else')
    expect(await find(q)).toEqual([id])
  })

  it.each([
    ['"honey sweet"', 'sweet honey'],
    ['honey wax', 'honey'],
    ['hon sweet', 'sweet honey'],
    ['oney', 'honey'],
    ['и', 'йод'],
    ['замок', 'замки'],
  ])('%j does not find %j', async (q, title) => {
    await write(title)
    expect(await find(q)).toEqual([])
  })

  it('puts a word in the title before one in the meta fields, and that before one in the text', async () => {
    const text = await write('A', '<p>honey and bread, milk and wine, salt and oil</p>')
    const meta = await write('B', '', { meta_description: 'honey and bread, milk and wine, salt and oil' })
    const title = await write('Honey and bread, milk and wine, salt and oil')
    await write('Nothing of the kind')
    expect(await find('honey')).toEqual([title, meta, text])
  })

  it('puts titles first and then the newest where too much is found to be ranked', async () => {
    const ids: number[] = []
    for (const title of ['A', 'Honey', 'B', 'More honey', 'C']) ids.push(await write(title, '<p>honey</p>'))
    const page = await searchArticles(studio.ctx.db, 'honey', { trashed: false }, { offset: 0, limit: 4, ranked: 4 })
    expect(page.total).toBe(5)
    expect(page.hits.map(({ id }) => id)).toEqual([ids[3], ids[1], ids[4], ids[2]])
  })

  it('combines with the filters, and keeps the trash apart', async () => {
    const draft = await write('honey draft')
    const other = await write('honey auf Deutsch', '', { language: 'de' })
    const archived = await write('honey archived')
    const trashed = await write('honey trashed')
    await studio.call('archive_articles', { ids: [archived] })
    await studio.call('trash_articles', { ids: [trashed] })

    expect(sorted(await find('honey'))).toEqual([draft, other, archived])
    expect(sorted(await find('honey', { status: 'draft' }))).toEqual([draft, other])
    expect(await find('honey', { status: 'draft', language: 'de' })).toEqual([other])
    expect(await find('honey', { status: 'published' })).toEqual([])
    expect(await find('honey', { trashed: true })).toEqual([trashed])
    expect(await find('honey', { trashed: true, language: 'de' })).toEqual([])
    const { total } = await studio.call('list_library', { q: 'honey', status: 'draft', limit: 1 })
    expect(total).toBe(2)
  })

  it('follows what is saved, restored and deleted', async () => {
    const id = await write('Wax')
    await studio.call('save_article', { id, revision: 1, content: '<p>propolis</p>' })
    expect(await find('propolis')).toEqual([id])
    await studio.call('save_article', { id, revision: 2, content: '<p>pollen</p>' })
    expect(await find('propolis')).toEqual([])
    expect(await find('pollen')).toEqual([id])
    await studio.call('trash_articles', { ids: [id] })
    await studio.call('delete_articles', { ids: [id] })
    expect(await find('pollen', { trashed: true })).toEqual([])
    await studio.ctx.write(({ db }) =>
      db
        .insertInto('article_search')
        .values({ article_search: 'integrity-check' } as never)
        .execute(),
    )
  })

  it('pages to the end without a gap or a row twice', async () => {
    const ids: number[] = []
    for (let number = 0; number < 7; number++) ids.push(await write(`honey ${number}`))
    const seen: number[] = []
    let after: string | null = null
    do {
      const page: LibraryPage = await studio.call('list_library', { q: 'honey', limit: 3, ...(after && { after }) })
      expect(page.total).toBe(7)
      seen.push(...page.items.map(({ id }) => id))
      expect(seen.length).toBeLessThanOrEqual(7)
      after = page.next
    } while (after)
    expect(sorted(seen)).toEqual(ids)
  })

  it('shows text around the match, marked, and none of the marks that were in the text', async () => {
    await write('A \u{e000}trap\u{e001}', '<p>sweet \u{e000}honey\u{e001} \u{e001}here</p>')
    const { items } = await studio.call('list_library', { q: 'honey' })
    expect(items[0]!.snippet).toBe('sweet \u{e000}honey\u{e001} here')
  })

  it('has no snippet where nothing was searched', async () => {
    await write('Honey')
    const { items } = await studio.call('list_library', { q: '  ' })
    expect(items.map(({ snippet }) => snippet)).toEqual([null])
  })

  it('asks the index once, not once for each article that passes the filter', () => {
    for (const filter of [{}, { status: 'draft' }, { language: 'uk' }, { status: 'draft', language: 'uk' }] as const) {
      for (const trashed of [false, true]) {
        const query = sql`select rowid from article_search where ${matching('"x"*', { ...filter, trashed })}`
        const compiled = query.compile(studio.ctx.db)
        const plan = studio.core.database.raw.prepare(`explain query plan ${compiled.sql}`).all(...compiled.parameters)
        expect(plan).toEqual([
          expect.objectContaining({
            detail: expect.stringMatching(/^SCAN article_search VIRTUAL TABLE INDEX \d+:M\d+$/),
          }),
          expect.objectContaining({ detail: 'LIST SUBQUERY 1' }),
          expect.objectContaining({
            detail: expect.stringMatching(/^(SCAN|SEARCH) articles USING (COVERING )?INDEX articles_/),
          }),
          ...(plan.length > 3 ? [expect.objectContaining({ detail: 'CREATE BLOOM FILTER' })] : []),
        ])
      }
    }
  })
})

describe('any text is a query', () => {
  it('of a list of hostile ones', async () => {
    await write('Honey', '<p>bees</p>')
    for (const q of hostileStrings) {
      const page = await studio.call('list_library', { q: q.slice(0, 200) })
      expect(page.total).toBe(page.items.length)
    }
  })

  it('of five hundred that chance makes, and it finds an article with that title', async () => {
    const id = await write('Honey')
    let revision = 1
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 })),
        async (text) => {
          revision = (await studio.call('save_article', { id, revision, title: text })).revision
          const found = await find(text)
          if (/[a-z0-9а-яіїєґ]/i.test(text)) expect(found).toEqual([id])
          else expect(found.every((one) => one === id)).toBe(true)
        },
      ),
      { numRuns: 500, endOnFailure: true },
    )
  }, 60_000)
})

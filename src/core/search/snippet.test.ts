import { describe, expect, it } from 'vitest'
import { parseQuery } from './query.ts'
import { MARK_END, MARK_START, searchable } from './searchable.ts'
import { snippetMaker } from './snippet.ts'

const snippet = (q: string, body: string, { title = '', meta = '' } = {}) =>
  snippetMaker(parseQuery(q))({ title, body: searchable(body), meta })
    .replaceAll(MARK_START, '[')
    .replaceAll(MARK_END, ']')

const filler = (words: number) => Array.from({ length: words }, (_, at) => `word${at}`).join(' ')

describe('a snippet', () => {
  it.each([
    ['bee', 'Bees and a bee-keeper.', '[Bee]s and a [bee]-keeper.'],
    ['bee keeper', 'One bee, one keeper, no beekeeper.', 'One [bee], one [keeper], no beekeeper.'],
    ['"a bee" x', 'a bee; a\nbee; bee a; x', '[a bee]; [a bee]; bee a; [x]'],
    ['КАВА', 'Ранкова кава без молока', 'Ранкова [кава] без молока'],
    ['їжак', 'Їжаки й ЇЖАК', '[Їжак]и й [ЇЖАК]'],
    ['uber', 'Über allem', '[Über] allem'],
    ['Über', 'uber und über', '[uber] und [über]'],
    ['cafe', 'Un cafe\u0301 noir', 'Un [café] noir'],
    ['замок', 'Старий за́мок', 'Старий [за́мок]'],
    ["п'ят", 'Було пʼять і п’ятниця', 'Було [п’ят]ь і [п’ят]ниця'],
    ['naïve', 'A naive idea', 'A [naive] idea'],
    ['😀 joy', '😀joy 😀', '😀[joy] 😀'],
    ['𝒳', 'a 𝒳 b', 'a [𝒳] b'],
  ])('for %j marks what was found in %j', (q, body, wanted) => {
    expect(snippet(q, body)).toBe(wanted)
  })

  it('marks whole words only, except the one still being typed', () => {
    expect(snippet('cat dog', 'cat cats concat dogs')).toBe('[cat] cats concat [dog]s')
  })

  it('is cut between words around the place where most terms stand together', () => {
    const body = `${filler(80)} honey ${filler(80)} bees make honey ${filler(80)}`
    const found = snippet('bees honey', body)
    expect(found).toMatch(/^….*\[bees\] make \[honey\].*…$/)
    expect(found.length).toBeLessThan(220)
    expect(body).toContain(found.replace(/[[\]…]/g, ''))
  })

  it('comes from the text, else from the meta fields, else from the title', () => {
    expect(snippet('bee', 'no such thing', { title: 'Bee', meta: 'A bee' })).toBe('A [bee]')
    expect(snippet('bee', 'no such thing', { title: 'Bee' })).toBe('[Bee]')
    expect(snippet('bee', 'no such thing')).toBe('no such thing')
  })

  it('does not cut a character in two', () => {
    const found = snippet('a', `a ${'🐝'.repeat(200)}`)
    expect(found.isWellFormed()).toBe(true)
  })
})

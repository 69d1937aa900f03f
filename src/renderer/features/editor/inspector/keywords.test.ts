import { describe, expect, it } from 'vitest'
import { addKeywords, MOST_KEYWORDS } from './keywords.ts'

describe('addKeywords', () => {
  it('takes one word or a pasted list', () => {
    expect(addKeywords([], ' spring  honey ')).toEqual(['spring honey'])
    expect(addKeywords(['bees'], 'hive, swarm;queen\nwax,,')).toEqual(['bees', 'hive', 'swarm', 'queen', 'wax'])
  })

  it('takes none twice, whatever its letters look like', () => {
    expect(addKeywords(['Бджоли'], 'бджоли, мед, Мед')).toEqual(['Бджоли', 'мед'])
  })

  it('keeps within what the studio stores', () => {
    const many = Array.from({ length: 30 }, (_, at) => `word ${at}`).join(',')
    expect(addKeywords([], many)).toHaveLength(MOST_KEYWORDS)
    expect(addKeywords([], 'x'.repeat(100))[0]).toHaveLength(80)
  })
})

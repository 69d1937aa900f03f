import { describe, expect, it } from 'vitest'
import { draftKey, draftsOf } from './drafts.ts'

function shelf(limit = Infinity) {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
}

const draft = (at: number, content: string) => ({ revision: 3, at, fields: { content } })

describe('drafts', () => {
  it('finds after a crash what was mirrored last', () => {
    const storage = shelf()
    const drafts = draftsOf(7, storage)
    drafts.write(draft(1_000, 'one'))
    drafts.write(draft(2_000, 'one two'))
    expect(draftsOf(7, storage).found()).toEqual([draft(2_000, 'one two')])
    expect(draftsOf(8, storage).found()).toEqual([])
  })

  it('finds nothing once the text was saved', () => {
    const storage = shelf()
    const drafts = draftsOf(7, storage)
    drafts.write(draft(1_000, 'one'))
    drafts.clear()
    expect(drafts.found()).toEqual([])
    expect(storage.kept.size).toBe(0)
  })

  it('keeps every undecided draft, however often the window crashes', () => {
    const storage = shelf()
    for (const at of [1_000, 2_000, 3_000]) {
      draftsOf(7, storage).write(draft(at, `${at}`))
      draftsOf(7, storage).found()
    }
    const drafts = draftsOf(7, storage)
    expect(drafts.found().map(({ at }) => at)).toEqual([3_000, 2_000, 1_000])
    drafts.decide(draft(2_000, ''))
    expect(drafts.found().map(({ at }) => at)).toEqual([3_000, 1_000])
    drafts.keep(draft(2_000, '2000'))
    expect(drafts.found()).toHaveLength(3)
  })

  it('a new mirror does not write over what was found and not decided', () => {
    const storage = shelf()
    draftsOf(7, storage).write(draft(1_000, 'lost words'))
    const drafts = draftsOf(7, storage)
    drafts.found()
    drafts.write(draft(2_000, 'new words'))
    drafts.clear()
    expect(drafts.found()).toEqual([draft(1_000, 'lost words')])
  })

  it('leaves the mirror where it is when there is no room to lay it aside', () => {
    const storage = shelf(80)
    const drafts = draftsOf(7, storage)
    expect(drafts.write(draft(1_000, 'short'))).toBe(true)
    storage.setItem('quoin.recovered.7', JSON.stringify([draft(1, 'a')]))
    drafts.found()
    expect(storage.kept.has(draftKey(7))).toBe(true)
  })

  it('says so when this computer cannot keep the mirror', () => {
    expect(draftsOf(7, shelf(20)).write(draft(1_000, 'long enough'))).toBe(false)
  })

  it('is not upset by what it did not write', () => {
    const storage = shelf()
    storage.setItem(draftKey(7), '{"revision":"x"}')
    storage.setItem('quoin.recovered.7', 'not json')
    expect(draftsOf(7, storage).found()).toEqual([])
  })
})

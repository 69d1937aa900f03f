import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timestamp } from '../time.ts'
import { hashText, versionsToDrop, versionToKeep } from './version-rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.parse('2026-11-21T08:30:00Z')
const now = timestamp(NOW)

describe('an automatic version', () => {
  const newest = (minutesAgo: number, revision: number) => ({
    revision,
    created_at: timestamp(NOW - minutesAgo * MINUTE),
  })

  it('is not made within five minutes of the last one', () => {
    expect(versionToKeep(newest(4.9, 1), 9, now)).toBeNull()
  })

  it('holds the text from before the change, if that is not kept yet', () => {
    expect(versionToKeep(newest(5, 1), 2, now)).toBe('before')
  })

  it('holds the new text otherwise', () => {
    expect(versionToKeep(newest(5, 2), 2, now)).toBe('after')
  })
})

interface Kept {
  id: number
  kind: 'automatic' | 'named' | 'generated' | 'before_restore' | 'restored'
  created_at: string
}

/** Oldest first, by their age in milliseconds. */
const aged = (ages: number[], kind: Kept['kind'] = 'automatic'): Kept[] =>
  ages.toSorted((a, b) => b - a).map((age, at) => ({ id: at + 1, kind, created_at: timestamp(NOW - age) }))

const stays = (versions: Kept[], at = now) => {
  const drop = new Set(versionsToDrop(versions, at))
  return versions.filter(({ id }) => !drop.has(id))
}

describe('thinning', () => {
  it('keeps all for a day', () => {
    const versions = aged(Array.from({ length: 200 }, (_, at) => at * 5 * MINUTE))
    expect(stays(versions)).toEqual(versions)
  })

  it('keeps the last of each hour for a week', () => {
    const versions = aged([
      3 * DAY + 10 * MINUTE,
      3 * DAY + 20 * MINUTE,
      3 * DAY + 90 * MINUTE,
      2 * MINUTE,
      MINUTE,
      20 * DAY,
    ])
    expect(stays(versions).map(({ created_at }) => created_at)).toEqual([
      '2026-11-01T08:30:00Z',
      '2026-11-18T07:00:00Z',
      '2026-11-18T08:20:00Z',
      '2026-11-21T08:28:00Z',
      '2026-11-21T08:29:00Z',
    ])
  })

  it('keeps the last of each day for 90 days, and the original for ever', () => {
    const versions = aged([400 * DAY, 120 * DAY, 30 * DAY + 2 * HOUR, 30 * DAY + HOUR, 31 * DAY, 2, 1])
    expect(stays(versions).map(({ created_at }) => created_at.slice(0, 13))).toEqual([
      '2025-10-17T08',
      '2026-10-21T08',
      '2026-10-22T07',
      '2026-11-21T08',
      '2026-11-21T08',
    ])
  })

  it.each(['named', 'generated', 'before_restore', 'restored'] as const)('never drops one that is %s', (kind) => {
    expect(versionsToDrop(aged([400 * DAY, 300 * DAY, 299 * DAY, 298 * DAY, 297 * DAY], kind), now)).toEqual([])
  })

  it('keeps the text from before the last change, however old', () => {
    const versions = aged([500 * DAY, 400 * DAY, 399 * DAY, 0])
    expect(stays(versions).map(({ id }) => id)).toEqual([1, 3, 4])
  })

  it('asks for nothing more when it is done, and later drops only from what stayed', () => {
    const kinds = fc.constantFrom<Kept['kind']>('automatic', 'automatic', 'automatic', 'named')
    const history = fc.array(fc.tuple(fc.integer({ min: 0, max: 120 * DAY }), kinds), { maxLength: 60 })
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 40 * DAY }), (ages, later) => {
        const versions = aged(ages.map(([age]) => age)).map((version, at) => ({ ...version, kind: ages[at]![1] }))
        const kept = stays(versions)
        expect(stays(kept)).toEqual(kept)
        expect(kept.filter(({ kind }) => kind === 'named')).toEqual(versions.filter(({ kind }) => kind === 'named'))
        expect(kept[0]).toEqual(versions[0])
        expect(kept.slice(-2)).toEqual(versions.slice(-2))
        const at = timestamp(NOW + later)
        expect(stays(kept, at).every((version) => stays(versions, at).includes(version))).toBe(true)
      }),
    )
  })
})

describe('the checksum of a version', () => {
  const text = { title: 'a', content: 'b', meta_title: 'c', meta_description: 'd', keywords: ['e', 'f'] }

  it('is SHA-256 in hex, and the same for the same text', () => {
    expect(hashText(text)).toMatch(/^[0-9a-f]{64}$/)
    expect(hashText({ ...text })).toBe(hashText(text))
  })

  it.each([
    { title: 'ab', content: '' },
    { content: 'B' },
    { meta_title: '' },
    { meta_description: 'c', meta_title: 'd' },
    { keywords: ['f', 'e'] },
    { keywords: ['e,f'] },
  ])('changes with %j', (change) => {
    expect(hashText({ ...text, ...change })).not.toBe(hashText(text))
  })
})

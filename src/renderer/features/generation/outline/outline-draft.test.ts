import { describe, expect, it } from 'vitest'
import { Outline } from '../../../../contract/generation.ts'
import {
  add,
  canSplit,
  change,
  draftOf,
  mergeWithNext,
  move,
  outlineOf,
  pointsOf,
  remove,
  split,
} from './outline-draft.ts'

const TOTAL = 1500
const plan = Outline.parse({
  title: 'Bees in May',
  sections: [
    { heading: 'Before', goal: 'Set the scene', key_points: ['one', 'two', 'three'], words: 300 },
    { heading: 'During', words: 900 },
    { heading: 'After', key_points: ['four'], words: 300 },
  ],
})
const draft = draftOf(plan, TOTAL)
const headings = (of: typeof draft) => of.sections.map(({ heading }) => heading)
const total = (of: typeof draft) => of.sections.reduce((sum, { words }) => sum + words, 0)

describe('an outline in the hands of the writer', () => {
  it('goes back as it came when nothing was changed', () => {
    expect(outlineOf(draft)).toEqual(plan)
  })

  it('moves a section, and stays as it is at the ends', () => {
    expect(headings(move(draft, 2, -1))).toEqual(['Before', 'After', 'During'])
    expect(move(draft, 0, -1)).toBe(draft)
    expect(move(draft, 2, 1)).toBe(draft)
  })

  it('keeps the sum when a section is added or removed', () => {
    expect(total(add(draft, TOTAL))).toBe(TOTAL)
    expect(add(draft, TOTAL).sections.at(-1)!.words).toBe(375)
    expect(remove(draft, 1, TOTAL).sections.map(({ words }) => words)).toEqual([750, 750])
  })

  it('never removes the last section', () => {
    const one = remove(remove(draft, 0, TOTAL), 1, TOTAL)
    expect(remove(one, 2, TOTAL)).toBe(one)
  })

  it('splits a section with its words and key points, and never uses an id twice', () => {
    const halves = split(draft, 0, TOTAL)
    expect(halves.sections.map(({ id, words, points }) => ({ id, words, points }))).toEqual([
      { id: 0, words: 150, points: 'one\ntwo' },
      { id: 3, words: 150, points: 'three' },
      { id: 1, words: 900, points: '' },
      { id: 2, words: 300, points: 'four' },
    ])
    expect(add(remove(halves, 3, TOTAL), TOTAL).sections.at(-1)!.id).toBe(4)
  })

  it('does not split what is too short for two', () => {
    expect(canSplit(draftOf({ ...plan, sections: plan.sections.slice(0, 1) }, 39), 0, 39)).toBe(false)
  })

  it('merges two sections and loses no note of either', () => {
    const merged = mergeWithNext(mergeWithNext(draft, 0), 0)
    expect(outlineOf(merged).sections).toEqual([
      {
        heading: 'Before',
        goal: 'Set the scene',
        key_points: ['one', 'two', 'three', 'four'],
        words: 1500,
      },
    ])
    expect(mergeWithNext(draft, 2)).toBe(draft)
  })

  it('reads key points line by line and sends no more than the studio takes', () => {
    expect(pointsOf(' a \n\n b\n')).toEqual(['a', 'b'])
    const many = change(draft, 0, {
      points: Array.from({ length: 20 }, () => 'x'.repeat(400)).join('\n'),
    })
    expect(Outline.safeParse(outlineOf(many)).success).toBe(true)
  })
})

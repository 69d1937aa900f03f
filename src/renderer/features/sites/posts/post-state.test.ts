import { expect, it } from 'vitest'
import { byState, fromLocalInput, nextHour, toLocalInput, type SitePost } from './post-state.ts'

const post = (id: number, more: Partial<SitePost>) =>
  ({
    id,
    status: 'draft',
    publish_at: null,
    published_at: null,
    updated_at: '2026-05-01T10:00:00Z',
    ...more,
  }) as SitePost

it('puts what has to go live before what is live', () => {
  const groups = byState([
    post(1, { status: 'live', published_at: '2026-05-01T10:00:00Z' }),
    post(2, { status: 'live', published_at: '2026-05-03T10:00:00Z' }),
    post(3, {}),
    post(4, { publish_at: '2026-06-02T10:00:00Z' }),
    post(5, { publish_at: '2026-06-01T10:00:00Z' }),
  ])
  expect(groups.map(({ state, posts }) => [state, posts.map(({ id }) => id)])).toEqual([
    ['scheduled', [5, 4]],
    ['draft', [3]],
    ['live', [2, 1]],
  ])
})

it('takes a moment to the input and back in the zone of this computer', () => {
  const at = new Date(2026, 4, 12, 9, 5)
  expect(toLocalInput(at)).toBe('2026-05-12T09:05')
  expect(fromLocalInput(toLocalInput(at))?.getTime()).toBe(at.getTime())
  expect(fromLocalInput('')).toBeNull()
  expect(fromLocalInput('2026-05-12')).toBeNull()
})

it('offers an hour that is not past before it is chosen', () => {
  expect(toLocalInput(nextHour(new Date(2026, 11, 31, 22, 59)))).toBe('2027-01-01T00:00')
})

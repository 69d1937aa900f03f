import { describe, expect, it } from 'vitest'
import { daysLeft } from './trash-days.ts'

const now = Date.parse('2026-11-21T08:30:00Z')

describe('the days left in the trash', () => {
  it('are 30 for what has just come', () => {
    expect(daysLeft('2026-11-21T08:30:00Z', now)).toBe(30)
    expect(daysLeft('2026-11-21T08:29:00Z', now)).toBe(30)
  })

  it('count down by days and end with the last one', () => {
    expect(daysLeft('2026-11-20T08:00:00Z', now)).toBe(29)
    expect(daysLeft('2026-10-23T08:00:00Z', now)).toBe(1)
    expect(daysLeft('2026-10-23T09:00:00Z', now)).toBe(2)
  })

  it('are never below one and never above 30, whatever the clock says', () => {
    expect(daysLeft('2026-01-01T00:00:00Z', now)).toBe(1)
    expect(daysLeft('2027-01-01T00:00:00Z', now)).toBe(30)
  })
})

import { expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const now = Date.parse('2026-11-21T08:30:00Z')
const gemini = (retryDelay: string) => ({ error: { details: [{ '@type': 'QuotaFailure' }, { retryDelay }] } })

it.each([
  [{ 'retry-after': '7' }, undefined, 7_000],
  [{ 'Retry-After': '0' }, undefined, 0],
  [{ 'retry-after': '1.5' }, undefined, 1_500],
  [{ 'retry-after': 'Sat, 21 Nov 2026 08:30:20 GMT' }, undefined, 20_000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 08:00:00 GMT' }, undefined, 0],
  [{ 'retry-after': '999999' }, undefined, 3_600_000],
  [{ 'retry-after-ms': '250', 'retry-after': '7' }, undefined, 250],
  [{}, gemini('31s'), 31_000],
  [{}, gemini('0.5s'), 500],
  [{ 'retry-after': 'soon' }, undefined, undefined],
  [{ 'retry-after': '-5' }, undefined, undefined],
  [{}, { error: { details: 'none' } }, undefined],
  [{}, undefined, undefined],
])('reads %o and %o as %s ms', (headers, body, expected) => {
  expect(retryAfterMs(headers as Record<string, string>, body, now)).toBe(expected)
})

import { expect } from 'vitest'
import { errorStatus, type ErrorCode } from '../contract/errors.ts'
import type { HttpAnswer } from './api-studio.ts'

/** What no failure may tell: where our code or files lie, what the database said. */
const LEAK = /SQLITE_|node_modules|\bat \S+ \(|\.ts:\d+|quoin\.db|quoin-test-/

const pristine = Object.getOwnPropertyNames(Object.prototype).join()

/** Holds for every answer, whatever was sent. */
export function checkAnswer({ status, headers, body }: HttpAnswer, sent: string): void {
  const about = `${sent}\n→ ${status} ${JSON.stringify(body)?.slice(0, 600)}`
  expect(status, about).toBeLessThan(500)
  expect(headers.get('x-request-id'), about).toMatch(/^req_/)
  if (status >= 400) {
    expect(JSON.stringify(body), about).not.toMatch(LEAK)
    expect(Object.keys(body as object), about).toEqual(['error'])
    const { error } = body as { error: { code: ErrorCode; message: string; status: number } }
    expect([errorStatus[error.code], error.status], about).toEqual([status, status])
    expect(error.message.length, about).toBeGreaterThan(5)
    expect(
      Object.keys(error).every((name) => ['code', 'message', 'status', 'details', 'request_id'].includes(name)),
      about,
    ).toBe(true)
  } else if (status !== 304) {
    expect(Object.hasOwn(body as object, 'data'), about).toBe(true)
  }
  expect(Object.getOwnPropertyNames(Object.prototype).join(), about).toBe(pristine)
  expect(({} as { admin?: unknown }).admin, about).toBeUndefined()
}

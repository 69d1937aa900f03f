import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StudioRequest } from '../../../../contract/bridge.ts'
import type { ErrorDetail, PublicError } from '../../../../contract/errors.ts'
import { openBridge } from '../../../bridge.ts'
import { StudioFailure, unreachable } from '../../../failure.ts'
import { judge, saveFields } from './save-door.ts'

const asked: Record<string, unknown>[] = []
let answers: PublicError[] = []

const refusal = (...details: ErrorDetail[]): PublicError => ({
  code: 'validation_error',
  message: 'Nothing was changed.',
  status: 422,
  details,
})
const detail = (path: string, code = 'wrong'): ErrorDetail => ({ path, code, message: 'Wrong.' })

beforeEach(async () => {
  asked.length = 0
  answers = []
  const studio = {
    native: null,
    onEvent: () => () => {},
    async request({ body }: StudioRequest) {
      asked.push(JSON.parse(body!))
      const error = answers.shift()
      return error
        ? { status: error.status, headers: {}, body: JSON.stringify({ error }) }
        : { status: 200, headers: {}, body: JSON.stringify({ data: { revision: 8 } }) }
    },
  }
  vi.stubGlobal('window', { studio })
  await openBridge()
})
afterEach(() => void vi.unstubAllGlobals())

describe('saveFields', () => {
  it('sends what changed, once', async () => {
    expect(await saveFields(7, 3, { title: 'Bees', content: '<p>x</p>' })).toEqual({
      article: { revision: 8 },
      problems: {},
    })
    expect(asked).toEqual([{ revision: 3, title: 'Bees', content: '<p>x</p>' }])
  })

  it('saves the text when a form field is refused, and names the field', async () => {
    answers = [refusal(detail('slug', 'slug_taken'), detail('keywords.3'))]
    const answer = await saveFields(7, 3, { slug: 'bees', keywords: ['a'], content: '<p>x</p>' })
    expect(answer.article).toEqual({ revision: 8 })
    expect(Object.entries(answer.problems).map(([name, { code }]) => [name, code])).toEqual([
      ['slug', 'slug_taken'],
      ['keywords', 'wrong'],
    ])
    expect(asked.at(-1)).toEqual({ revision: 3, content: '<p>x</p>' })
  })

  it('sends nothing more when every field was refused', async () => {
    answers = [refusal(detail('slug'))]
    expect(await saveFields(7, 3, { slug: 'bees' })).toMatchObject({
      article: null,
      problems: { slug: { code: 'wrong' } },
    })
    expect(asked).toHaveLength(1)
  })

  it('does not drop the text itself when that is refused', async () => {
    answers = [refusal(detail('content'))]
    await expect(saveFields(7, 3, { title: 'x', content: 'y' })).rejects.toMatchObject({ code: 'validation_error' })
    expect(asked).toHaveLength(1)
  })
})

describe('judge', () => {
  const failure = (code: StudioFailure['code'], details: ErrorDetail[] = []) =>
    new StudioFailure({ code, message: '', status: 1, details })

  it('waits for a person, tries again, or lets it be', () => {
    expect(judge(failure('conflict'))).toBe('conflict')
    expect(judge(unreachable(new Error('gone')))).toBe('later')
    expect(judge(failure('unavailable'))).toBe('later')
    expect(judge(failure('unauthorized'))).toBe('later')
    expect(judge(failure('validation_error'))).toBe('never')
    expect(judge(failure('not_found'))).toBe('never')
  })

  it('does not take the trash for a conflict', () => {
    expect(judge(failure('conflict', [detail('id', 'trashed')]))).toBe('never')
  })
})

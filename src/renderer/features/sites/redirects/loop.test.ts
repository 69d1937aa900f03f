import { expect, it } from 'vitest'
import { StudioFailure } from '../../../failure.ts'
import { loopOf } from './loop.ts'

const refused = (code: string, message: string) =>
  new StudioFailure({ code: 'conflict', status: 409, message: 'No.', details: [{ path: 'to_path', code, message }] })

it('shows a circle as the chain that it is', () => {
  expect(loopOf(refused('loop', '/a/ → /b/ → /a/'))).toEqual(['/a/', '/b/', '/a/'])
})

it('leaves other refusals alone', () => {
  expect(loopOf(refused('in_use', 'A page stands there.'))).toBeNull()
  expect(loopOf(null)).toBeNull()
})

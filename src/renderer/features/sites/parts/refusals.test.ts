import { expect, it } from 'vitest'
import { StudioFailure } from '../../../failure.ts'
import { elsewhere, refusedField } from './refusals.ts'

const refused = (path: string, code: string) =>
  new StudioFailure({
    code: 'validation_error',
    status: 422,
    message: 'No.',
    details: [{ path, code, message: 'Why.' }],
  })

it('puts a refusal to the field it is about', () => {
  expect(refusedField(refused('slug', 'slug_taken'), 'slug')).toEqual({ key: 'refused.slug_taken', message: 'Why.' })
  expect(refusedField(refused('slug', 'slug_taken'), 'name')).toBeUndefined()
  expect(refusedField(null, 'slug')).toBeUndefined()
})

it('keeps the words of the studio for a reason that has none of ours', () => {
  expect(refusedField(refused('slug', 'quite_new'), 'slug')).toEqual({ key: null, message: 'Why.' })
})

it('knows failures that belong to no field', () => {
  expect(elsewhere(new Error('gone'), ['slug'])).toBe(true)
  expect(elsewhere(refused('slug', 'slug_taken'), ['name', 'slug'])).toBe(false)
  expect(elsewhere(null, ['slug'])).toBe(false)
})

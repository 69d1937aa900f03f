import { afterEach, beforeEach, expect, it } from 'vitest'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'
import type { Caller } from './context.ts'

let studio: TestStudio
beforeEach(async () => void (studio = await testStudio()))
afterEach(() => studio.close())

const aKey: Caller = { kind: 'key', name: 'A key', scopes: ['read', 'write'], via: 'rest', key_id: 1 }
const half = '🐝'.slice(0, 1)

it.each([
  [{ name: half }, 'name'],
  [{ name: 'Bees', theme_config: { [half]: 1 } }, 'theme_config'],
])('a caller of the API is told of half a character in %j, and nothing is stored', async (input, path) => {
  await expect(studio.call('create_site', input as { name: string }, aKey)).rejects.toMatchObject({
    code: 'validation_error',
    details: [{ path, code: 'broken_text' }],
  })
  expect(await studio.call('list_sites', {})).toEqual([])
})

it('whole characters of every plane pass', async () => {
  const { name } = await studio.call('create_site', { name: 'Bees 🐝', slug: 'bees' }, aKey)
  expect(name).toBe('Bees 🐝')
})

it('a writer who cut a sign in two still saves the rest', async () => {
  const { id, revision } = await studio.call('create_article', { title: 'Bees' })
  const saved = await studio.call('save_article', { id, revision, title: `Bees ${half}` })
  expect(saved.title).toMatch(/^Bees /)
})

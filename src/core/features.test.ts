import * as z from 'zod'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { operation } from '../contract/operation.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'
import { studioCaller, type Caller } from './context.ts'
import { authorise } from './invoke.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await testStudio()
  await studio.call('save_settings', { plan: { name: 'starter' } })
})
afterEach(() => studio.close())

const aKey: Caller = { kind: 'key', name: 'A key', scopes: ['read', 'write'], via: 'rest', key_id: 1 }
const both = operation({
  http: 'POST /both',
  area: 'Studio',
  summary: 'Needs two features.',
  scope: 'write',
  feature: ['api_access', 'ai_image_generation'],
  input: z.strictObject({}),
  output: z.object({}),
})
const asked = (caller: Caller, op: Parameters<typeof authorise>[0] = both) => authorise(op, { ...studio.ctx, caller })

it('of a list every feature is asked for, and the one that is missing is named', async () => {
  await expect(asked(aKey)).rejects.toMatchObject({ code: 'forbidden', message: expect.stringMatching(/api_access/) })
  // The window is not asked for the first, and still for the second.
  await expect(asked(studioCaller)).rejects.toMatchObject({ message: expect.stringMatching(/ai_image_generation/) })
  await expect(asked(studioCaller, { ...both, feature: ['api_access'] })).resolves.toBeUndefined()
  await studio.call('save_settings', { plan: { name: 'pro' } })
  await expect(asked(aKey)).resolves.toBeUndefined()
})

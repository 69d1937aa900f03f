import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { tickOnboarding } from './onboarding.ts'
import { defaultSettings } from './store.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await testStudio()
})
afterEach(() => studio.close())

const saved = () => studio.events.filter(({ type }) => type === 'settings.saved').length

describe('settings', () => {
  it('begin with the defaults', async () => {
    expect(await studio.call('get_settings', {})).toEqual(defaultSettings)
  })

  it('change in the passed field alone, and stay so over a restart', async () => {
    await studio.call('save_settings', { general: { workspace_name: 'Bees', email: 'me@example.com' } })
    await studio.call('save_settings', { general: { language: 'uk' }, appearance: { density: 'compact' } })
    const answer = await studio.call('save_settings', { general: { email: '' } })

    const expected = {
      ...defaultSettings,
      general: { workspace_name: 'Bees', email: '', language: 'uk' },
      appearance: { ...defaultSettings.appearance, density: 'compact' },
    }
    expect(answer).toEqual(expected)
    studio = await studio.restart()
    expect(await studio.call('get_settings', {})).toEqual(expected)
  })

  it('keep both of two changes made at once', async () => {
    await Promise.all([
      studio.call('save_settings', { general: { workspace_name: 'Bees' } }),
      studio.call('save_settings', { general: { language: 'de' } }),
    ])
    expect((await studio.call('get_settings', {})).general).toEqual({
      workspace_name: 'Bees',
      email: '',
      language: 'de',
    })
  })

  it('take a field that is there and undefined for one that was not passed', async () => {
    await studio.call('save_settings', { general: { workspace_name: 'Bees' } })
    await studio.call('save_settings', {
      general: { workspace_name: undefined, language: 'de' },
      appearance: undefined,
    })
    expect((await studio.call('get_settings', {})).general).toMatchObject({ workspace_name: 'Bees', language: 'de' })
  })

  it.each([
    [{ nothing: {} }, 'nothing', 'unknown_field'],
    [{ general: { name: 'x' } }, 'general.name', 'unknown_field'],
    [{ onboarding: { step: 1 } }, 'onboarding.step', 'unknown_field'],
    [{ appearance: { theme: 'pink' } }, 'appearance.theme', 'invalid_value'],
    [{ general: { language: 'english' } }, 'general.language', 'invalid_format'],
    [{ general: { workspace_name: 5 } }, 'general.workspace_name', 'invalid_type'],
    [{ general: { email: 'x'.repeat(255) } }, 'general.email', 'too_big'],
    [{ general: null }, 'general', 'invalid_type'],
    [{ plan: { name: 'gold' } }, 'plan.name', 'invalid_value'],
    [{ onboarding: { done: ['fly'] } }, 'onboarding.done.0', 'invalid_value'],
  ])('refuse %j whole, naming the path', async (patch, path, code) => {
    const both = { ...patch, appearance: { density: 'compact', ...(patch as { appearance?: object }).appearance } }
    await expect(studio.call('save_settings', both as never)).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path, code }],
    })
    expect(await studio.call('get_settings', {})).toEqual(defaultSettings)
    expect(saved()).toBe(0)
  })

  it('leave the prototype of objects alone', async () => {
    const patch = JSON.parse('{"general":{"__proto__":{"hacked":true},"language":"de"}}') as never
    await studio.call('save_settings', patch).catch(() => {})
    expect(({} as { hacked?: boolean }).hacked).toBeUndefined()
    expect(Object.keys((await studio.call('get_settings', {})).general)).toEqual([
      'workspace_name',
      'email',
      'language',
    ])
  })

  it('tell the window of a change, and only of a change', async () => {
    await studio.call('save_settings', { general: { workspace_name: 'Bees' } })
    await studio.call('save_settings', { general: { workspace_name: 'Bees' } })
    await studio.call('save_settings', {})
    expect(saved()).toBe(1)
  })

  it('change the plan at once', async () => {
    await studio.call('save_settings', { plan: { name: 'starter' } })
    expect(await studio.call('get_credit_usage', {})).toMatchObject({ plan: 'starter', credits_total: 500 })
  })
})

describe('first steps', () => {
  const done = async () => (await studio.call('get_settings', {})).onboarding.done

  it('tick themselves when the theme is chosen, even the one that was there', async () => {
    await studio.call('save_settings', { appearance: { density: 'compact' } })
    expect(await done()).toEqual([])
    await studio.call('save_settings', { appearance: { theme: 'system' } })
    expect(await done()).toEqual(['theme'])
  })

  it('are ticked once, whoever asks', async () => {
    await studio.ctx.write((tx) => tickOnboarding(tx, 'write'))
    await studio.ctx.write((tx) => tickOnboarding(tx, 'write'))
    await studio.ctx.write((tx) => tickOnboarding(tx, 'generate'))
    expect(await done()).toEqual(['write', 'generate'])
    expect(saved()).toBe(2)
  })

  it('are not ticked by a change that fails', async () => {
    const failing = studio.ctx.write(async (tx) => {
      await tickOnboarding(tx, 'write')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await done()).toEqual([])
    expect(saved()).toBe(0)
  })

  it('stay ticked when the welcome is dismissed, and may be set by hand without doubles', async () => {
    await studio.call('save_settings', { appearance: { theme: 'dark' } })
    await studio.call('save_settings', { onboarding: { welcomed: true, dismissed: true } })
    expect((await studio.call('get_settings', {})).onboarding).toEqual({
      welcomed: true,
      dismissed: true,
      done: ['theme'],
    })
    await studio.call('save_settings', { onboarding: { done: ['model', 'model', 'theme'] } })
    expect(await done()).toEqual(['model', 'theme'])
  })
})

describe('the status', () => {
  it('says where the studio is and how it stands', async () => {
    const { api, mcp, sites } = studio.ctx.addresses()
    const status = { version: '0.0.0-test', api, mcp, sites, data_folder: studio.folder, secrets: 'keychain' }
    expect(await studio.call('get_status', {})).toEqual({ ...status, online: true })
    studio.ctx.network.say(false)
    expect(await studio.call('get_status', {})).toEqual({ ...status, online: false })
  })
})

import { expect, it } from 'vitest'
import { expiresAt } from './api-keys.ts'
import { findPages, pageOf } from './pages.ts'
import { isLocal } from './providers.ts'
import { patched } from './use-settings.ts'
import type { Settings } from '../../../contract/settings.ts'

it('opens the first page for an address that names none', () => {
  expect(pageOf('models').id).toBe('models')
  expect(pageOf(undefined).id).toBe('general')
  expect(pageOf('gone').id).toBe('general')
})

it('finds a page by its own name and by the settings on it', () => {
  const title = (key: string) => ({ 'page.appearance': 'Вигляд', 'appearance.theme.title': 'Тема' })[key] ?? '—'
  expect(findPages('виГЛ', title).map(({ page }) => page.id)).toEqual(['appearance'])
  expect(findPages('тема', title)).toMatchObject([{ page: { id: 'appearance' }, matches: ['appearance.theme.title'] }])
  expect(findPages('', title)).toHaveLength(6)
  expect(findPages('zzz', title)).toEqual([])
})

it('knows servers that answer without a network', () => {
  const local = ['http://127.0.0.1:11434/v1', 'http://localhost:1234', 'http://[::1]:8080', 'http://llm.localhost']
  const remote = [
    'https://api.example.com/v1',
    'http://127.0.0.1.example.com',
    'http://192.168.0.9:11434',
    null,
    'nonsense',
  ]
  expect(local.map((base_url) => isLocal({ base_url }))).toEqual([true, true, true, true])
  expect(remote.map((base_url) => isLocal({ base_url }))).toEqual([false, false, false, false, false])
})

it('makes a key end on the day it was asked to, or never', () => {
  const now = Date.parse('2026-11-21T08:30:00.250Z')
  expect(expiresAt('30', now)).toBe('2026-12-21T08:30:00Z')
  expect(expiresAt('never', now)).toBeUndefined()
})

it('shows a change before it is stored, and leaves the rest as it was', () => {
  const settings: Settings = {
    general: { workspace_name: 'Notes', email: '', language: 'uk' },
    appearance: { theme: 'light', contrast: 'system', density: 'compact', ui_language: 'de', reading_font: 'inter' },
    plan: { name: 'pro' },
    limits: { requests_per_minute: 600 },
    onboarding: { welcomed: true, dismissed: false, done: ['write'] },
  }
  const after = patched(settings, { appearance: { theme: 'dark' } })
  expect(after).toEqual({ ...settings, appearance: { ...settings.appearance, theme: 'dark' } })
})

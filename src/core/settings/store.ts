import limits from '../../../resources/limits.json' with { type: 'json' }
import { Settings } from '../../contract/settings.ts'
import type { ReadDb, WriteDb } from '../db/open.ts'

export const defaultSettings: Settings = {
  general: { workspace_name: 'Quoin', email: '', language: 'en' },
  appearance: {
    theme: 'system',
    contrast: 'system',
    density: 'comfortable',
    ui_language: 'en',
    reading_font: 'literata',
  },
  plan: { name: 'studio' },
  limits: { requests_per_minute: limits.requests_per_minute },
  onboarding: { welcomed: false, dismissed: false, done: [] },
}

type Group = keyof Settings
const groups = Object.keys(defaultSettings) as Group[]

/** What is stored, over the defaults. */
export async function readSettings(db: ReadDb): Promise<Settings> {
  const rows = await db.selectFrom('settings').selectAll().where('key', 'in', groups).execute()
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as object]))
  return Settings.parse(
    Object.fromEntries(groups.map((group) => [group, { ...defaultSettings[group], ...stored[group] }])),
  )
}

export async function saveSettingsGroup<G extends Group>(db: WriteDb, group: G, value: Settings[G]): Promise<void> {
  const row = { key: group, value: JSON.stringify(value) }
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((on) => on.column('key').doUpdateSet({ value: row.value }))
    .execute()
}

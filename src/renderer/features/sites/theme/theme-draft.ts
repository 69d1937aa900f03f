import { themeIdentityKeys } from '../../../../contract/hosted-values.ts'
import { parseTheme, readTheme } from '../../../../site/theme/parse.ts'
import type { Theme } from '../../../../site/theme/schema.ts'

export type ThemePatch = Record<string, unknown>

const isObject = (value: unknown): value is ThemePatch =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same rule as in the studio: these change key by key, every other value is replaced as a whole. */
const opened = new Set(['colors', 'colors.light', 'colors.dark', 'fonts', 'header', 'footer'])

/** Two changes as one; null takes a key away. */
export function joined(before: ThemePatch, change: ThemePatch, at = ''): ThemePatch {
  const merged = { ...before }
  for (const [key, value] of Object.entries(change)) {
    const path = at === '' ? key : `${at}.${key}`
    const old = merged[key]
    merged[key] = opened.has(path) && isObject(value) && isObject(old) ? joined(old, value, path) : value
  }
  return merged
}

/** What a theme will be with a change that is not stored yet. Another preset leaves only what makes the site this site. */
export function themeWith(stored: ThemePatch, change: ThemePatch): ThemePatch {
  const keeps = change['preset'] === undefined || change['preset'] === stored['preset']
  const identity = new Set<string>(themeIdentityKeys)
  const base = keeps ? stored : Object.fromEntries(Object.entries(stored).filter(([key]) => identity.has(key)))
  return Object.fromEntries(Object.entries(joined(base, change)).filter(([, value]) => value !== null))
}

export interface ThemeDraft {
  /** To draw and to fill the form with, whatever is wrong in it. */
  theme: Theme
  /** As it was typed: also what cannot be stored yet. */
  config: ThemePatch
  /** Sentences by path: `header.links.0.label`. Nothing is stored while there is one. */
  problems: ReadonlyMap<string, string>
}

export function themeDraft(stored: ThemePatch, change: ThemePatch): ThemeDraft {
  const config = themeWith(stored, change)
  const checked = parseTheme(config)
  return {
    theme: checked.ok ? checked.value : readTheme(config),
    config,
    problems: new Map(checked.ok ? [] : checked.issues.map(({ path, message }) => [path, message])),
  }
}

import { themeIdentityKeys, type SiteTemplate } from '../../contract/hosted-values.ts'
import { speaksAlike } from '../../text/site-address.ts'
import { invalidField, StudioError } from '../errors.ts'
import type { Checked, SectionCatalog } from './sections.ts'

export type Theme = Record<string, unknown>

const isObject = (value: unknown): value is Theme =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects whose keys change one by one; every other value, a picture or a list of links, is replaced as a whole. */
const opened = new Set(['colors', 'colors.light', 'colors.dark', 'fonts', 'header', 'footer'])

/** Keys of `change` over `theme`; null takes a key away, so that it has its default again. */
export function mergeTheme(theme: Theme, change: Theme, at = ''): Theme {
  const merged = new Map(Object.entries(theme))
  for (const [key, value] of Object.entries(change)) {
    const path = at === '' ? key : `${at}.${key}`
    const before = merged.get(key)
    if (value === null) merged.delete(key)
    else
      merged.set(key, opened.has(path) && isObject(value) && isObject(before) ? mergeTheme(before, value, path) : value)
  }
  return Object.fromEntries(merged)
}

/** `change` over `theme`. Another preset is another look: what the old one said of colours and fonts does not stay. */
export const changedTheme = (theme: Theme, change: Theme): Theme =>
  mergeTheme(change.preset === undefined || change.preset === theme.preset ? theme : withLook(theme, {}), change)

/** Another look for the same site: header, footer and logos stay. */
export function withLook(theme: Theme, look: Theme): Theme {
  const identity = Object.entries(theme).filter(([key]) => (themeIdentityKeys as readonly string[]).includes(key))
  return { ...look, ...Object.fromEntries(identity) }
}

/** A whole theme, or 422 with one detail for everything that is wrong in it. */
export function checkedTheme(catalog: SectionCatalog, theme: Theme): Theme {
  return checkedBy('theme_config', catalog.parseTheme(theme))
}

/** The value, or 422 with the issues below `at`. */
export function checkedBy<Value>(at: string, checked: Checked<Value>): Value {
  if (checked.ok) return checked.value
  const details = checked.issues.map(({ path, code, message }) => ({
    path: path === '' ? at : `${at}.${path}`,
    code,
    message,
  }))
  const [first] = details
  throw new StudioError('validation_error', `Nothing was changed. ${first?.path ?? at}: ${first?.message ?? ''}`, {
    details,
  })
}

export function findTemplate(catalog: SectionCatalog, key: string): SiteTemplate {
  const template = catalog.templates().find((candidate) => candidate.key === key)
  if (template) return template
  throw invalidField(
    'template_key',
    'unknown_template',
    `Nothing was changed. There is no template "${key}". The list of templates names those that exist.`,
  )
}

/** The locale of a template that speaks `locale`, or null. */
export const templateLocale = ({ locales }: Pick<SiteTemplate, 'locales'>, locale: string): string | null =>
  locales.find((candidate) => candidate === locale) ??
  locales.find((candidate) => speaksAlike(candidate, locale)) ??
  null

import type { Settings } from '../contract/settings.ts'

export type Look = Settings['appearance']

const KEY = 'quoin.look'

const dark = () => window.matchMedia('(prefers-color-scheme: dark)')
const contrast = () => window.matchMedia('(prefers-contrast: more)')

let current: Partial<Look> = {}

/** What was chosen last time on this computer: applied before the first paint, so no wrong theme flashes. */
export function rememberedLook(): Partial<Look> {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Partial<Look>
  } catch {
    return {}
  }
}

export function applyLook(look: Partial<Look>): void {
  current = look
  const root = document.documentElement
  const theme = look.theme ?? 'system'
  const wish = look.contrast ?? 'system'
  root.dataset['theme'] = theme === 'system' ? (dark().matches ? 'dark' : 'light') : theme
  root.dataset['contrast'] = wish === 'system' ? (contrast().matches ? 'high' : 'normal') : wish
  root.dataset['density'] = look.density ?? 'comfortable'
  root.dataset['reading'] = look.reading_font ?? 'literata'
  window.localStorage.setItem(KEY, JSON.stringify(look))
}

/** Follows the system while a setting says `system`. */
export function followSystem(): void {
  for (const query of [dark(), contrast()]) query.addEventListener('change', () => applyLook(current))
}

import { Cpu, Gauge, Info, KeyRound, Palette, SlidersHorizontal, type LucideIcon } from 'lucide-react'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

export interface SettingsPage {
  id: string
  icon: LucideIcon
  /** Title keys of the settings on the page: the search looks through them. */
  holds: readonly string[]
  Page: LazyExoticComponent<ComponentType>
}

/** The pages of the settings, in order. To add one: a line here and its texts under `page.<id>`. */
export const settingsPages: readonly SettingsPage[] = [
  {
    id: 'general',
    icon: SlidersHorizontal,
    holds: ['general.workspace.title', 'general.email.title', 'general.language.title'],
    Page: lazy(() => import('./GeneralPage.tsx').then((file) => ({ default: file.GeneralPage }))),
  },
  {
    id: 'appearance',
    icon: Palette,
    holds: [
      'appearance.ui_language.title',
      'appearance.theme.title',
      'appearance.contrast.title',
      'appearance.density.title',
      'appearance.font.title',
    ],
    Page: lazy(() => import('./AppearancePage.tsx').then((file) => ({ default: file.AppearancePage }))),
  },
  {
    id: 'models',
    icon: Cpu,
    holds: ['models.credentials.title', 'models.routes.title'],
    Page: lazy(() => import('./ModelsPage.tsx').then((file) => ({ default: file.ModelsPage }))),
  },
  {
    id: 'api',
    icon: KeyRound,
    holds: ['api.address.title', 'api.keys.title', 'api.try.title'],
    Page: lazy(() => import('./ApiPage.tsx').then((file) => ({ default: file.ApiPage }))),
  },
  {
    id: 'plan',
    icon: Gauge,
    holds: ['plan.credits.title', 'plan.choice.title'],
    Page: lazy(() => import('./PlanPage.tsx').then((file) => ({ default: file.PlanPage }))),
  },
  {
    id: 'about',
    icon: Info,
    holds: ['about.version', 'about.folder', 'about.addresses.title', 'about.samples.title'],
    Page: lazy(() => import('./AboutPage.tsx').then((file) => ({ default: file.AboutPage }))),
  },
]

export const pageOf = (id: string | undefined): SettingsPage =>
  settingsPages.find((page) => page.id === id) ?? settingsPages[0]!

export interface FoundPage {
  page: SettingsPage
  /** Titles of settings that match; empty if the page itself does, or nothing was asked. */
  matches: string[]
}

/** Pages whose title or settings contain the words, in the language of the interface. */
export function findPages(words: string, title: (key: string) => string): FoundPage[] {
  const wanted = words.trim().toLowerCase()
  const has = (key: string) => title(key).toLowerCase().includes(wanted)
  if (wanted === '') return settingsPages.map((page) => ({ page, matches: [] }))
  return settingsPages
    .map((page) => ({ page, matches: page.holds.filter(has) }))
    .filter(({ page, matches }) => matches.length > 0 || has(`page.${page.id}`))
}

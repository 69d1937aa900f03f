import { Cpu, Gauge, Info, KeyRound, Palette, SlidersHorizontal, type LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { AboutPage } from './AboutPage.tsx'
import { ApiPage } from './ApiPage.tsx'
import { AppearancePage } from './AppearancePage.tsx'
import { GeneralPage } from './GeneralPage.tsx'
import { ModelsPage } from './ModelsPage.tsx'
import { PlanPage } from './PlanPage.tsx'

export interface SettingsPage {
  id: string
  icon: LucideIcon
  /** Title keys of the settings on the page: the search looks through them. */
  holds: readonly string[]
  Page: ComponentType
}

/** The pages of the settings, in order. To add one: a line here and its texts under `page.<id>`. */
export const settingsPages: readonly SettingsPage[] = [
  {
    id: 'general',
    icon: SlidersHorizontal,
    holds: ['general.workspace.title', 'general.email.title', 'general.language.title'],
    Page: GeneralPage,
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
    Page: AppearancePage,
  },
  {
    id: 'models',
    icon: Cpu,
    holds: ['models.credentials.title', 'models.routes.title', 'models.images.title'],
    Page: ModelsPage,
  },
  {
    id: 'api',
    icon: KeyRound,
    holds: ['api.address.title', 'api.keys.title', 'api.try.title', 'api.mcp.title'],
    Page: ApiPage,
  },
  {
    id: 'plan',
    icon: Gauge,
    holds: ['plan.credits.title', 'plan.choice.title'],
    Page: PlanPage,
  },
  {
    id: 'about',
    icon: Info,
    holds: ['about.version', 'about.folder', 'about.addresses.title', 'about.samples.title'],
    Page: AboutPage,
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

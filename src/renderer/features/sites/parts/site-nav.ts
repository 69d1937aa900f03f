import {
  CornerUpRight,
  Files,
  Globe,
  House,
  Newspaper,
  PackageOpen,
  Palette,
  Search,
  Settings2,
  Webhook,
  type LucideIcon,
} from 'lucide-react'

type Place = 'pages' | 'theme' | 'posts' | 'seo' | 'redirects' | 'export' | 'domains' | 'webhooks' | 'settings'

export interface SiteNavEntry {
  /** Its name is under `nav.<id>`. */
  id: string
  to: '/sites/$siteId' | `/sites/$siteId/${Place}`
  icon: LucideIcon
}

/** The places of one site, in order. To add one: a line here, its name, its route. */
export const siteNav: readonly SiteNavEntry[] = [
  { id: 'overview', to: '/sites/$siteId', icon: House },
  { id: 'pages', to: '/sites/$siteId/pages', icon: Files },
  { id: 'theme', to: '/sites/$siteId/theme', icon: Palette },
  { id: 'posts', to: '/sites/$siteId/posts', icon: Newspaper },
  { id: 'seo', to: '/sites/$siteId/seo', icon: Search },
  { id: 'redirects', to: '/sites/$siteId/redirects', icon: CornerUpRight },
  { id: 'export', to: '/sites/$siteId/export', icon: PackageOpen },
  { id: 'domains', to: '/sites/$siteId/domains', icon: Globe },
  { id: 'webhooks', to: '/sites/$siteId/webhooks', icon: Webhook },
  { id: 'settings', to: '/sites/$siteId/settings', icon: Settings2 },
]

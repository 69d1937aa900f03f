import { Files, House, Newspaper, Palette, type LucideIcon } from 'lucide-react'

export interface SiteNavEntry {
  /** Its name is under `nav.<id>`. */
  id: string
  to: '/sites/$siteId' | `/sites/$siteId/${'pages' | 'theme' | 'posts'}`
  icon: LucideIcon
}

/** The places of one site, in order. To add one: a line here, its name, its route. */
export const siteNav: readonly SiteNavEntry[] = [
  { id: 'overview', to: '/sites/$siteId', icon: House },
  { id: 'pages', to: '/sites/$siteId/pages', icon: Files },
  { id: 'theme', to: '/sites/$siteId/theme', icon: Palette },
  { id: 'posts', to: '/sites/$siteId/posts', icon: Newspaper },
]

import type { Generated } from 'kysely'
import type { PageStatus, PageType } from '../../contract/hosted-pages.ts'
import type { PostStatus } from '../../contract/hosted-posts.ts'

export interface HostedTables {
  hosted_sites: HostedSitesTable
  hosted_pages: HostedPagesTable
  page_versions: PageVersionsTable
  shared_sections: SharedSectionsTable
  hosted_posts: HostedPostsTable
  redirects: RedirectsTable
}

interface HostedSitesTable {
  id: Generated<number>
  name: string
  slug: string
  template_key: string | null
  default_locale: string
  analytics_token: string | null
  revision: number
  created_at: string
  updated_at: string
  theme_config: string
}

interface SeoColumns {
  meta_title: string | null
  meta_description: string | null
  canonical_url: string | null
  og_image_url: string | null
  noindex: number
}

interface HostedPagesTable extends SeoColumns {
  id: Generated<number>
  site_id: number
  locale: string
  slug: string
  title: string
  page_type: PageType
  status: PageStatus
  nav_order: number | null
  first_live_at: string | null
  revision: number
  created_at: string
  updated_at: string
  background: string | null
  sections: string
}

interface PageVersionsTable {
  id: Generated<number>
  page_id: number
  revision: number
  made_by: string
  title: string
  section_count: number
  created_at: string
  sections: string
}

interface SharedSectionsTable {
  id: Generated<number>
  site_id: number
  name: string
  revision: number
  created_at: string
  updated_at: string
  section: string
}

interface HostedPostsTable extends SeoColumns {
  id: Generated<number>
  site_id: number
  article_id: number
  locale: string
  slug: string
  status: PostStatus
  published_at: string | null
  revision: number
  created_at: string
  updated_at: string
  article_revision: number
  version_id: number | null
  title: string
  language: string
  article_meta_title: string
  article_meta_description: string
  keywords: string
  word_count: number
  content: string
}

interface RedirectsTable {
  id: Generated<number>
  site_id: number
  from_path: string
  to_path: string
  status: 301 | 302
  made_by: string
  created_at: string
}

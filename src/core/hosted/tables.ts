import type { Generated } from 'kysely'
import type { PageStatus, PageType } from '../../contract/hosted-pages.ts'
import type { PostStatus } from '../../contract/hosted-posts.ts'
import type { HistoryAct } from '../../contract/site-pages.ts'

export interface HostedTables {
  hosted_sites: HostedSitesTable
  hosted_pages: HostedPagesTable
  page_versions: PageVersionsTable
  shared_sections: SharedSectionsTable
  hosted_posts: HostedPostsTable
  redirects: RedirectsTable
  hosted_post_tags: HostedPostTagsTable
  site_history: SiteHistoryTable
  site_exports: SiteExportsTable
}

interface HostedSitesTable {
  id: Generated<number>
  name: string
  slug: string
  template_key: string | null
  default_locale: string
  analytics_token: string | null
  public_url: Generated<string | null>
  feed_text: Generated<'full' | 'excerpt'>
  /** These four are kept by triggers; see migration 0008. */
  view_revision: Generated<number>
  pages_revision: Generated<number>
  posts_revision: Generated<number>
  media_revision: Generated<number>
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
  nav_parent_id: Generated<number | null>
  translation_group: Generated<string | null>
  draft: Generated<string | null>
  draft_of: Generated<number | null>
  checked: Generated<string | null>
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
  checked: Generated<string | null>
}

interface HostedPostsTable extends SeoColumns {
  id: Generated<number>
  site_id: number
  article_id: number
  locale: string
  slug: string
  status: PostStatus
  published_at: string | null
  publish_at: Generated<string | null>
  excerpt: Generated<string>
  picture: Generated<string | null>
  schedule_note: Generated<string | null>
  checked: Generated<string | null>
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
  origin: Generated<'moved' | 'hand' | 'import'>
  made_by: string
  created_at: string
}

interface HostedPostTagsTable {
  post_id: number
  tag_slug: string
  tag: string
  site_id: number
  locale: string
  published_at: string
}

interface SiteHistoryTable {
  id: Generated<number>
  site_id: number
  act: HistoryAct
  subject: string
  page_id: number | null
  made_by: string
  gesture: string | null
  at: string
  undone: Generated<number>
  changes: string
}

interface SiteExportsTable {
  id: Generated<number>
  site_id: number
  job_id: string | null
  target: 'folder' | 'zip'
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  progress: Generated<number>
  folder: string | null
  base_url: string
  clean_links: number
  despite_problems: number
  files: Generated<number>
  written: Generated<number>
  removed: Generated<number>
  bytes: Generated<number>
  took_ms: Generated<number>
  last_event: Generated<number>
  problems: Generated<string>
  error: string | null
  created_at: string
  finished_at: string | null
}

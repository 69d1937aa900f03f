import type { RunStage, RunState } from './generation.ts'

/** What the window is told. Kept and resumable unless marked passing. */
export type KeptEvent =
  | {
      type:
        | 'article.created'
        | 'article.trashed'
        | 'article.restored'
        | 'article.deleted'
        | 'article.archived'
        | 'article.unarchived'
        | 'article.published'
        | 'article.unpublished'
      id: number
    }
  | { type: 'article.saved'; id: number; revision: number; by: string }
  | { type: 'version.created'; id: number; article_id: number }
  | { type: 'run.started' | 'run.completed' | 'run.failed' | 'run.cancelled'; job_id: string; article_id?: number }
  | {
      type: 'media.created' | 'media.saved' | 'media.trashed' | 'media.restored' | 'media.deleted'
      id: number
    }
  | { type: 'media.folders' }
  | {
      type: 'image.started' | 'image.completed' | 'image.failed' | 'image.cancelled'
      job_id: string
      media_id?: number
    }
  | { type: 'site.created' | 'site.saved' | 'site.deleted'; id: number }
  | { type: 'page.created' | 'page.deleted'; id: number; site_id: number }
  | { type: 'page.saved'; id: number; site_id: number; revision: number; by: string }
  /** The draft of a live page; visitors see no change. */
  | { type: 'page.drafted'; id: number; site_id: number; by: string }
  | { type: 'site.history' | 'site.navigation' | 'site.redirects' | 'shared_section.saved'; site_id: number }
  | { type: 'post.scheduled'; id: number; site_id: number; article_id: number }
  | { type: 'export.started' | 'export.finished'; id: number; site_id: number }
  /** Live ones; those of drafts are `post.created`, `post.saved` and `post.deleted`. */
  | { type: PostChange; id: number; site_id: number; article_id: number }
  | { type: 'key.created' | 'key.revoked'; id: number }
  | { type: 'webhook.created' | 'webhook.deleted' | 'webhook.disabled' | 'webhook.enabled'; id: number }
  | { type: 'webhook.delivery_failed'; id: number; delivery_id: number }
  | { type: 'cms_site.connected' | 'cms_site.saved' | 'cms_site.disconnected'; id: number }
  | { type: 'domain.added' | 'domain.saved' | 'domain.removed'; id: number; site_id: number }
  | { type: 'domain.target_saved'; site_id: number }
  | { type: OutboxChange; id: number; article_id: number; site_id: number }
  | { type: 'settings.saved' | 'routes.saved' | 'credentials.saved' }

type PostChange =
  | 'post.published'
  | 'post.updated'
  | 'post.unpublished'
  | 'post.created'
  | 'post.saved'
  | 'post.deleted'

type OutboxChange = 'outbox.queued' | 'outbox.synced' | 'outbox.needs_attention' | 'outbox.cancelled'

/** Passing: sent to whoever listens, never stored. */
export type PassingEvent =
  | { type: 'run.progress'; job_id: string; state: RunState; stage: RunStage; progress: number; words: number }
  /** The whole text of one section so far, at most some ten times a second. */
  | { type: 'run.text'; job_id: string; section: number; html: string }
  | { type: 'network.changed'; online: boolean }
  | { type: 'export.progress'; id: number; site_id: number; progress: number }
  | { type: 'webhook.attempted'; id: number }
  | { type: 'domain.checked'; id: number; site_id: number }
  | { type: 'secrets.changed' }

export type StudioEvent = KeptEvent | PassingEvent

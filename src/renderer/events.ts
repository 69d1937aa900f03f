import { useEffect, useEffectEvent } from 'react'
import type { StudioEvent } from '../contract/events.ts'
import type { OperationName } from '../contract/index.ts'
import type { ReplyOf } from './client.ts'
import { getBridge } from './bridge.ts'
import { queryClient } from './query.ts'

export type EventType = StudioEvent['type']
/** Also where several types share one shape. */
export type EventOf<Type extends EventType> = StudioEvent extends infer Event
  ? Event extends { type: infer Types }
    ? Type extends Types
      ? Event & { type: Type }
      : never
    : never
  : never

const LIBRARY: OperationName[] = ['list_library', 'get_library_counts', 'list_articles']
const ARTICLE: OperationName[] = ['open_article', 'get_article', 'list_versions']
const RUN: OperationName[] = ['list_runs', 'get_run']
const SITES: OperationName[] = ['list_sites', 'get_site', 'get_canvas']
const EXPORTS: OperationName[] = ['list_exports', 'get_export']
const PAGES: OperationName[] = [
  'list_pages',
  'list_site_pages',
  'get_page',
  'open_page',
  'list_page_versions',
  'list_posts',
  'get_site_history',
  'list_shared_sections',
  'list_redirects',
  'check_site',
  ...SITES,
  ...EXPORTS,
]
const HISTORY: OperationName[] = ['get_site_history']
const SHARED: OperationName[] = ['list_shared_sections', 'get_canvas', 'check_site', ...HISTORY]
const POSTS: OperationName[] = [
  'list_posts',
  'list_site_posts',
  'list_article_posts',
  'get_canvas',
  'check_site',
  ...EXPORTS,
]
const OUTBOX: OperationName[] = ['list_outbox', 'list_publications', 'list_cms_connections', 'list_cms_sites']
const WEBHOOKS: OperationName[] = ['list_webhooks', 'list_webhook_logs', 'list_webhook_deliveries']
const DOMAINS: OperationName[] = ['list_domains', 'get_domain', 'get_domain_target']
const ROUTES: OperationName[] = ['list_model_routes', 'estimate_run', 'list_image_routes', 'estimate_image']
const MEDIA: OperationName[] = ['list_media', 'get_media', 'list_media_folders']
const IMAGE: OperationName[] = ['list_image_runs', 'get_image_run', 'get_credit_usage', 'estimate_image']

/** What an event makes old. `run.progress`, `run.text` and `export.progress` are absent: they change what is shown without a question. */
export const outdated: Partial<Record<EventType, OperationName[]>> = {
  'article.created': LIBRARY,
  'article.saved': [...LIBRARY, ...ARTICLE, 'list_posts', 'list_site_posts', 'list_article_posts'],
  'article.trashed': [...LIBRARY, ...ARTICLE],
  'article.restored': [...LIBRARY, ...ARTICLE],
  'article.deleted': [...LIBRARY, ...ARTICLE],
  'article.archived': [...LIBRARY, ...ARTICLE],
  'article.unarchived': [...LIBRARY, ...ARTICLE],
  'article.published': [...LIBRARY, ...ARTICLE],
  'article.unpublished': [...LIBRARY, ...ARTICLE],
  'site.created': [...SITES, 'whoami'],
  'site.saved': [...PAGES, ...POSTS, 'get_site_options'],
  'site.deleted': [...SITES, 'whoami'],
  'page.created': PAGES,
  'page.saved': PAGES,
  'page.deleted': PAGES,
  'page.drafted': ['open_page', 'list_site_pages', ...SHARED],
  'site.history': HISTORY,
  'site.navigation': PAGES,
  'site.redirects': ['list_redirects', 'check_site', ...EXPORTS],
  'shared_section.saved': [...SHARED, ...EXPORTS],
  'post.published': POSTS,
  'post.updated': POSTS,
  'post.unpublished': POSTS,
  'post.created': POSTS,
  'post.saved': POSTS,
  'post.deleted': POSTS,
  'post.scheduled': POSTS,
  'export.started': EXPORTS,
  'export.finished': EXPORTS,
  'version.created': ['list_versions', 'compare_versions'],
  'run.started': RUN,
  'run.completed': [...RUN, ...LIBRARY, 'get_credit_usage'],
  'run.failed': [...RUN, 'get_credit_usage'],
  'run.cancelled': [...RUN, 'get_credit_usage'],
  'webhook.created': WEBHOOKS,
  'webhook.deleted': WEBHOOKS,
  'webhook.disabled': WEBHOOKS,
  'webhook.enabled': WEBHOOKS,
  'webhook.attempted': WEBHOOKS,
  'webhook.delivery_failed': WEBHOOKS,
  'domain.added': DOMAINS,
  'domain.saved': DOMAINS,
  'domain.removed': DOMAINS,
  'domain.checked': DOMAINS,
  'domain.target_saved': DOMAINS,
  'outbox.queued': OUTBOX,
  'outbox.synced': [...OUTBOX, ...ARTICLE],
  'outbox.needs_attention': OUTBOX,
  'outbox.cancelled': OUTBOX,
  'cms_site.connected': OUTBOX,
  'cms_site.saved': OUTBOX,
  'cms_site.disconnected': OUTBOX,
  'media.created': MEDIA,
  'media.saved': MEDIA,
  'media.trashed': MEDIA,
  'media.restored': MEDIA,
  'media.deleted': MEDIA,
  'media.folders': MEDIA,
  'image.started': IMAGE,
  'image.completed': [...IMAGE, ...MEDIA],
  'image.failed': IMAGE,
  'image.cancelled': IMAGE,
  'key.created': ['list_api_keys'],
  'key.revoked': ['list_api_keys'],
  'settings.saved': ['get_settings', 'get_credit_usage', 'list_library', 'whoami', ...SITES],
  'routes.saved': ROUTES,
  'credentials.saved': ['list_credentials', ...ROUTES],
  'secrets.changed': ['list_credentials', 'get_status', ...ROUTES],
}

const listeners = new Map<EventType, Set<(event: StudioEvent) => void>>()

/** Starts listening; called once, by main.tsx. */
export const startEvents = (): (() => void) => getBridge().onEvent(receive)

export function receive(event: StudioEvent): void {
  patch(event)
  markOutdated(outdated[event.type] ?? [])
  listeners.get(event.type)?.forEach((listen) => listen(event))
}

/** A bulk act brings thousands of events at once; what they make old is read again once. */
const GATHER_MS = 50
const waiting = new Set<OperationName>()

function markOutdated(names: readonly OperationName[]): void {
  if (names.length > 0 && waiting.size === 0) setTimeout(readAgain, GATHER_MS)
  for (const name of names) waiting.add(name)
}

function readAgain(): void {
  const names = [...waiting]
  waiting.clear()
  for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] })
}

/** Progress comes many times a second, so it goes straight into what is already shown. */
function patch(event: StudioEvent): void {
  if (event.type === 'network.changed') {
    queryClient.setQueryData<ReplyOf<'get_status'>>(
      ['get_status', {}],
      (old) => old && { ...old, online: event.online },
    )
  }
  if (event.type === 'export.progress') {
    const { id, site_id, progress } = event
    queryClient.setQueryData<ReplyOf<'list_exports'>>(['list_exports', { site_id }], (exports) =>
      exports?.map((one) => (one.id === id ? { ...one, state: 'running', progress } : one)),
    )
  }
  if (event.type === 'run.progress') {
    const { job_id, state, stage, progress, words } = event
    const now = { state, stage, progress, words }
    queryClient.setQueriesData<ReplyOf<'list_runs'>>({ queryKey: ['list_runs'] }, (runs) =>
      runs?.map((run) => (run.job_id === job_id ? { ...run, ...now } : run)),
    )
    queryClient.setQueryData<ReplyOf<'get_image_run'>>(
      ['get_image_run', { job_id }],
      (run) => run && { ...run, state, stage: stage as typeof run.stage, progress },
    )
    queryClient.setQueryData<ReplyOf<'get_run'>>(['get_run', { job_id }], (run) => run && { ...run, ...now })
  }
}

export function onStudioEvent<Type extends EventType>(type: Type, handle: (event: EventOf<Type>) => void): () => void {
  const set = listeners.get(type) ?? new Set()
  listeners.set(type, set)
  const listen = handle as (event: StudioEvent) => void
  set.add(listen)
  return () => set.delete(listen)
}

/** Calls `handle` for each event of a type while the component is mounted. */
export function useStudioEvent<Type extends EventType>(type: Type, handle: (event: EventOf<Type>) => void): void {
  const latest = useEffectEvent(handle)
  useEffect(() => onStudioEvent(type, (event) => latest(event)), [type])
}

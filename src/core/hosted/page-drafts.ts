import type { Section } from '../../contract/hosted-values.ts'
import type { ParsedInput } from '../../contract/operation.ts'
import type { HistoryAct, PageDraft, sitePageOperations } from '../../contract/site-pages.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import { notFound, StudioError } from '../errors.ts'
import { mustMatch } from '../etag.ts'
import { recordStep } from './history/record.ts'
import { watch } from './history/watch.ts'
import { pageChanges } from './page-changes.ts'
import { checkedBackground, refuseUnknownShared, storedSections } from './page-content.ts'
import {
  contentColumnsOf,
  draftOf,
  liveContent,
  openPage,
  studioEtag,
  workingContent,
  type ShownPage,
} from './page-draft.ts'
import { getPageRow, keepPageVersion, type PageRow } from './page-store.ts'
import { storePage, touchesRedirects } from './page-write.ts'
import { getSiteRow, type SiteRow } from './site-store.ts'

type Wish<Name extends keyof typeof sitePageOperations> = ParsedInput<(typeof sitePageOperations)[Name]>

export interface Deed {
  act: HistoryAct
  gesture?: string | undefined
}

/** Of a page that visitors see this is its draft; a page that is one is changed itself. */
export async function savePage(
  ctx: Context,
  { site_id, page_id, act, gesture, ...wish }: Wish<'save_page'>,
): Promise<ShownPage> {
  const stored = wish.sections && (await storedSections(ctx.sections, wish.sections))
  const background = wish.background === undefined ? undefined : checkedBackground(ctx.sections, wish.background)
  return ctx.write(async (tx) => {
    const { site, row } = await pageToChange(ctx, tx, site_id, page_id)
    const next: PageDraft = {
      ...workingContent(row),
      ...(Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as Partial<PageDraft>),
      ...(stored && { sections: JSON.parse(stored.sections) as Section[] }),
      ...(background !== undefined && { background: parsedBackground(background) }),
    }
    await saveContent(tx, site, row, next, stored?.checked, { act, gesture })
    return openPage({ ...ctx, db: tx.db }, site_id, page_id)
  })
}

const parsedBackground = (json: string | null): PageDraft['background'] =>
  json === null ? null : (JSON.parse(json) as PageDraft['background'])

/** The page as it is now, if the caller has seen it so. */
export async function pageToChange(ctx: Context, tx: Tx, site_id: number, page_id: number) {
  const site = await getSiteRow(tx.db, site_id)
  const row = await getPageRow(tx.db, site_id, page_id)
  mustMatch(ctx, studioEtag(row))
  return { site, row }
}

/**
 * What the page is to say, where the writer works on it. `checked`: the mark of its sections, if they were checked for
 * this; those that did not change keep theirs.
 */
export async function saveContent(
  tx: Tx,
  site: SiteRow,
  row: PageRow,
  next: PageDraft,
  checked: string | null | undefined,
  { act, gesture }: Deed,
): Promise<void> {
  const before = workingContent(row)
  if (pageChanges(before, next).length === 0) return
  const columns = contentColumnsOf(next)
  if (columns.sections !== JSON.stringify(before.sections)) {
    await refuseUnknownShared(tx.db, { site_id: site.id, sections: columns.sections })
  }
  const changed = await watch(tx.db, site.id, { pages: [row.id] })
  if (row.status === 'draft') {
    const mark = checked ?? (columns.sections === row.sections ? row.checked : null)
    await storePage(tx, site, row, { ...row, ...columns, checked: mark, draft: null, draft_of: null }, 'spare')
  } else await saveDraftColumns(tx, row, next)
  const changes = await changed()
  await recordStep(tx, { site_id: site.id, act, subject: next.title, page_id: row.id, gesture, changes })
}

/** A draft that says what is live is none. */
export async function saveDraftColumns(tx: Tx, row: PageRow, next: PageDraft): Promise<void> {
  const waits = pageChanges(liveContent(row), next).length > 0
  const draft = waits ? JSON.stringify(next) : null
  const draft_of = waits ? (row.draft_of ?? row.revision) : null
  await tx.db.updateTable('hosted_pages').set({ draft, draft_of }).where('id', '=', row.id).execute()
  tx.emit({ type: 'page.drafted', id: row.id, site_id: row.site_id, by: tx.caller })
}

export async function publishPage(ctx: Context, { site_id, page_id }: Wish<'publish_page'>): Promise<ShownPage> {
  const read = await getPageRow(ctx.db, site_id, page_id)
  const content = workingContent(read)
  const stored = await storedSections(ctx.sections, content.sections)
  const background = checkedBackground(ctx.sections, content.background)
  return ctx.write(async (tx) => {
    const { site, row } = await pageToChange(ctx, tx, site_id, page_id)
    refuseMeanwhile(read, row)
    if (row.status === 'published' && row.draft === null) return openPage({ ...ctx, db: tx.db }, site_id, page_id)
    const columns = { ...contentColumnsOf(content), ...stored, background }
    await refuseUnknownShared(tx.db, { site_id, sections: columns.sections })
    await changeStatus(tx, site, row, { ...row, ...columns, status: 'published', draft: null, draft_of: null })
    return openPage({ ...ctx, db: tx.db }, site_id, page_id)
  })
}

/** What was waiting to be published stays what the page says in the studio. */
export const unpublishPage = (ctx: Context, { site_id, page_id }: Wish<'unpublish_page'>): Promise<ShownPage> =>
  ctx.write(async (tx) => {
    const { site, row } = await pageToChange(ctx, tx, site_id, page_id)
    if (row.status === 'published') {
      const draft = draftOf(row)
      const columns = draft ? { ...contentColumnsOf(draft), checked: null } : {}
      await changeStatus(tx, site, row, { ...row, ...columns, status: 'draft', draft: null, draft_of: null })
    }
    return openPage({ ...ctx, db: tx.db }, site_id, page_id)
  })

async function changeStatus(tx: Tx, site: SiteRow, row: PageRow, next: PageRow): Promise<void> {
  const watched = { pages: [row.id], redirects: touchesRedirects(row, next) }
  const changed = await watch(tx.db, site.id, watched)
  await storePage(tx, site, row, next, 'keep')
  await recordStep(tx, {
    site_id: site.id,
    act: next.status === 'published' ? 'publish_page' : 'unpublish_page',
    subject: next.title,
    page_id: row.id,
    changes: await changed(),
  })
}

export const discardDraft = (ctx: Context, { site_id, page_id }: Wish<'discard_page_draft'>): Promise<ShownPage> =>
  ctx.write(async (tx) => {
    const { row } = await pageToChange(ctx, tx, site_id, page_id)
    if (row.draft !== null) {
      const changed = await watch(tx.db, site_id, { pages: [page_id] })
      await saveDraftColumns(tx, row, liveContent(row))
      const changes = await changed()
      await recordStep(tx, { site_id, act: 'discard_draft', subject: row.title, page_id, changes })
    }
    return openPage({ ...ctx, db: tx.db }, site_id, page_id)
  })

/** Sections of an older studio are brought up to date on the way. */
export async function restoreVersion(
  ctx: Context,
  { site_id, page_id, version_id }: Wish<'restore_page_version'>,
): Promise<ShownPage> {
  const version = await ctx.db
    .selectFrom('page_versions')
    .innerJoin('hosted_pages', 'hosted_pages.id', 'page_versions.page_id')
    .select('page_versions.sections')
    .where('page_versions.id', '=', version_id)
    .where('page_id', '=', page_id)
    .where('site_id', '=', site_id)
    .executeTakeFirst()
  if (!version) throw notFound('version', version_id)
  const stored = await storedSections(ctx.sections, JSON.parse(version.sections) as Section[])
  return ctx.write(async (tx) => {
    const { site, row } = await pageToChange(ctx, tx, site_id, page_id)
    if (row.status === 'draft') await keepPageVersion(tx, row)
    const next = { ...workingContent(row), sections: JSON.parse(stored.sections) as Section[] }
    await saveContent(tx, site, row, next, stored.checked, { act: 'restore_version' })
    return openPage({ ...ctx, db: tx.db }, site_id, page_id)
  })
}

/** Content is checked before a write, where others have their turn: it must still be the same inside. */
export function refuseMeanwhile(read: PageRow, now: PageRow): void {
  if (studioEtag(read) === studioEtag(now)) return
  throw new StudioError('conflict', 'This page was changed at the same moment. Nothing was done. Try again.')
}

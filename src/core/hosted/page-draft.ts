import { createHash } from 'node:crypto'
import type { Section } from '../../contract/hosted-values.ts'
import type { PageDraft, StudioPage } from '../../contract/site-pages.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import { etag } from '../etag.ts'
import { pageChanges } from './page-changes.ts'
import { getPageRow, toPageDetail, type PageRow } from './page-store.ts'
import { getSiteRow } from './site-store.ts'

/** What the page says of itself to visitors. */
export const liveContent = (row: PageRow): PageDraft => ({
  title: row.title,
  sections: JSON.parse(row.sections) as Section[],
  background: row.background === null ? null : (JSON.parse(row.background) as Record<string, unknown>),
  meta_title: row.meta_title,
  meta_description: row.meta_description,
  canonical_url: row.canonical_url,
  og_image_url: row.og_image_url,
  noindex: row.noindex === 1,
})

/** What the studio works on: the draft where there is one. */
export const workingContent = (row: PageRow): PageDraft => draftOf(row) ?? liveContent(row)

export const draftOf = ({ draft }: Pick<PageRow, 'draft'>): PageDraft | null =>
  draft === null ? null : (JSON.parse(draft) as PageDraft)

/** The columns that hold it when it is live. */
export const contentColumnsOf = ({ sections, background, noindex, ...rest }: PageDraft) => ({
  ...rest,
  sections: JSON.stringify(sections),
  background: background && JSON.stringify(background),
  noindex: Number(noindex),
})

/** As for the API, and with the draft: whoever edits it must have seen it. */
export const studioEtag = ({ id, revision, draft }: Pick<PageRow, 'id' | 'revision' | 'draft'>): string =>
  draft === null
    ? etag('p', id, revision)
    : `"p${id}-${revision}-${createHash('sha256').update(draft).digest('hex').slice(0, 12)}"`

export interface ShownPage {
  page: StudioPage
  etag: string
}

export async function openPage(
  ctx: Pick<Context, 'db' | 'addresses'>,
  site_id: number,
  page_id: number,
): Promise<ShownPage> {
  const site = await getSiteRow(ctx.db, site_id)
  const row = await getPageRow(ctx.db, site_id, page_id)
  const draft = draftOf(row)
  return {
    page: {
      ...toPageDetail(row, site, ctx.addresses().sites),
      nav_parent_id: row.nav_parent_id,
      translation_group: row.translation_group,
      draft,
      changes: draft ? pageChanges(liveContent(row), draft) : [],
      overtaken_by: await overtakenBy(ctx.db, row),
    },
    etag: studioEtag(row),
  }
}

/** Who changed what is live after the draft was begun; every such change left a version. */
async function overtakenBy(db: ReadDb, { id, draft, draft_of, revision }: PageRow): Promise<string | null> {
  if (draft === null || draft_of === null || draft_of >= revision) return null
  const version = await db
    .selectFrom('page_versions')
    .select('made_by')
    .where('page_id', '=', id)
    .where('revision', '>', draft_of)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return version?.made_by ?? null
}

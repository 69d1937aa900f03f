import type { Section } from '../../../contract/hosted-values.ts'
import type { PageDraft } from '../../../contract/site-pages.ts'
import type { PageContent, PageRef } from '../../../contract/site-view.ts'
import type { ReadDb } from '../../db/open.ts'
import { isChecked } from '../checked.ts'
import type { SectionCatalog } from '../sections.ts'
import { amongIds } from './post-rows.ts'

/** A page as it is drawn, and the revision that it shows. */
export interface FullPage {
  content: PageContent
  revision: number
}

const pageQuery = (db: ReadDb) =>
  db
    .selectFrom('hosted_pages')
    .select(['id', 'revision', 'background', 'sections', 'checked', 'draft', 'updated_at'])
    .select(['meta_title', 'meta_description', 'canonical_url', 'og_image_url', 'noindex'])

type PageContentRow = Awaited<ReturnType<ReturnType<typeof pageQuery>['execute']>>[number]

/** Pages that the frame knows, by id. With `drafts` as they stand in the studio. */
export async function fullPages(
  { db, sections }: { db: ReadDb; sections: SectionCatalog },
  refs: readonly PageRef[],
  drafts: boolean,
): Promise<Map<number, FullPage>> {
  const byId = new Map(refs.map((ref) => [ref.id, ref]))
  const rows = await pageQuery(db)
    .where('id', 'in', amongIds([...byId.keys()]))
    .execute()
  return new Map(rows.map((row) => [row.id, toFull(sections, row, byId.get(row.id)!, drafts)]))
}

function toFull(catalog: SectionCatalog, row: PageContentRow, ref: PageRef, drafts: boolean): FullPage {
  const { id: _, revision, background, sections, checked, draft, noindex, updated_at, ...seo } = row
  if (drafts && draft !== null) {
    const ahead = JSON.parse(draft) as PageDraft
    return { revision, content: { ...ahead, ref, checked: false } }
  }
  const content: PageContent = {
    ...seo,
    noindex: noindex === 1,
    ref: { ...ref, updated_at },
    background: background === null ? null : (JSON.parse(background) as Record<string, unknown>),
    sections: JSON.parse(sections) as Section[],
    checked: isChecked(catalog, sections, checked),
  }
  return { revision, content }
}

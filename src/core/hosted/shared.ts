import type { Section } from '../../contract/hosted-values.ts'
import type { ParsedInput } from '../../contract/operation.ts'
import type { SharedSection, siteStudioOperations } from '../../contract/site-studio.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import { invalidField, notFound } from '../errors.ts'
import { mustMatch } from '../etag.ts'
import { checkedMark, isChecked } from './checked.ts'
import { recordStep } from './history/record.ts'
import { watch } from './history/watch.ts'
import { draftOf, openPage, studioEtag, workingContent, type ShownPage } from './page-draft.ts'
import { pageToChange, saveDraftColumns, saveContent } from './page-drafts.ts'
import { getPageRow, keepPageVersion, type PageRow } from './page-store.ts'
import { writePage } from './page-write.ts'
import { getSharedRow, showShared, type SharedRow } from './shared-store.ts'
import { getSiteRow } from './site-store.ts'
import { checkedBy } from './theme.ts'

type Wish<Name extends keyof typeof siteStudioOperations> = ParsedInput<(typeof siteStudioOperations)[Name]>

/** The page refers to the stored section from now on; of a live page, its draft does. */
export const shareSection = (
  ctx: Context,
  { site_id, page_id, section_id, name }: Wish<'share_section'>,
): Promise<SharedSection> =>
  ctx.write(async (tx) => {
    await getSiteRow(tx.db, site_id)
    const row = await getPageRow(tx.db, site_id, page_id)
    mustMatch(ctx, studioEtag(row))
    const content = workingContent(row)
    const section = checkedShared(ctx, sectionOf(content.sections, section_id))
    const changed = await watch(tx.db, site_id, { pages: [page_id] })
    const at = tx.now()
    const shared = await tx.db
      .insertInto('shared_sections')
      .values({ site_id, name, revision: 1, created_at: at, updated_at: at, ...columnsOf(ctx, section) })
      .returningAll()
      .executeTakeFirstOrThrow()
    const sections = replaced(content.sections, section_id, () => referenceTo(ctx, section_id, shared.id))
    await storeSections(ctx, tx, row, sections)
    tx.emit({ type: 'shared_section.saved', site_id })
    const changes = await changed({ shared: [shared.id] })
    await recordStep(tx, { site_id, act: 'share_section', subject: name, page_id, changes })
    return showShared(tx.db, shared)
  })

/** On every page at once, for visitors as well. */
export const saveShared = (
  ctx: Context,
  { site_id, shared_id, gesture, ...wish }: Wish<'save_shared_section'>,
): Promise<SharedSection> =>
  ctx.write(async (tx) => {
    const before = await getSharedRow(tx.db, site_id, shared_id)
    const { id } = JSON.parse(before.section) as Section
    const section = wish.section && checkedShared(ctx, { ...wish.section, id })
    const next = { ...before, name: wish.name ?? before.name, ...(section && columnsOf(ctx, section)) }
    if (next.name === before.name && next.section === before.section) return showShared(tx.db, before)
    const changed = await watch(tx.db, site_id, { shared: [shared_id] })
    const saved = { ...next, revision: before.revision + 1, updated_at: tx.now() }
    await tx.db.updateTable('shared_sections').set(saved).where('id', '=', shared_id).execute()
    tx.emit({ type: 'shared_section.saved', site_id })
    const changes = await changed()
    await recordStep(tx, {
      site_id,
      act: 'edit_shared',
      subject: saved.name,
      // Bursts on two shared sections are two steps, whatever the window calls them.
      gesture: gesture && `shared ${shared_id} ${gesture}`,
      changes,
    })
    return showShared(tx.db, saved)
  })

export const detachShared = (
  ctx: Context,
  { site_id, page_id, section_id }: Wish<'detach_shared_section'>,
): Promise<ShownPage> =>
  ctx.write(async (tx) => {
    const { site, row } = await pageToChange(ctx, tx, site_id, page_id)
    const content = workingContent(row)
    const { type, props } = sectionOf(content.sections, section_id)
    if (type !== 'shared') throw notFound('shared section on this page', section_id)
    const shared = await getSharedRow(tx.db, site_id, props.ref as number)
    const sections = replaced(content.sections, section_id, () => copyOf(shared.section, section_id))
    const mark = markAfter(ctx, row, JSON.stringify(sections), shared)
    await saveContent(tx, site, row, { ...content, sections }, mark, { act: 'detach_shared' })
    return openPage({ ...ctx, db: tx.db }, site_id, page_id)
  })

/** Pages and drafts that show it get a copy first, so that nothing changes for anyone who reads them. */
export const deleteShared = (
  ctx: Context,
  { site_id, shared_id }: Wish<'delete_shared_section'>,
): Promise<{ id: number; deleted: true }> =>
  ctx.write(async (tx) => {
    const shared = await getSharedRow(tx.db, site_id, shared_id)
    const { used_on } = await showShared(tx.db, shared)
    const pages = used_on.map(({ page_id }) => page_id)
    const changed = await watch(tx.db, site_id, { pages, shared: [shared_id] })
    const own = (sections: readonly Section[]): Section[] =>
      sections.map((section) => (refersTo(section, shared_id) ? copyOf(shared.section, section.id) : section))
    for (const page_id of pages) await makeOwn(ctx, tx, await getPageRow(tx.db, site_id, page_id), shared, own)
    await tx.db.deleteFrom('shared_sections').where('id', '=', shared_id).execute()
    tx.emit({ type: 'shared_section.saved', site_id })
    const changes = await changed()
    await recordStep(tx, { site_id, act: 'delete_shared', subject: shared.name, changes })
    return { id: shared_id, deleted: true }
  })

async function makeOwn(
  ctx: Context,
  tx: Tx,
  row: PageRow,
  shared: SharedRow,
  own: (sections: readonly Section[]) => Section[],
): Promise<void> {
  const live = JSON.stringify(own(JSON.parse(row.sections) as Section[]))
  const draft = draftOf(row)
  const next: PageRow = {
    ...row,
    draft: draft && JSON.stringify({ ...draft, sections: own(draft.sections) }),
    ...(live !== row.sections && { sections: live, checked: markAfter(ctx, row, live, shared) }),
  }
  if (live === row.sections) {
    await tx.db.updateTable('hosted_pages').set({ draft: next.draft }).where('id', '=', row.id).execute()
    tx.emit({ type: 'page.drafted', id: row.id, site_id: row.site_id, by: tx.caller })
    return
  }
  const saved = await writePage(tx, row, next)
  // Readers see no change, so no draft was overtaken.
  if (row.draft_of === row.revision) {
    await tx.db.updateTable('hosted_pages').set({ draft_of: saved.revision }).where('id', '=', row.id).execute()
  }
  await keepPageVersion(tx, saved)
  tx.emit({ type: 'page.saved', id: row.id, site_id: row.site_id, revision: saved.revision, by: tx.caller })
}

/** As the writer works on it, in the step of the caller. */
async function storeSections(ctx: Context, tx: Tx, row: PageRow, sections: Section[]): Promise<void> {
  const content = { ...workingContent(row), sections }
  if (row.status === 'published') return saveDraftColumns(tx, row, content)
  const json = JSON.stringify(sections)
  const next = { ...row, sections: json, checked: markAfter(ctx, row, json) }
  const { revision } = await writePage(tx, row, next)
  tx.emit({ type: 'page.saved', id: row.id, site_id: row.site_id, revision, by: tx.caller })
}

/** What was checked stays so when checked parts change places; what was not must not seem so. */
function markAfter(ctx: Context, page: PageRow, json: string, shared?: SharedRow): string | null {
  const known = isChecked(ctx.sections, page.sections, page.checked)
  const alike = !shared || isChecked(ctx.sections, shared.section, shared.checked)
  return known && alike ? checkedMark(ctx.sections, json) : null
}

const refersTo = ({ type, props }: Section, shared_id: number): boolean => type === 'shared' && props.ref === shared_id

const copyOf = (json: string, id: string): Section => ({ ...(JSON.parse(json) as Section), id })

const replaced = (sections: readonly Section[], id: string, make: () => Section): Section[] =>
  sections.map((section) => (section.id === id ? make() : section))

function sectionOf(sections: readonly Section[], id: string): Section {
  const section = sections.find((candidate) => candidate.id === id)
  if (!section) throw notFound('section on this page', id)
  return section
}

/** Whole and clean, and none that refers to another one. */
function checkedShared(ctx: Context, section: unknown): Section {
  const checked = checkedBy('section', ctx.sections.parse(section))
  if (checked.type !== 'shared') return checked
  throw invalidField(
    'section.type',
    'shared_in_shared',
    'Nothing was changed. A shared section cannot hold another shared section.',
  )
}

const columnsOf = (ctx: Context, section: Section) => {
  const json = JSON.stringify(section)
  return { section: json, checked: checkedMark(ctx.sections, json) }
}

const referenceTo = (ctx: Context, id: string, ref: number): Section =>
  checkedBy('section', ctx.sections.parse({ id, type: 'shared', props: { ref } }))

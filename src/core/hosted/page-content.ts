import { randomBytes } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Section, SectionWish } from '../../contract/hosted-values.ts'
import type { ErrorDetail } from '../../contract/errors.ts'
import type { ReadDb } from '../db/open.ts'
import { StudioError } from '../errors.ts'
import { checkedMark } from './checked.ts'
import type { SectionCatalog } from './sections.ts'
import { checkedBy } from './theme.ts'

/** More would tell nobody more. */
const MOST_DETAILS = 50

/** So long one caller may hold up all others. */
const BREATHE_MS = 8

/**
 * The sections as they are stored: each with an id of its own, whole and clean. 422 names everything that is wrong.
 * Never inside a write: it lets others have their turn.
 */
export async function checkedSections(catalog: SectionCatalog, wishes: readonly SectionWish[]): Promise<Section[]> {
  const sections: Section[] = []
  const details: ErrorDetail[] = []
  const ids = new Set<string>()
  let since = performance.now()
  for (const [index, wish] of wishes.entries()) {
    const { id = newSectionId(), ...rest } = wish
    const at = `sections.${index}`
    if (ids.has(id)) {
      const message = `Two sections have the id "${id}". Leave it out to get a new one.`
      details.push({ path: `${at}.id`, code: 'duplicate_id', message })
    }
    ids.add(id)
    const checked = catalog.parse({ ...rest, id })
    if (checked.ok) sections.push(checked.value)
    else details.push(...checked.issues.map((issue) => ({ ...issue, path: issue.path ? `${at}.${issue.path}` : at })))
    if (performance.now() - since < BREATHE_MS) continue
    await breathe()
    since = performance.now()
  }
  if (details.length > 0) throw refused(details)
  return sections
}

/** As two columns of a page: the sections, and the mark that they are as this studio leaves them. */
export async function storedSections(
  catalog: SectionCatalog,
  wishes: readonly SectionWish[],
): Promise<{ sections: string; checked: string }> {
  const sections = JSON.stringify(await checkedSections(catalog, wishes))
  return { sections, checked: checkedMark(catalog, sections) }
}

/** As a column of a page. */
export function checkedBackground(
  catalog: SectionCatalog,
  background: Record<string, unknown> | null | undefined,
): string | null {
  return background == null ? null : JSON.stringify(checkedBy('background', catalog.parseBackground(background)))
}

const newSectionId = () => `s_${randomBytes(6).toString('hex')}`

const refused = (details: readonly ErrorDetail[]) =>
  new StudioError('validation_error', `Nothing was changed. ${details[0]!.path}: ${details[0]!.message}`, {
    details: details.slice(0, MOST_DETAILS),
  })

/** A reference to a section that is stored once stays within its site. */
export async function refuseUnknownShared(
  db: ReadDb,
  { site_id, sections }: { site_id: number; sections: string },
): Promise<void> {
  const refs = (JSON.parse(sections) as Section[]).flatMap(({ type, props }, index) =>
    type === 'shared' ? [{ index, ref: props.ref as number }] : [],
  )
  if (refs.length === 0) return
  const rows = await db.selectFrom('shared_sections').select('id').where('site_id', '=', site_id).execute()
  const known = new Set(rows.map(({ id }) => id))
  const details = refs.flatMap(({ index, ref }): ErrorDetail[] =>
    known.has(ref)
      ? []
      : [
          {
            path: `sections.${index}.props.ref`,
            code: 'unknown_shared_section',
            message: `This site has no shared section ${ref}.`,
          },
        ],
  )
  if (details.length > 0) throw refused(details)
}

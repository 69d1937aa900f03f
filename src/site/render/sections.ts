import type { PostList, SiteFrame } from '../../contract/site-view.ts'
import type { Section } from '../../contract/hosted-values.ts'
import { plainText } from '../../text/plain-text.ts'
import { slugify } from '../../text/slug.ts'
import { definitionOf } from '../library.ts'
import { parseSection } from '../parse.ts'
import { views } from '../views.ts'
import { frameOf, type CommonProps } from './frame.ts'
import type { Markup } from './markup.ts'
import type { Scope, SectionView } from './scope.ts'
import { scopeOf } from './scope-maker.ts'
import type { Sheet } from './sheet.ts'

type Props = Record<string, unknown> & CommonProps
type AnyView = SectionView<Props>

/** A section that can be drawn: its props are those of the newest version, its view is known. */
export interface Ready {
  ok: true
  /** Of its place on the page, also where it stands for a shared one. */
  id: string
  type: string
  props: Props
  view: AnyView
  heading: string | undefined
}

export interface Broken {
  ok: false
  id: string
  field: string | null
  message: string
}

const broken = (id: string, message: string, field: string | null = null): Broken => ({ ok: false, id, field, message })

/** What was stored, as it can be drawn. Never throws. */
export function readSection(frame: SiteFrame, stored: Section, checked: boolean): Ready | Broken {
  const id = typeof stored?.id === 'string' ? stored.id : ''
  try {
    if (stored.type !== 'shared') return ready(id, stored, checked)
    const ref = stored.props.ref
    const shared = typeof ref === 'number' ? frame.shared[String(ref)] : undefined
    if (!shared) return broken(id, 'The shared section that stands here is no longer there.', 'ref')
    if (shared.type === 'shared') return broken(id, 'A shared section cannot stand for another one.', 'ref')
    return ready(id, shared, checked)
  } catch (error) {
    return broken(id, reasonOf(error))
  }
}

const reasonOf = (error: unknown): string =>
  `It could not be read: ${error instanceof Error ? error.message : String(error)}`

function ready(id: string, stored: Section, checked: boolean): Ready | Broken {
  const isNewest = checked && stored.version === definitionOf(stored.type)?.version
  const read = isNewest ? ({ ok: true, value: stored } as const) : parseSection(stored)
  if (!read.ok) {
    const [first] = read.issues
    const field = first?.path.replace(/^props\.?/, '') || null
    return broken(id, first?.message ?? 'Its content cannot be read.', field)
  }
  const { type, props } = read.value
  const view = Object.hasOwn(views, type) ? (views[type] as AnyView) : undefined
  if (!view) return broken(id, `Sections of the type "${type}" cannot be drawn.`, 'type')
  return { ok: true, id, type, props: props as Props, view, heading: view.heading?.(props as Props) || undefined }
}

/** What a section needs to know of the others: kept so that one can be drawn again alone. */
export interface Place {
  uid: string
  level: 1 | 2
  /** Its `id` on the page. */
  anchor: string | undefined
  headings: Scope['headings']
  heading_ids: readonly string[]
}

/** The places of the sections of a page. Ids for headings are given only where a table of contents asks for them. */
export function placesOf(sections: readonly Ready[], locale: string): Place[] {
  const first = sections.findIndex(({ heading }) => heading !== undefined)
  const outline = sections.some(({ type }) => type === 'toc') ? outlineOf(sections, first, locale) : undefined
  return sections.map((section, at) => ({
    uid: `s${at + 1}`,
    level: at === first ? 1 : 2,
    anchor: section.props.anchor ?? outline?.anchors[at],
    headings: outline?.headings ?? [],
    heading_ids: outline?.ids[at] ?? [],
  }))
}

function outlineOf(sections: readonly Ready[], first: number, locale: string) {
  const taken = new Set(sections.map(({ props }) => props.anchor))
  const free = (text: string): string => {
    const base = slugify(text, locale) || 'section'
    let id = base
    for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
    taken.add(id)
    return id
  }
  const headings: { id: string; level: 2 | 3; text: string }[] = []
  const anchors: (string | undefined)[] = []
  const ids: string[][] = []
  for (const [at, { heading, props }] of sections.entries()) {
    const anchor = heading && (props.anchor ?? free(heading))
    anchors.push(anchor)
    if (heading && anchor && at !== first) headings.push({ id: anchor, level: 2, text: heading })
    ids.push(
      typeof props.html === 'string'
        ? innerHeadings(props.html).map(({ level, text }) => {
            const id = free(text)
            headings.push({ id, level, text })
            return id
          })
        : [],
    )
  }
  return { headings, anchors, ids }
}

const innerHeadings = (html: string): { level: 2 | 3; text: string }[] =>
  [...html.matchAll(/<h([23])(?: [^>]*)?>(.*?)<\/h\1>/gs)].map(([, level, inner]) => ({
    level: level === '2' ? 2 : 3,
    text: plainText(inner!),
  }))

/** One section as HTML, or why it has none. Its problems are in the sheet only if it could be drawn. */
export function drawSection(sheet: Sheet, section: Ready, place: Place, list: PostList | undefined): Markup | Broken {
  const before = sheet.problems.length
  const { id, type, props, view } = section
  try {
    const scope = scopeOf(sheet, { ...place, section_id: id, list })
    const body = view.render(props, scope)
    const islands = view.islands?.(props) ?? []
    const markup = frameOf({
      type,
      id: place.anchor,
      props,
      islands,
      body,
      picture: (wish) => scope.picture(wish, { sizes: '100vw', alt: '' }),
      section_id: sheet.canvas ? id : undefined,
    })
    for (const island of islands) sheet.islands.add(island)
    return markup
  } catch (error) {
    sheet.problems.length = before
    return broken(id, reasonOf(error))
  }
}

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
import { MAIN, type Sheet } from './sheet.ts'

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
  const first = firstHeading(sections)
  const named = anchorsOf(sections)
  const outline = sections.some(({ type }) => type === 'toc')
    ? outlineOf(sections, { first, named, locale })
    : undefined
  return sections.map((_, at) => ({
    uid: `s${at + 1}`,
    level: at === first ? 1 : 2,
    anchor: named[at] ?? outline?.anchors[at],
    headings: outline?.headings ?? [],
    heading_ids: outline?.ids[at] ?? [],
  }))
}

/** The section whose heading is that of the page; -1 where a text with headings of its own stands before all of them. */
function firstHeading(sections: readonly Ready[]): number {
  const at = sections.findIndex(({ heading, props }) => heading !== undefined || innerHeadings(props).length > 0)
  return sections[at]?.heading === undefined ? -1 : at
}

/** Names that sections were given. Each stands once on a page: the first that bears it has it. */
function anchorsOf(sections: readonly Ready[]): (string | undefined)[] {
  const taken = new Set([MAIN])
  return sections.map(({ props: { anchor } }) => {
    if (anchor === undefined || taken.has(anchor)) return undefined
    taken.add(anchor)
    return anchor
  })
}

interface Naming {
  first: number
  named: readonly (string | undefined)[]
  locale: string
}

function outlineOf(sections: readonly Ready[], { first, named, locale }: Naming) {
  const taken = new Set<string | undefined>([MAIN, ...named])
  const free = (text: string): string => {
    const base = slugify(text, locale) || 'section'
    let id = base
    for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
    taken.add(id)
    return id
  }
  /** Links may lead to the name that the writer gave. */
  const own = (id: string | undefined, text: string): string => {
    if (id === undefined || taken.has(id)) return free(text)
    taken.add(id)
    return id
  }
  const headings: { id: string; level: 2 | 3; text: string }[] = []
  const anchors: (string | undefined)[] = []
  const ids: string[][] = []
  for (const [at, { heading, props }] of sections.entries()) {
    const anchor = heading && (named[at] ?? free(heading))
    anchors.push(anchor)
    if (heading && anchor && at !== first) headings.push({ id: anchor, level: 2, text: heading })
    const inner = innerHeadings(props).map(({ level, text, id }) => ({ level, text, id: own(id, text) }))
    headings.push(...inner)
    ids.push(inner.map(({ id }) => id))
  }
  return { headings, anchors, ids }
}

/** Headings inside a text that the sanitiser has read. */
const innerHeadings = ({ html }: Props): { level: 2 | 3; text: string; id: string | undefined }[] =>
  typeof html !== 'string'
    ? []
    : [...html.matchAll(/<h([23])((?: [^>]*)?)>(.*?)<\/h\1>/gs)].map(([, level, attributes, inner]) => ({
        level: level === '2' ? 2 : 3,
        text: plainText(inner!),
        id: / id="([^"]+)"/.exec(attributes!)?.[1],
      }))

/** One section as HTML, or why it has none. Its problems are in the sheet only if it could be drawn. */
export function drawSection(sheet: Sheet, section: Ready, place: Place, list: PostList | undefined): Markup | Broken {
  const before = sheet.problems.length
  const { id, type, props, view } = section
  try {
    const scope = scopeOf(sheet, { ...place, section_id: id, list })
    const body = view.render({ ...props, anchor: place.anchor }, scope)
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

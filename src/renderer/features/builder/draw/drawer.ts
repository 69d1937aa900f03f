import type { Section } from '../../../../contract/hosted-values.ts'
import type { DrawingProblem, PageRef, PostCard, PostList, SiteFrame } from '../../../../contract/site-view.ts'
import type { DrawnSection } from '../../../../site/canvas/protocol.ts'
import { type Surroundings, surroundings } from '../../../../site/render/canvas.ts'
import { drawSection, placesOf, readSection, type Place, type Ready } from '../../../../site/render/sections.ts'
import { newSheet } from '../../../../site/render/sheet.ts'
import { same } from '../../../../document/adopt.ts'
import { listFor } from './lists.ts'

export interface DrawInput {
  /** Shared sections and pictures included, as they are on the screen. */
  frame: SiteFrame
  posts: readonly PostCard[]
  page: PageRef
  background: Record<string, unknown> | null
  /** Those of the page, as they can be drawn: one that is not right yet as it last was. */
  sections: readonly Section[]
  /** Why a section cannot be drawn, in the language of the window. */
  broken: (reason: string) => string
  tags: (section: Section) => Pick<DrawnSection, 'name' | 'shared' | 'hidden'>
}

export interface PageDrawing {
  /** The same object as long as it is the same. */
  surroundings: Surroundings
  order: readonly string[]
  /** A section that looks as before is the same object as before. */
  sections: ReadonlyMap<string, DrawnSection>
  problems: ReadonlyMap<string, readonly DrawingProblem[]>
}

interface Kept {
  frame: SiteFrame
  section: Section
  read: ReturnType<typeof readSection>
  place: Place
  list: PostList | undefined
  drawn: DrawnSection
  problems: readonly DrawingProblem[]
}

/** Draws a page again and again, each section only when something that it shows has changed. */
export function createDrawer() {
  let kept = new Map<string, Kept>()
  let around: { frame: SiteFrame; of: readonly unknown[]; made: Surroundings } | null = null
  // Reading a section checks its whole schema: the same object is read once, as long as it stands for the same.
  const read = new WeakMap<Section, { of: unknown; found: ReturnType<typeof readSection> }>()

  function ready(frame: SiteFrame, section: Section) {
    const of = sharedOf(frame, section)
    const known = read.get(section)
    if (known?.of === of && known !== undefined) return known.found
    const found = readSection(frame, section, false)
    read.set(section, { of, found })
    return found
  }

  return function draw(input: DrawInput): PageDrawing {
    const { frame, posts, page, background, sections, tags } = input
    const of = [page.path, page.locale, background]
    if (!around || !sameGround(around.frame, frame) || around.of.some((part, at) => part !== of[at])) {
      around = { frame, of, made: surroundings(frame, page, background) }
    }
    const found = sections.map((section) => ({ section, read: ready(frame, section) }))
    const drawable = found.flatMap((one) => (one.read.ok ? [one.read] : []))
    const places = new Map(placesOf(drawable, page.locale).map((place, at) => [drawable[at]!, place]))
    const next = new Map<string, Kept>()
    for (const { section, read: now } of found) {
      const tag = tags(section)
      const place = now.ok ? places.get(now)! : noPlace
      const list = listFor(now.ok ? { ...section, type: now.type, props: now.props } : section, posts, page.locale)
      const old = kept.get(section.id)
      const isOld =
        old?.section === section &&
        old.read === now &&
        sameGround(old.frame, frame) &&
        same(old.place, place) &&
        same(old.list, list) &&
        same(tag, tagOf(old.drawn))
      next.set(
        section.id,
        isOld ? old : { frame, section, read: now, place, list, ...drawOne(input, now, place, list, tag) },
      )
    }
    kept = next
    return {
      surroundings: around.made,
      order: sections.map(({ id }) => id),
      sections: new Map([...next].map(([id, { drawn }]) => [id, drawn])),
      problems: new Map([...next].map(([id, { problems }]) => [id, problems])),
    }
  }
}

/** What a section stands for, if it stands for a shared one. */
const sharedOf = ({ shared }: SiteFrame, { type, props }: Section): Section | undefined =>
  type === 'shared' ? shared[String(props['ref'])] : undefined

/** Whether two frames differ at most in their shared sections: only those that stand for one see that. */
const sameGround = (one: SiteFrame, other: SiteFrame): boolean =>
  one === other ||
  (Object.keys(other) as (keyof SiteFrame)[]).every((part) => part === 'shared' || one[part] === other[part])

const noPlace: Place = { uid: '', level: 2, anchor: undefined, headings: [], heading_ids: [] }

const tagOf = ({ name, shared, hidden }: DrawnSection) => ({ name, shared, hidden })

type Tag = Pick<DrawnSection, 'name' | 'shared' | 'hidden'>

function drawOne(
  { frame, page, broken }: DrawInput,
  read: Ready | Exclude<ReturnType<typeof readSection>, Ready>,
  place: Place,
  list: PostList | undefined,
  tag: Tag,
): { drawn: DrawnSection; problems: readonly DrawingProblem[] } {
  const { id } = read
  const sheet = newSheet({
    frame,
    options: { mode: 'draft', clean_links: true },
    kind: 'page',
    locale: page.locale,
    path: page.path,
    canvas: true,
  })
  const result = read.ok ? drawSection(sheet, read, place, list) : read
  if (!('ok' in result)) {
    return { drawn: { id, html: result.toString(), ...tag, broken: null }, problems: sheet.problems }
  }
  const { field, message } = result
  const problem: DrawingProblem = { code: 'broken_section', section_id: id, field, message }
  return { drawn: { id, html: '', ...tag, broken: broken(message) }, problems: [problem] }
}

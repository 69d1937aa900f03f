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
  place: Place
  list: PostList | undefined
  drawn: DrawnSection
  problems: readonly DrawingProblem[]
}

/** Draws a page again and again, each section only when something that it shows has changed. */
export function createDrawer() {
  let kept = new Map<string, Kept>()
  let around: { of: readonly unknown[]; made: Surroundings } | null = null
  // Reading a section checks its whole schema; the same object is read once for each frame.
  let read = new WeakMap<Section, ReturnType<typeof readSection>>()
  let readIn: SiteFrame | null = null

  function ready(frame: SiteFrame, section: Section) {
    if (readIn !== frame) {
      read = new WeakMap()
      readIn = frame
    }
    const found = read.get(section) ?? readSection(frame, section, false)
    read.set(section, found)
    return found
  }

  return function draw(input: DrawInput): PageDrawing {
    const { frame, posts, page, background, sections, tags } = input
    const of = [frame, page.path, page.locale, background]
    if (!around || around.of.some((part, at) => part !== of[at])) {
      around = { of, made: surroundings(frame, page, background) }
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
        old?.frame === frame &&
        old.section === section &&
        same(old.place, place) &&
        same(old.list, list) &&
        same(tag, tagOf(old.drawn))
      next.set(section.id, isOld ? old : { frame, section, place, list, ...drawOne(input, now, place, list, tag) })
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

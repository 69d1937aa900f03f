import type { DrawingProblem, PostList } from '../../contract/site-view.ts'
import { hrefOf, relative } from './address.ts'
import { iconShapes } from './icon-shapes.ts'
import { html, nothing, trusted, type Markup } from './markup.ts'
import { pictureOf } from './picture.ts'
import { richOf } from './rich.ts'
import type { Scope } from './scope.ts'
import type { Sheet } from './sheet.ts'

export const noPosts: PostList = { posts: [], page: 1, pages: 1, base: null }

/** What a section learns from its place on the page. */
export interface Position {
  /** Null: no section of a page, such as the text of a post. */
  section_id: string | null
  uid: string
  level: 1 | 2
  headings: Scope['headings']
  /** Ids for the headings of its own rich text, in their order. */
  heading_ids?: readonly string[]
  list?: PostList | undefined
}

export function scopeOf(sheet: Sheet, position: Position): Scope {
  const { section_id, uid, level, headings, list = noPosts } = position
  const report: Scope['report'] = (problem) => sheet.problems.push({ ...problem, section_id })
  const ids = [...(position.heading_ids ?? [])]
  return {
    words: sheet.words,
    locale: sheet.locale,
    uid,
    level,
    canvas: sheet.canvas,
    href: (link) => hrefOf(sheet, link, report),
    picture: (wish, look) => pictureOf(sheet, wish, look, report),
    pictureFacts: (sha256) => sheet.frame.pictures[sha256],
    icon: iconOf,
    edit: (path, kind = 'text') => (sheet.canvas ? html`data-edit="${path}" data-kind="${kind}"` : nothing),
    rich: (text) => richOf(sheet, text, report, ids),
    date: (iso) => dateOf(iso, sheet.locale),
    list,
    postCard: (card) => {
      sheet.links.add(card.path)
      return { href: relative(sheet, card.path), card }
    },
    headings,
    report,
  }
}

export function iconOf(name: string | undefined): Markup {
  const shapes = name && Object.hasOwn(iconShapes, name) && iconShapes[name as keyof typeof iconShapes]
  return shapes ? html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${trusted(shapes)}</svg>` : nothing
}

// A cache by locale: making a formatter costs more than a whole page.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(locale: string): Intl.DateTimeFormat {
  let formatter = formatters.get(locale)
  if (!formatter) {
    const options = { dateStyle: 'long', timeZone: 'UTC' } as const
    try {
      formatter = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, options)
    } catch {
      formatter = new Intl.DateTimeFormat('en-GB', options)
    }
    formatters.set(locale, formatter)
  }
  return formatter
}

// A cache by day and locale: lists show the same days again and again.
const days = new Map<string, string>()
const KEPT = 10_000

export function dateOf(iso: string, locale: string): Markup {
  const key = iso.slice(0, 10) + locale
  const known = days.get(key)
  if (known !== undefined) return html`<time datetime="${iso}">${known}</time>`
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return nothing
  const day = formatterOf(locale).format(date)
  if (days.size >= KEPT) days.clear()
  days.set(key, day)
  return html`<time datetime="${iso}">${day}</time>`
}

export type Report = (problem: Omit<DrawingProblem, 'section_id'>) => void

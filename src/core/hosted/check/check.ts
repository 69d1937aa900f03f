import { problemLevel, type SiteProblem } from '../../../contract/site-studio.ts'
import type { Drawing } from '../../../contract/site-view.ts'
import type { Context } from '../../context.ts'
import type { Found } from '../site-reader.ts'
import { placeOf, whereIs, type LinkBook } from './links.ts'
import { problem } from './pages.ts'
import { linkBook, quickProblems } from './quick.ts'

type Draw = Extract<Found, { kind: 'draw' }>

/** So many pages are drawn at once. */
const CHUNK = 50

/** Everything that is broken or missing on the live site. Workers draw every page and post of it. Throws `not_found`. */
export async function checkSite(ctx: Context, site_id: number, signal?: AbortSignal): Promise<SiteProblem[]> {
  const plan = await ctx.sites.plan(site_id)
  const book = await linkBook(ctx, plan)
  const { problems: found, told } = await quickProblems(ctx, plan, book)
  const pages = plan.files.map(({ path }) => path).filter((path) => path.endsWith('/') || path.endsWith('.html'))
  for (let from = 0; from < pages.length; from += CHUNK) {
    signal?.throwIfAborted()
    const paths = pages.slice(from, from + CHUNK)
    const draws = (await ctx.sites.load(plan, paths)).filter((each) => each?.kind === 'draw') as Draw[]
    found.push(...(await drawnProblems(ctx, draws, book, told, signal)))
  }
  return once(found)
}

async function drawnProblems(
  ctx: Context,
  draws: Draw[],
  book: LinkBook,
  told: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<SiteProblem[]> {
  const [first] = draws
  if (!first) return []
  const wish = { mode: 'export' as const, clean_links: false, today: ctx.now().slice(0, 10) }
  const inspected = await ctx.workers.sites.inspect(first.frame, draws, wish, signal)
  const found: SiteProblem[] = []
  for (const [index, { links, problems }] of inspected.entries()) {
    const { drawing } = draws[index]!
    const at = subjectOf(drawing)
    for (const { code, message, section_id, field } of problems) {
      found.push(problem(problemLevel(code), code, message, { ...at, section_id, field }))
    }
    for (const path of new Set(links.map(placeOf))) {
      if (path === '' || (await book.leads(path))) continue
      const where = whereIs(sectionsOf(drawing), path)
      if (where.section_id === null && told.has(path)) continue
      found.push(brokenLink({ ...at, ...where }, path, book))
    }
  }
  return found
}

type Subject = Pick<SiteProblem, 'page_id' | 'post_id' | 'path'>

function subjectOf(drawing: Drawing): Subject {
  if (drawing.kind === 'post') return { page_id: null, post_id: drawing.post.card.id, path: drawing.post.card.path }
  if (drawing.kind === 'tag') return { page_id: drawing.listing?.ref.id ?? null, post_id: null, path: drawing.path }
  return { page_id: drawing.page?.ref.id ?? null, post_id: null, path: drawing.page?.ref.path ?? null }
}

const sectionsOf = (drawing: Drawing) =>
  drawing.kind === 'page' || drawing.kind === 'missing' ? (drawing.page?.sections ?? []) : []

function brokenLink(at: Partial<SiteProblem>, path: string, book: LinkBook): SiteProblem {
  const draft = book.draftAt(path)
  const message = draft
    ? `A link leads to ${path}, but “${draft.title}” is not live.`
    : `A link leads to ${path}, where nothing stands.`
  return problem('error', 'broken_link', message, at)
}

/** The same thing said of several files that a page is drawn into is one problem. */
function once(problems: readonly SiteProblem[]): SiteProblem[] {
  const order = { error: 0, warning: 1 }
  const byWords = new Map(
    problems.map((each) => [
      [each.code, each.page_id, each.post_id, each.section_id, each.field, each.message].join('|'),
      each,
    ]),
  )
  return [...byWords.values()].toSorted((a, b) => order[a.level] - order[b.level])
}

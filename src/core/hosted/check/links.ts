import type { Section } from '../../../contract/hosted-values.ts'
import type { SiteProblem } from '../../../contract/site-studio.ts'
import type { PageRef, SiteFrame } from '../../../contract/site-view.ts'
import { problem } from './pages.ts'
import { linksIn } from './texts.ts'

export interface LinkBook {
  /** True for a path of the site where something stands, or from where a redirect leads on. */
  leads(path: string): Promise<boolean>
  /** Pages that are not live, by path and by id. */
  draftAt(link: string): PageRef | undefined
}

/** Paths of the site as links name them, without what stands after `?` and `#`. */
export const placeOf = (link: string): string => link.replace(/[?#].*$/s, '')

/** Whether a link as it was written means this path: `/about` and `/about/` do. */
const means = (written: string, path: string): boolean => {
  const place = placeOf(written)
  return place === path || `${place}/` === path
}

/** Where a page says it: the section and the field, as far as they can be told. */
export function whereIs(
  sections: readonly Section[],
  path: string,
): { section_id: string | null; field: string | null } {
  for (const { id, props } of sections) {
    for (const { field, text } of linksIn(props)) if (means(text, path)) return { section_id: id, field }
  }
  return { section_id: null, field: null }
}

/** Links of header and footer that lead nowhere. They are told once, not for every page. */
export async function themeLinks(
  { theme, pages }: SiteFrame,
  book: LinkBook,
): Promise<{ problems: SiteProblem[]; told: Set<string> }> {
  const told = new Set<string>()
  const problems: SiteProblem[] = []
  for (const part of ['header', 'footer'] as const) {
    for (const { field, text } of linksIn(theme[part])) {
      const message = await deadEnd(text, pages, book)
      if (message === null) continue
      told.add(placeOf(text)).add(`${placeOf(text)}/`)
      const where = part === 'header' ? 'navigation' : 'footer'
      problems.push(
        problem('error', 'dead_navigation', `A link of the ${where}: ${message}`, { field: `${part}.${field}` }),
      )
    }
  }
  return { problems, told }
}

async function deadEnd(link: string, live: readonly PageRef[], book: LinkBook): Promise<string | null> {
  const draft = book.draftAt(link)
  if (draft) return `“${draft.title}” is not live, so nobody can open ${draft.path}.`
  const id = /^page:(\d+)/.exec(link)?.[1]
  if (id !== undefined) {
    return live.some((page) => page.id === Number(id)) ? null : `the page with the number ${id} is gone.`
  }
  if (!link.startsWith('/')) return null
  const place = placeOf(link)
  return (await book.leads(place)) ? null : `nothing stands at ${place}.`
}

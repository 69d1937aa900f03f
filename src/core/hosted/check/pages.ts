import type { SiteProblem } from '../../../contract/site-studio.ts'
import type { PageContent, PageRef, SiteFrame } from '../../../contract/site-view.ts'
import { localePrefix } from '../../../text/site-address.ts'
import { NOT_FOUND_SLUG } from '../page-address.ts'
import { slotsIn } from './texts.ts'

export const problem = (
  level: SiteProblem['level'],
  code: SiteProblem['code'],
  message: string,
  where: Partial<SiteProblem> = {},
): SiteProblem => ({
  level,
  code,
  page_id: null,
  post_id: null,
  section_id: null,
  field: null,
  path: null,
  message,
  ...where,
})

/** What can be said of one page without drawing it. */
export function pageProblems({ ref, sections, meta_description, noindex }: PageContent): SiteProblem[] {
  const at = { page_id: ref.id, path: ref.path }
  const slots = sections.flatMap((section) =>
    slotsIn(section).map(({ field, slot }) =>
      problem('warning', 'slot', `“${ref.title}” still has a place to fill in: ${slot}`, {
        ...at,
        section_id: section.id,
        field,
      }),
    ),
  )
  const dated = sections.flatMap(({ id, type, props }) => {
    const { from, until } = props as { from?: string; until?: string }
    if (type !== 'announcement' || (from === undefined && until === undefined)) return []
    const days = [from && `from ${from}`, until && `until ${until}`]
    const message = `The announcement on “${ref.title}” is meant for days: ${days.filter(Boolean).join(' ')}. Exported files keep it as it is on the day of the export.`
    return [problem('warning', 'dated', message, { ...at, section_id: id })]
  })
  const described = ref.slug === NOT_FOUND_SLUG || noindex || meta_description
  const description = described
    ? []
    : [problem('warning', 'no_description', `“${ref.title}” has no description for search engines.`, at)]
  return [...slots, ...dated, ...description]
}

/** What is missing between the pages of a site. */
export const siteProblems = ({ pages, locales, default_locale }: SiteFrame): SiteProblem[] => [
  ...locales.flatMap((locale) => homeProblem(pages, locale, default_locale)),
  ...missingTranslations(pages, locales),
]

/** A site without a home page shows visitors nothing at its address; a language without one is only less. */
function homeProblem(pages: readonly PageRef[], locale: string, default_locale: string): SiteProblem[] {
  if (pages.some((page) => page.locale === locale && page.slug === '')) return []
  const level = locale === default_locale ? 'error' : 'warning'
  const path = `${localePrefix(locale, default_locale)}/`
  return [problem(level, 'no_home', `There is no live home page in "${locale}": nothing stands at ${path}.`, { path })]
}

function missingTranslations(pages: readonly PageRef[], locales: readonly string[]): SiteProblem[] {
  const groups = new Map<string, PageRef[]>()
  for (const page of pages) {
    if (page.translation_group === null) continue
    groups.set(page.translation_group, [...(groups.get(page.translation_group) ?? []), page])
  }
  return [...groups.values()].flatMap((group) => {
    const { id, path, title } = group[0]!
    return locales
      .filter((locale) => !group.some((page) => page.locale === locale))
      .map((locale) =>
        problem('warning', 'missing_translation', `“${title}” has no live page in "${locale}".`, { page_id: id, path }),
      )
  })
}

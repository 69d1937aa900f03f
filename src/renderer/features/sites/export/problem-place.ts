import type { SiteProblem } from '../../../../contract/site-studio.ts'
import type { Destination } from '../../../navigate.ts'

/** Where a problem of a site is mended: its section in the builder, its post, the theme, the pages. */
export function placeOf(problem: SiteProblem, siteId: number): Destination {
  const params = { siteId: String(siteId) }
  const { code, page_id, post_id, section_id, field } = problem
  if (post_id !== null) return { to: '/sites/$siteId/posts', params, search: { post: post_id } }
  if (page_id !== null && code === 'no_description') {
    return { to: '/sites/$siteId/seo', params, search: { page: page_id } }
  }
  if (page_id !== null) {
    return {
      to: '/sites/$siteId/pages/$pageId',
      params: { ...params, pageId: String(page_id) },
      search: section_id === null ? {} : { section: section_id },
    }
  }
  if (code === 'no_home' || code === 'missing_translation') return { to: '/sites/$siteId/pages', params }
  const part = field?.startsWith('footer') ? 'footer' : field?.startsWith('header') ? 'header' : 'look'
  return { to: '/sites/$siteId/theme', params, search: { part } }
}

export interface ProblemGroup {
  level: SiteProblem['level']
  code: SiteProblem['code']
  problems: SiteProblem[]
}

/** Of one kind together; what stops an export first. */
export function byKind(problems: readonly SiteProblem[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>()
  for (const problem of problems) {
    const { level, code } = problem
    const group = groups.get(`${level} ${code}`) ?? { level, code, problems: [] }
    group.problems.push(problem)
    groups.set(`${level} ${code}`, group)
  }
  return [...groups.values()].toSorted((a, b) => Number(b.level === 'error') - Number(a.level === 'error'))
}

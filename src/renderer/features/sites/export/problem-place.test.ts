import { expect, it } from 'vitest'
import type { SiteProblem } from '../../../../contract/site-studio.ts'
import { byKind, placeOf } from './problem-place.ts'

const problem = (wish: Partial<SiteProblem>): SiteProblem => ({
  level: 'error',
  code: 'broken_link',
  page_id: null,
  post_id: null,
  section_id: null,
  field: null,
  path: null,
  message: 'Why.',
  ...wish,
})

it('leads to where a problem is mended', () => {
  expect(placeOf(problem({ page_id: 3, section_id: 'hero' }), 7)).toEqual({
    to: '/sites/$siteId/pages/$pageId',
    params: { siteId: '7', pageId: '3' },
    search: { section: 'hero' },
  })
  expect(placeOf(problem({ post_id: 5 }), 7)).toMatchObject({ to: '/sites/$siteId/posts', search: { post: 5 } })
  expect(placeOf(problem({ code: 'no_description', page_id: 3 }), 7)).toMatchObject({ search: { page: 3 } })
  expect(placeOf(problem({ code: 'no_home' }), 7)).toMatchObject({ to: '/sites/$siteId/pages' })
  expect(placeOf(problem({ code: 'dead_navigation', field: 'footer.columns.0' }), 7)).toMatchObject({
    search: { part: 'footer' },
  })
  expect(placeOf(problem({ code: 'contrast', field: 'colors.light.text' }), 7)).toMatchObject({
    search: { part: 'look' },
  })
})

it('puts what stops an export before what is only told', () => {
  const warning = problem({ level: 'warning', code: 'slot' })
  expect(byKind([warning, problem({}), warning]).map(({ code, problems }) => [code, problems.length])).toEqual([
    ['broken_link', 1],
    ['slot', 2],
  ])
})

import { expect, it } from 'vitest'
import { drawn } from '../view.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { team as definition } from './index.ts'
import { teamView as view } from './view.ts'

viewSuite({
  definition,
  view,
  props: { members: [{ name: 'Ann', role: 'Smith', bio: '<p>x</p>', links: [{ label: 'Letters', href: '/a/' }] }] },
})

it('shows each person under a heading of the level of the section, and nothing for what is not said', () => {
  const markup = drawn({ definition, view }, { members: [{ name: 'Ann Lee' }, { name: 'Bo Carr' }] })
  expect(markup.match(/<li/g)).toHaveLength(2)
  expect(markup).toMatch(/<h2[^>]*>Ann Lee<\/h2>/)
  expect(markup).not.toMatch(/<p|<ul class="ties|class="said|pic/)
})

it('fills a row as far as the number of people allows', () => {
  const columns = (count: number) =>
    /c-(\d)/.exec(drawn({ definition, view }, { members: Array(count).fill({ name: 'Ann' }) }))![1]
  expect([1, 2, 3, 4, 5, 8].map(columns)).toEqual(['2', '2', '3', '4', '3', '4'])
})

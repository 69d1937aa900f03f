import { expect, it } from 'vitest'
import { drawn } from '../view.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { table as definition } from './index.ts'
import { tableView as view } from './view.ts'

viewSuite({ definition, view })

const sample = definition.sample.en

it('says what each heading heads; an empty corner heads nothing', () => {
  const markup = drawn({ definition, view }, sample)
  expect(markup).toMatch(/<thead><tr><td[^>]*><\/td><th scope="col"[^>]*>Out<\/th>/)
  expect(markup).toMatch(/<tbody><tr><th scope="row"[^>]*>Weekdays<\/th><td[^>]*>6:40<\/td>/)
})

it('has no headings where none are wished for', () => {
  const markup = drawn({ definition, view }, { ...sample, header_row: false, header_column: false })
  expect(markup).not.toMatch(/<th[ >]|<thead/)
  expect(markup.match(/<tr>/g)).toHaveLength(3)
})

it('can be scrolled by keyboard and is named by its caption', () => {
  const markup = drawn({ definition, view }, sample)
  expect(markup).toMatch(
    /role="group" aria-labelledby="s1-caption" tabindex="0".*<caption id="s1-caption"><span[^>]*>Ferry from 1 April/,
  )
})

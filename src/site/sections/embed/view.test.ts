import { expect, it } from 'vitest'
import { drawn } from '../view.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { embed as definition } from './index.ts'
import { embedView as view } from './view.ts'

viewSuite({ definition, view })

it('loads nothing of the other site and says where the link leads', () => {
  const markup = drawn({ definition, view }, { ...definition.sample.en, height: 320 })
  expect(markup).not.toMatch(/<iframe|<object|<img/)
  expect(markup).toContain('href="https://map.example.org/?place=old-harbour"')
  expect(markup).toContain('Opens at map.example.org')
  expect(markup).toContain('--height:20rem')
})

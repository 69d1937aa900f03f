import { expect, it } from 'vitest'
import { nothing } from '../../render/markup.ts'
import { drawn } from '../view.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { html as definition } from './index.ts'
import { htmlView as view } from './view.ts'

viewSuite({ definition, view })

it('shows what the sanitiser leaves, through the scope', () => {
  const rich: string[] = []
  const keep = (text: string) => {
    rich.push(text)
    return nothing
  }
  const seen = drawn({ definition, view }, { html: '<p>One<script>alert(1)</script></p>' }, { rich: keep })
  expect(rich).toEqual(['<p>One</p>'])
  expect(seen).not.toContain('One')
})

it('has a frame in one variant', () => {
  expect(drawn({ definition, view }, { html: '<p>x</p>', variant: 'boxed' })).toContain('class="prose box"')
  expect(drawn({ definition, view }, { html: '<p>x</p>' })).toContain('class="prose"')
})

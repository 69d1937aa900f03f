import { expect, it } from 'vitest'
import { html } from '../../render/markup.ts'
import { testScope } from '../../render/scope.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { code as definition } from './index.ts'
import { codeView as view } from './view.ts'

viewSuite({ definition, view })

const listing = 'if (a < b) {\n\treturn "x"\n\n  }\n'
const drawnAs = (variant: 'plain' | 'numbered', more = {}) =>
  view.render(definition.props.parse({ code: listing, variant, ...more }), testScope()).toString()
const textOf = (markup: string) =>
  /<code[^>]*>([\s\S]*)<\/code>/
    .exec(markup)![1]!
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')

it.each(['plain', 'numbered'] as const)('keeps every blank of a listing, %s', (variant) => {
  expect(textOf(drawnAs(variant)).trimEnd()).toBe(listing.trimEnd())
  expect(drawnAs(variant)).toMatch(/<pre[^>]*><code/)
})

it('counts lines where it is asked to', () => {
  expect(drawnAs('numbered').match(/class="line"/g)).toHaveLength(4)
  expect(drawnAs('plain')).not.toContain('class="line"')
})

it('can be reached by keyboard, and is named by its file', () => {
  expect(drawnAs('plain', { filename: 'a.ts' })).toMatch(
    /<figcaption>[\s\S]*a\.ts[\s\S]*<pre tabindex="0" role="group" aria-label="a.ts"/,
  )
  expect(drawnAs('plain')).not.toContain('<figcaption')
})

it('shows its button for copying only with a script', () => {
  expect(drawnAs('plain')).toMatch(/<button class="copy" type="button"[^>]* hidden/)
  expect(view.islands?.(definition.props.parse({ code: 'x' }))).toEqual(['copy'])
  expect(html`${listing}`.toString()).toContain('&lt;')
})

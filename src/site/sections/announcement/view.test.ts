import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, hostile, objections } from '../view.fixtures.ts'
import { announcement as definition } from './index.ts'
import { announcementView as view } from './view.ts'

const section = { definition, view }
const text = 'Closed on Friday'

describe.each(definition.variants)('an announcement as %s', (variant) => {
  it('says its text, which leads on where it has an address', () => {
    expect(drawn(section, { variant, text })).toMatch(/<p class="line"[^>]*>Closed on Friday<\/p>/)
    expect(drawn(section, { variant, text, href: '/news/' })).toMatch(/<a href="\/news\/"[^>]*>Closed on Friday<\/a>/)
  })

  it('offers to be closed only where it can be', () => {
    expect(drawn(section, { variant, text })).not.toContain('<button')
    expect(drawn(section, { variant, text, dismissible: true })).toMatch(
      /<button type="button" class="close" data-dismiss hidden aria-label="Dismiss">/,
    )
    expect(view.islands!(definition.props.parse({ text }))).toEqual([])
    expect(view.islands!(definition.props.parse({ text, dismissible: true }))).toEqual(['dismiss'])
  })

  it('names its days', () => {
    const out = drawn(section, { variant, text, from: '2026-05-01', until: '2026-05-12' })
    expect(out).toContain('data-from="2026-05-01" data-until="2026-05-12"')
    expect(drawn(section, { variant, text })).not.toContain('data-until')
  })

  it('is sound HTML and keeps a hostile text a text', () => {
    const out = drawn(section, { variant, text: hostile, href: '/a/', dismissible: true, until: '2026-05-12' })
    expect(objections(out)).toEqual([])
    expect(emptyElements(out)).toEqual([])
    expect(out).not.toMatch(/<script|<img/)
  })
})

it('has a bell on the card alone', () => {
  expect(drawn(section, { variant: 'card', text })).toContain('data-icon="bell"')
  expect(drawn(section, { variant: 'bar', text })).not.toContain('data-icon')
})

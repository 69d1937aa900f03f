import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, hostile, objections } from '../view.fixtures.ts'
import { faq as definition } from './index.ts'
import { faqView as view } from './view.ts'

const section = { definition, view }
const sample = definition.sample.en

describe.each(definition.variants)('questions as %s', (variant) => {
  it('are headings below their own, each with its answer', () => {
    const out = drawn(section, { ...sample, variant })
    expect(out).toMatch(/<h2 class="heading"[^>]*>Before you ask<\/h2>/)
    expect(out).toMatch(/<h3 class="sub"[^>]*>Do I need an appointment\?<\/h3>/)
    expect(out).toContain('data-edit="items.1.answer" data-kind="rich"><p>From £300')
    expect(drawn(section, { items: sample.items, variant })).toMatch(/<h2 class="sub"/)
  })

  it('are sound HTML with any text', () => {
    const out = drawn(section, {
      heading: hostile,
      items: [{ question: hostile, answer: `<p>Yes${hostile}` }],
      variant,
    })
    expect(emptyElements(out)).toEqual([])
    expect(objections(out)).toEqual([])
    expect(out).not.toMatch(/<script|onerror=alert\(1\)>/)
  })
})

it('opens one at a time in the accordion alone', () => {
  const accordion = drawn(section, { ...sample, variant: 'accordion' }, { uid: 's3' })
  expect(accordion.match(/<details class="item" name="s3"><summary>/g)).toHaveLength(2)
  expect(drawn(section, { ...sample, variant: 'open' })).not.toContain('<details')
  expect(drawn(section, { ...sample, variant: 'two-column' })).toContain('class="items grid c-2"')
})

import { describe, expect, it } from 'vitest'
import { drawn, objections } from '../view.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { form as definition } from './index.ts'
import { formView as view } from './view.ts'

const fields = [
  { name: 'name', type: 'text', label: 'Your name', required: true, autocomplete: 'name' },
  { name: 'room', type: 'select', label: 'Room', options: ['Small', 'Large'] },
  { name: 'answer', type: 'radio', label: 'How?', required: true, options: ['Mail', 'Telephone'] },
  { name: 'days', type: 'checkbox', label: 'Days', required: true, options: ['Monday', 'Tuesday'] },
  { name: 'letter', type: 'checkbox', label: 'Send me the letter' },
  { name: 'message', type: 'textarea', label: 'Message' },
]
const sample = definition.sample.en
const drawnWith = (props: object, scope = {}) => drawn({ definition, view }, { ...sample, fields, ...props }, scope)

viewSuite({ definition, view, props: { fields } })

describe('a form', () => {
  it('has a label for every control', () => {
    const markup = drawnWith({})
    const ids = [...markup.matchAll(/<(?:input|select|textarea) id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(10)
    for (const id of ids) expect(markup).toContain(`<label for="${id}"`)
  })

  it('says in words what must be filled in, and groups choices under a legend', () => {
    const markup = drawnWith({})
    expect(markup).toMatch(/<span[^>]*>Your name<\/span><span class="must">required<\/span><\/label>/)
    expect(markup).toMatch(/<input id="s1-name" type="text" name="name" required autocomplete="name"/)
    expect(markup).toMatch(/<fieldset[^>]*><legend><span[^>]*>How\?<\/span>/)
    expect(markup).toMatch(/type="radio" name="answer" value="Mail" required/)
    expect(markup).not.toMatch(/name="days"[^>]* required/)
  })

  it('writes a mail and shows the address', () => {
    const markup = drawnWith({})
    expect(markup).toMatch(/<form class="sheet" action="mailto:hello@example.org" method="post" enctype="text\/plain"/)
    expect(markup).toContain('Or write to <a href="mailto:hello@example.org">hello@example.org</a>')
  })

  it('sends to a service as it expects, which may come back to the words after sending', () => {
    const markup = drawnWith({ target: 'https://forms.example.org/x', anchor: 'write' })
    expect(markup).toMatch(/<form class="sheet" action="https:\/\/forms.example.org\/x" method="post">/)
    expect(markup).not.toContain('mailto:')
    expect(markup).toMatch(/<p class="done" id="write-sent"/)
    expect(view.css).toContain('.done:target')
  })

  it('sends nothing on the canvas and says where it would', () => {
    const markup = drawnWith({}, { canvas: true })
    expect(markup).not.toMatch(/<form|type="submit"/)
    expect(markup).toContain('Preview: nothing is sent. Visitors send to hello@example.org')
    expect(objections(markup)).toEqual([])
  })

  it('has a field that only a machine fills in', () => {
    expect(drawnWith({})).toMatch(
      /<p class="hidden" aria-hidden="true">.*name="_gotcha" tabindex="-1" autocomplete="off"/,
    )
  })

  it('asks for consent in a label of lines, or beside its box where that is not possible', () => {
    const lines = drawnWith({ consent: '<p>One <a href="/privacy/">more</a></p><p>Two</p>' })
    expect(lines).toMatch(
      /name="consent" value="yes" required \/><label for="s1-consent">One <a href="\/privacy\/">more<\/a><br>Two/,
    )
    const list = drawnWith({ consent: '<ul><li>One</li></ul>' })
    expect(list).toMatch(/aria-labelledby="s1-consent-text" \/><div id="s1-consent-text">.*<li>One<\/li>/)
    expect(objections(lines)).toEqual([])
    expect(objections(list)).toEqual([])
    expect(drawnWith({ consent: undefined })).not.toContain('consent')
  })
})

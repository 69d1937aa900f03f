import { expect, it } from 'vitest'
import { drawn } from '../view.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { contact as definition } from './index.ts'
import { contactView as view } from './view.ts'

viewSuite({ definition, view, props: { form_ref: 'write' } })

it('turns telephone and mail into links, and names each fact', () => {
  const markup = drawn({ definition, view }, definition.sample.en)
  expect(markup).toMatch(/<dt>Phone<\/dt><dd><a href="tel:\+441632960123"[^>]*>\+44 1632 960 123<\/a>/)
  expect(markup).toMatch(/<dt>Email<\/dt><dd><a href="mailto:hello@example.org"/)
  expect(markup).toMatch(/<dt[^>]*>Saturday<\/dt><dd[^>]*>10:00–14:00<\/dd>/)
})

it('leads to the form of the page where it is told of one', () => {
  expect(drawn({ definition, view }, { form_ref: 'write' })).toContain('href="#write"')
  expect(drawn({ definition, view }, { email: 'a@b.example' })).not.toContain('href="#')
})

it('shows a telephone number without digits as text', () => {
  expect(drawn({ definition, view }, { phone: 'ask at the door' })).not.toContain('<a')
})

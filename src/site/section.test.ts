import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { text } from './fields.ts'
import { library } from './library.ts'
import { parseSection, readProps } from './parse.ts'
import { section } from './section.ts'

const note = section({
  type: 'note',
  title: 'Note',
  description: 'Only of this test.',
  variants: ['plain', 'boxed'],
  props: z.strictObject({ heading: text('Heading', 20), text: text('Text', 20) }),
  upgrades: [
    ({ title, ...rest }) => ({ ...rest, heading: title }),
    ({ body, ...rest }) => ({ ...rest, text: (body as string).trim() }),
  ],
  rules: ({ heading, text: words }) =>
    heading === words ? [{ path: ['text'], code: 'repeated', message: 'The heading says this.' }] : [],
  sample: {
    en: { heading: 'Bees', text: 'They are back.' },
    uk: { heading: 'Бджоли', text: 'Вони повернулися.' },
    de: { heading: 'Bienen', text: 'Sie sind zurück.' },
  },
})

describe('section', () => {
  it('counts its version from its upgrades, and runs those that are missing, in order', () => {
    const newest = { ok: true, value: expect.objectContaining({ heading: 'Bees', text: 'Back.', variant: 'plain' }) }
    expect(note.version).toBe(3)
    expect(readProps(note, { title: 'Bees', body: ' Back. ' }, 1)).toEqual(newest)
    expect(readProps(note, { heading: 'Bees', body: ' Back. ' }, 2)).toEqual(newest)
    expect(readProps(note, { heading: 'Bees', text: 'Back.' }, 3)).toEqual(newest)
  })

  it('refuses props that an upgrade cannot read, without throwing', () => {
    expect(readProps(note, { title: 'Bees' }, 1)).toMatchObject({ issues: [{ path: 'props', code: 'not_upgraded' }] })
    expect(readProps(note, { title: 'Bees', body: 'x', colour: 1 }, 1)).toMatchObject({
      issues: [{ path: 'props.colour', code: 'unknown_field' }],
    })
  })

  it('runs its rules once every field is right, and names their paths', () => {
    expect(readProps(note, { heading: 'Bees', text: 'Bees' }, 3)).toEqual({
      ok: false,
      issues: [{ path: 'props.text', code: 'repeated', message: 'The heading says this.' }],
    })
    expect(readProps(note, { heading: '', text: '' }, 3)).toMatchObject({
      issues: [{ path: 'props.heading' }, { path: 'props.text' }],
    })
  })
})

describe('what a single field cannot say', () => {
  const issues = (type: string, props: object) => {
    const checked = parseSection({ id: 'a', type, props })
    return checked.ok ? [] : checked.issues.map(({ path, code }) => [path, code])
  }

  it('an announcement does not end before it begins', () => {
    expect(issues('announcement', { text: 'x', from: '2026-05-02', until: '2026-05-01' })).toEqual([
      ['props.until', 'order'],
    ])
    expect(issues('announcement', { text: 'x', from: '2026-05-01', until: '2026-05-01' })).toEqual([])
    expect(issues('announcement', { text: 'x', from: '2026-02-30' })).toEqual([['props.from', 'invalid_format']])
  })

  it('every plan has its price by the year', () => {
    const plans = [
      { name: 'a', price: '1' },
      { name: 'b', price: '2' },
    ]
    expect(issues('pricing', { plans, yearly: { label: 'x', prices: ['1'] } })).toEqual([
      ['props.yearly.prices', 'length'],
    ])
  })

  it('every row of a comparison has a value for each column', () => {
    const rows = [
      { label: 'x', values: [true, 'two'] },
      { label: 'y', values: [false] },
    ]
    expect(issues('comparison', { columns: ['a', 'b'], rows })).toEqual([['props.rows.1.values', 'length']])
    expect(issues('comparison', { columns: ['a'], rows: [{ label: 'x', values: [7] }] })).toEqual([
      ['props.rows.0.values.0', 'invalid_value'],
    ])
  })

  it('the rows of a table are as long as its first', () => {
    expect(issues('table', { caption: 'x', rows: [['a', 'b'], ['c']] })).toEqual([['props.rows.1', 'length']])
  })

  it('the fields of a form differ in name, and a choice has choices', () => {
    const fields = [
      { name: 'a', type: 'text', label: 'A' },
      { name: 'a', type: 'select', label: 'B' },
    ]
    expect(issues('form', { fields, target: 'mailto:a@example.org' })).toEqual([
      ['props.fields.1.name', 'duplicate'],
      ['props.fields.1.options', 'required'],
    ])
  })

  it('a form sends to one mail address or by https, and nowhere else', () => {
    const fields = [{ name: 'a', label: 'A' }]
    for (const target of ['mailto:a@example.org', 'https://forms.example.org/x?y=1']) {
      expect(issues('form', { fields, target })).toEqual([])
    }
    for (const target of ['http://example.org/', 'mailto:a@b.org?bcc=c@d.org', 'mailto:', '/send', 'javascript:x()']) {
      expect(issues('form', { fields, target })).toEqual([['props.target', 'invalid_format']])
    }
  })

  it('a frame shows https pages alone', () => {
    for (const url of ['http://example.org/', 'data:text/html,x', '//example.org', 'https://user@example.org/']) {
      expect(issues('embed', { url, title: 'x' })).toEqual([['props.url', 'invalid_format']])
    }
  })
})

it('the library holds the thirty types of pages, and the reference to a shared section', () => {
  expect(library.map(({ type }) => type)).toEqual(
    (
      'announcement hero logos features feature_split bento steps stats testimonials pricing comparison faq cta form contact ' +
      'gallery video embed team timeline posts related_posts rich_text quote code table toc before_after divider html shared'
    ).split(' '),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyHtml } from '../text/html.arbitrary.ts'
import { library } from './library.ts'
import { parseBackground, parseSection } from './parse.ts'
import { siteLocales } from './section.ts'

const hero = (props: Record<string, unknown>) => ({ id: 'a', type: 'hero', version: 1, props })
const issuesOf = (section: unknown) => {
  const checked = parseSection(section)
  return checked.ok ? [] : checked.issues
}
const codes = (section: unknown) => issuesOf(section).map(({ path, code }) => [path, code])

const samples = library.flatMap((definition) =>
  siteLocales.map((locale) => [definition.type, locale, definition.sample[locale]] as const),
)

describe('the samples of the library', () => {
  it.each(samples)('%s in %s is accepted, and accepted again unchanged', (type, _, props) => {
    const first = parseSection({ id: 'a', type, props })
    expect(first).toMatchObject({ ok: true })
    expect(parseSection(first.ok && first.value)).toEqual(first)
  })

  it.each(samples)('%s in %s with an unknown prop is refused by its path', (type, _, props) => {
    expect(codes({ id: 'a', type, props: { ...props, colour: 'red' } })).toEqual([['props.colour', 'unknown_field']])
  })

  it('accepts every variant', () => {
    for (const { type, variants, sample } of library) {
      for (const variant of variants) expect(codes({ id: 'a', type, props: { ...sample.en, variant } })).toEqual([])
      expect(codes({ id: 'a', type, props: { ...sample.en, variant: 'none-of-these' } })).not.toEqual([])
    }
  })
})

describe('parseSection', () => {
  it('fills what is left out and names the version', () => {
    expect(parseSection({ id: 'a', type: 'hero', props: { heading: 'Bees' } })).toEqual({
      ok: true,
      value: {
        id: 'a',
        type: 'hero',
        version: 1,
        props: {
          variant: 'centred',
          heading: 'Bees',
          actions: [],
          media: { kind: 'none' },
          align: 'start',
          spacing: 'medium',
          width: 'normal',
          hide_on: [],
        },
      },
    })
  })

  it('names each thing that is wrong by its path inside the section', () => {
    const actions = [
      { label: 'Go', href: '/' },
      { label: '', href: '/' },
      { href: 'javascript:x()', icon: 'star' },
    ]
    expect(codes(hero({ heading: 7, actions, media: { kind: 'film' }, variant: 'round' }))).toEqual([
      ['props.variant', 'invalid_value'],
      ['props.heading', 'invalid_type'],
      ['props.actions.1.label', 'too_small'],
      ['props.actions.2.label', 'required'],
      ['props.actions.2.href', 'invalid_format'],
      ['props.actions.2.icon', 'unknown_field'],
      ['props.media.kind', 'invalid_value'],
    ])
    expect(codes(hero({}))).toEqual([['props.heading', 'required']])
  })

  it('writes sentences that a person can act on', () => {
    const messages = issuesOf(hero({ heading: 'x'.repeat(121), colour: 1, align: 'left' })).map(
      (issue) => issue.message,
    )
    expect(messages).toEqual(['At most 120 characters.', 'One of: start, center.', 'There is no field "colour" here.'])
    expect(issuesOf(hero({ heading: 7 })).map(({ message }) => message)).toEqual(['This must be text.'])
  })

  it.each([
    null,
    7,
    'hero',
    [],
    {},
    { id: 'a', type: 'hero' },
    { id: 'a', type: 'hero', props: [] },
    { id: 'a b', type: 'hero', props: {} },
  ])('refuses %j without throwing', (section) => {
    expect(parseSection(section)).toMatchObject({ ok: false })
  })

  it('refuses a type that is not there, also one that every object has', () => {
    for (const type of ['heros', 'constructor', '__proto__', 'header']) {
      expect(codes({ id: 'a', type, props: {} })).toEqual([['type', 'unknown_type']])
    }
  })

  it('refuses a section from a newer Quoin', () => {
    expect(codes({ ...hero({ heading: 'Bees' }), version: 2 })).toEqual([['version', 'unknown_version']])
  })

  it('refuses the names that reach into prototypes, at any depth', () => {
    const hostile = JSON.parse(
      '{"heading":"x","__proto__":{"polluted":1},"actions":[{"label":"a","href":"/","__proto__":{"polluted":1}}],"constructor":{"prototype":{}}}',
    ) as Record<string, unknown>
    expect(codes(hero(hostile))).toEqual([
      ['props.actions.0.__proto__', 'unknown_field'],
      ['props.__proto__', 'unknown_field'],
      ['props.constructor', 'unknown_field'],
    ])
    expect('polluted' in {}).toBe(false)
  })

  it('keeps plain text as it is and refuses control characters in it', () => {
    const heading = '<b>5 > 3 & "so on"</b> javascript:'
    expect(parseSection(hero({ heading }))).toMatchObject({ ok: true, value: { props: { heading } } })
    for (const bad of ['a\nb', 'a\0b', 'a\u0085b', 'a\u2028b', '   ', '\ud800']) {
      expect(issuesOf(hero({ heading: bad }))[0]).toMatchObject({ path: 'props.heading' })
    }
  })

  it('takes one source for a picture, not two and not none', () => {
    const media = (picture: object) => codes(hero({ heading: 'x', media: { kind: 'image', image: picture } }))
    expect(media({ media: 'ab'.repeat(32), alt: 'Bees', focal: { x: 0.2, y: 1 } })).toEqual([])
    expect(media({ url: 'https://example.org/bees.jpg' })).toEqual([])
    expect(media({})).toEqual([['props.media.image', 'invalid_value']])
    expect(media({ art: 'hills', url: 'https://example.org/bees.jpg' })).toEqual([
      ['props.media.image', 'invalid_value'],
    ])
    expect(media({ url: 'data:image/png;base64,AAAA' })).toEqual([['props.media.image.url', 'invalid_format']])
  })

  it('reads hostile text in linear time', () => {
    const started = performance.now()
    for (const piece of [' ', 'a', 'a\n', '<p>', '/', '#']) {
      const long = piece.repeat(2_000_000 / piece.length)
      issuesOf(hero({ heading: long, subheading: long, actions: [{ label: long, href: long }] }))
      issuesOf({ id: 'a', type: 'feature_split', props: { heading: 'x', body: long } })
    }
    expect(performance.now() - started).toBeLessThan(4_000)
  })
})

describe('rich text in a section', () => {
  const split = (body: string) => ({ id: 'a', type: 'feature_split', props: { heading: 'Bees', body } })

  it('is sanitised as it is read', () => {
    expect(parseSection(split('<p onclick="x()">a<script>x()</script> <b>b</b></p>'))).toMatchObject({
      ok: true,
      value: { props: { body: '<p>a <strong>b</strong></p>' } },
    })
  })

  it('is accepted unchanged once it was accepted, whatever it was', () => {
    fc.assert(
      fc.property(anyHtml, (body) => {
        const first = parseSection(split(body))
        if (first.ok) expect(parseSection(first.value)).toEqual(first)
      }),
      { numRuns: 500 },
    )
  })

  it('counts what is stored, so that what was accepted is never too long later', () => {
    expect(codes(split('&'.repeat(3_999)))).toEqual([['props.body', 'too_big']])
    expect(codes(split('a'.repeat(4_000)))).toEqual([])
  })
})

describe('parseBackground', () => {
  it('takes a token, an image or a gradient and nothing else', () => {
    expect(parseBackground({ kind: 'token', token: 'surface' })).toEqual({
      ok: true,
      value: { kind: 'token', token: 'surface' },
    })
    expect(parseBackground({ kind: 'image', image: { art: 'hills' } })).toMatchObject({
      ok: true,
      value: { overlay: 0.5 },
    })
    expect(parseBackground({ kind: 'gradient', from: 'bg', to: 'accent' })).toMatchObject({ ok: true })
    expect(parseBackground({ kind: 'image', image: { art: 'hills' }, overlay: 0.9 })).toMatchObject({
      issues: [{ path: 'overlay', code: 'too_big' }],
    })
    expect(parseBackground({ kind: 'css', value: 'url(x)' })).toMatchObject({
      issues: [{ path: 'kind', code: 'invalid_value' }],
    })
  })
})

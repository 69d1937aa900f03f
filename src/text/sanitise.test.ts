import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyHtml } from './html.arbitrary.ts'
import { arrange } from './html-structure.ts'
import { parseHtml, serialiseHtml } from './html-tree.ts'
import { plainText } from './plain-text.ts'
import { sanitiseArticle } from './sanitise.ts'
import { attacks } from './xss.fixtures.ts'

const allowedTags = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li label input div blockquote aside details summary hr figure figcaption img table caption thead ' +
    'tbody tfoot tr th td colgroup col pre code a abbr sup strong em u s sub mark br span cite q kbd small'
  ).split(' '),
)
const allowedValues: Record<string, RegExp> = {
  href: /^(?:https?:\/\/[^/]|mailto:|tel:|#|article:\d+(?:#\S*)?$)/i,
  src: /^(?:https?:\/\/[^/]|\/media\/(?!.*(?:\.\.|%2e))|data:image\/(?:png|jpeg|gif|webp);base64,[\w+/]+=*$)/i,
  style: /^text-align: [a-z]+;$/,
  class: /^language-[\w+#.-]+$/,
  type: /^checkbox$/,
  dir: /^(?:ltr|rtl|auto)$/,
  rel: /^[a-z ]+$/,
  scope: /^[a-z]+$/,
  lang: /^[A-Za-z0-9-]+$/,
  id: /^[\p{L}\p{M}\p{N}_:.-]+$/u,
  'data-type': /^task(?:List|Item)$/,
  'data-checked': /^(?:true|false)$/,
  'data-callout': /^[\w-]*$/,
  ...Object.fromEntries(['colspan', 'rowspan', 'start', 'span', 'width', 'height'].map((name) => [name, /^-?\d+$/])),
  ...Object.fromEntries(
    ['alt', 'title', 'disabled', 'checked', 'data-slot', 'data-scaffold'].map((name) => [name, /^/]),
  ),
}

/** Reads the output by a grammar of its own, stricter than any parser: what does not fit is named. */
function violations(html: string): string[] {
  const found: string[] = []
  const text = html.replace(
    /<(\/?)([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)>/g,
    (tag, slash: string, name: string, rest: string) => {
      if (!allowedTags.has(name)) found.push(tag)
      if (slash && rest) found.push(tag)
      for (const [, key, raw] of rest.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
        const value = raw!
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&')
        if (!allowedValues[key!]?.test(value)) found.push(`${key}=${value}`)
      }
      return ''
    },
  )
  // oxlint-disable-next-line no-control-regex -- none may be left
  if (/[<>\0-\x08\x0b-\x1f\x7f]/.test(text)) found.push(text)
  return found
}

describe('the oracle of these tests', () => {
  it('objects to what a browser would run', () => {
    for (const bad of [
      '<script>',
      '<p onclick="x()">',
      '<a href="javascript:x()">',
      '<img src="//evil.example">',
      'a < b',
    ]) {
      expect(violations(bad)).not.toEqual([])
    }
    expect(attacks.filter((attack) => violations(attack).length === 0)).toEqual([])
  })
})

describe('sanitiseArticle', () => {
  it.each(attacks)('leaves nothing to run in %j', (attack) => {
    const clean = sanitiseArticle(attack)
    expect(violations(clean)).toEqual([])
    expect(sanitiseArticle(clean)).toBe(clean)
    for (const around of [
      (html: string) => `<p>a${html}</p>`,
      (html: string) => `<table><tr><td>${html}`,
      (html: string) => `<pre><code>${html}`,
    ]) {
      expect(violations(sanitiseArticle(around(attack)))).toEqual([])
    }
  })

  it('changes nothing the second time, and lets only the allow-list through, whatever the fragment', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const clean = sanitiseArticle(html)
        expect(violations(clean)).toEqual([])
        expect(sanitiseArticle(clean)).toBe(clean)
      }),
      { numRuns: 3_000 },
    )
  })

  it('nests what it returns the way every parser reads it back', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const clean = sanitiseArticle(html)
        expect(serialiseHtml(arrange(parseHtml(clean)))).toBe(clean)
      }),
      { numRuns: 1_000 },
    )
  })

  it('keeps the words of an attack’s surroundings', () => {
    expect(plainText(sanitiseArticle('<p>before <script>x()</script>after <b onclick=x()>bold</b></p>'))).toBe(
      'before after bold',
    )
    expect(sanitiseArticle('<a href="javascript:x()">label</a>')).toBe('label')
  })

  it('leaves plain text with entities as plain text', () => {
    expect(sanitiseArticle('a &lt;b&gt; &amp;lt; &nbsp;&copy; 5 > 3')).toBe('a &lt;b&gt; &amp;lt; \u00a0© 5 &gt; 3')
    expect(sanitiseArticle('')).toBe('')
  })

  it('survives nesting without end, and does not grow without bound', () => {
    const deep = sanitiseArticle('<blockquote>'.repeat(20_000) + 'text')
    expect(plainText(deep)).toBe('text')
    const wide = `<strong><em><u><s>${'<p>line</p>'.repeat(5_000)}`
    expect(sanitiseArticle(wide).length).toBeLessThan(wide.length * 2)
    expect(sanitiseArticle(sanitiseArticle(wide))).toBe(sanitiseArticle(wide))
  })

  it('reads 64 kB of hopeless input in linear time', () => {
    const started = performance.now()
    for (const piece of [
      '<',
      '<a ',
      '<a href="',
      "<p title='",
      '<!--',
      '&#',
      '</',
      '<p><b>',
      '<table><tr><td>',
      '<li>',
      '<x-y>',
    ]) {
      sanitiseArticle(piece.repeat((64 * 1024) / piece.length))
    }
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyHtml } from './html.arbitrary.ts'
import { isSiteLink } from './html-profiles.ts'
import { sanitiseRichText, sanitiseSiteHtml } from './sanitise.ts'
import { attacks } from './xss.fixtures.ts'

const inRichText = /^(?:p|ul|ol|li|a|abbr|strong|em|u|s|sub|sup|mark|code|kbd|small|span|br)$/
const inSiteHtml =
  /^(?:p|h[2-6]|ul|ol|li|blockquote|details|summary|hr|figure|figcaption|img|table|caption|thead|tbody|tfoot|tr|th|td|colgroup|col|pre|code|a|abbr|sup|sub|strong|em|u|s|mark|br|span|cite|q|kbd|small)$/

/** Tags and addresses that the profile does not name. */
function strays(html: string, tags: RegExp): string[] {
  const found: string[] = []
  for (const [tag, name, rest] of html.matchAll(/<\/?([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)>/g)) {
    if (!tags.test(name!)) found.push(tag)
    for (const [, key, value] of rest!.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      if (key === 'href' && !isSiteLink(value!.replaceAll('&amp;', '&').replaceAll('&quot;', '"'))) found.push(value!)
      if (key === 'src' && !/^(?:https?:\/\/[^/]|\/media\/)/i.test(value!)) found.push(value!)
      if (/^on|^data-|^class$/.test(key!) && !value!.startsWith('language-')) found.push(key!)
    }
  }
  if (/[<>]/.test(html.replace(/<\/?[a-z0-9]+(?: [a-z-]+="[^"<>]*")*>/g, ''))) found.push(html)
  return found
}

describe.each([
  ['sanitiseRichText', sanitiseRichText, inRichText],
  ['sanitiseSiteHtml', sanitiseSiteHtml, inSiteHtml],
] as const)('%s', (_, clean, tags) => {
  it('changes nothing the second time, and lets only its own list through', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const once = clean(html)
        expect(strays(once, tags)).toEqual([])
        expect(clean(once)).toBe(once)
      }),
      { numRuns: 1_500 },
    )
  })

  it.each(attacks)('leaves nothing to run in %j', (attack) => {
    const once = clean(attack)
    expect(strays(once, tags)).toEqual([])
    expect(clean(once)).toBe(once)
  })
})

describe('what a site keeps', () => {
  it('keeps links to pages, places, paths, mail and telephone', () => {
    for (const href of [
      'page:12',
      'page:12#prices',
      '#prices',
      '/about/',
      '../',
      'mailto:a@b.example',
      'tel:+380441234567',
    ]) {
      expect(sanitiseRichText(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`)
    }
  })

  it('keeps the words of what it does not keep, each line a paragraph', () => {
    expect(sanitiseRichText('<h2>Prices</h2><table><tr><td>one</td><td>two</td></tr></table>')).toBe(
      '<p>Prices</p><p>one</p><p>two</p>',
    )
    expect(sanitiseSiteHtml('<h1>Prices</h1><img src="data:image/png;base64,AAAA">')).toBe('<h2>Prices</h2>')
  })

  it.each([
    'javascript:x()',
    '//evil.example',
    '/\\evil.example',
    'page:0',
    'page:x',
    'article:3',
    'ftp://a',
    'http:///x',
    '',
  ])('does not follow %j', (href) => {
    expect(isSiteLink(href)).toBe(false)
    expect(sanitiseRichText(`<a href="${href}">x</a>`)).toBe('x')
  })
})

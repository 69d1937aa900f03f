import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyHtml } from './html.arbitrary.ts'
import { decodeEntities } from './entities.ts'
import { parseHtml, serialiseHtml } from './html-tree.ts'

const roundTrip = (html: string) => serialiseHtml(parseHtml(html))

describe('decodeEntities', () => {
  it.each([
    ['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
    ['&nbsp;&laquo;&raquo;&yuml;&ndash;&hellip;&bdquo;&euro;', '\u00a0«»ÿ–…„€'],
    ['&#8211;&#x1F41D;&#X2014;', '–🐝—'],
    ['&#150;&#128;', '–€'],
    ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
    ['&amp &ampx &copy &rarr &nope; &; & &#; &#x;', '& &ampx © &rarr &nope; &; & &#; &#x;'],
    ['&amp;lt;', '&lt;'],
  ])('reads %s as %s', (given, expected) => {
    expect(decodeEntities(given)).toBe(expected)
  })
})

describe('parseHtml', () => {
  it('ends the elements whose end tags HTML leaves out', () => {
    expect(roundTrip('<ul><li>a<li>b</ul><p>c<p>d<h2>e</h2>')).toBe(
      '<ul><li>a</li><li>b</li></ul><p>c</p><p>d</p><h2>e</h2>',
    )
    expect(roundTrip('<table><tr><td>a<td>b<tr><td>c</table>')).toBe(
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    )
  })

  it('drops comments, declarations and the text of elements nobody reads', () => {
    expect(
      roundTrip('<!doctype html><title>t</title>a<!-- <b>x</b> --><script>1 < 2</script><style>p{}</style>b'),
    ).toBe('ab')
  })

  it('reads attributes in any quotes, the first of a name', () => {
    const [node] = parseHtml(`<A HREF=x title='a "b"' data-c="&lt;" HREF="y" hidden/>`)
    expect(node).toMatchObject({
      tag: 'a',
      attributes: new Map([
        ['href', 'x'],
        ['title', 'a "b"'],
        ['data-c', '<'],
        ['hidden', ''],
      ]),
    })
  })

  it('ignores end tags without a start, and takes a lone < as text', () => {
    expect(roundTrip('a</b></p> < 3 <3')).toBe('a &lt; 3 &lt;3')
  })

  it('reads its own output back to the same text', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const once = roundTrip(html)
        expect(roundTrip(roundTrip(once))).toBe(roundTrip(once))
      }),
    )
  })

  it('reads a megabyte of hostile input in linear time', () => {
    const started = performance.now()
    for (const piece of ['<a ', '<p><li><td>', '<a b="', "<a b='", '<!--', '<title>', '&#x', '<b></i>'])
      parseHtml(piece.repeat(1_000_000 / piece.length))
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

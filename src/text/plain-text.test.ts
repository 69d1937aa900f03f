import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyHtml } from './html.arbitrary.ts'
import { blocksOf, plainText } from './plain-text.ts'
import { sanitiseArticle } from './sanitise.ts'

describe('plainText', () => {
  it.each([
    ['entities', '<p>Tom &amp; Jerry&nbsp;&ndash; 5 &lt; 6</p>', 'Tom & Jerry\u00a0– 5 < 6'],
    ['blocks and breaks', '<h2>A</h2><p>b<br>c</p><ul><li>d</li><li><p>e</p></li></ul>f', 'A\nb\nc\nd\ne\nf'],
    ['white space', '<p>  a \n <em> b</em>\t</p>\n\n<p>c</p>', 'a b\nc'],
    ['words that inline elements divide', '<p>Bäu<em>me</em> wach<strong>sen</strong></p>', 'Bäume wachsen'],
    ['cells of a row', '<table><tr><th>a</th><th>b</th></tr><tr><td><p>c</p></td><td>d</td></tr></table>', 'a b\nc\nd'],
    ['code as it stands', '<p>x</p><pre><code>if (a) {\n  b\n}\n</code></pre><p>y</p>', 'x\nif (a) {\n  b\n}\n\ny'],
    ['nothing of scripts and pictures', '<script>x()</script><p>a<img alt="b"></p>', 'a'],
    ['empty input', '', ''],
  ])('gives %s', (_, html, text) => {
    expect(plainText(html)).toBe(text)
  })

  it('leaves no markup behind in what it reads from sanitised HTML', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
        const shown = text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '')
        expect(plainText(`<p>${escaped}</p>`)).toBe(shown)
      }),
    )
  })
})

describe('blocksOf', () => {
  it('gives the blocks that hold lines, in reading order, under the name a reader gives them', () => {
    const html =
      '<h2>One</h2><p>Two <em>3</em></p><ul><li>four<ul><li><p>five</p><p>six</p></li></ul></li></ul><blockquote><p>seven</p></blockquote>' +
      '<table><tr><th>eight</th><td><p>nine</p></td></tr></table><details><summary>ten</summary>eleven</details><pre>t\nw</pre>'
    expect(blocksOf(html).map(({ tag, text }) => [tag, text])).toEqual([
      ['h2', 'One'],
      ['p', 'Two 3'],
      ['li', 'four'],
      ['li', 'five'],
      ['p', 'six'],
      ['blockquote', 'seven'],
      ['th', 'eight'],
      ['td', 'nine'],
      ['summary', 'ten'],
      ['details', 'eleven'],
      ['pre', 't\nw'],
    ])
    expect(blocksOf(html)[1]!.html).toBe('<p>Two <em>3</em></p>')
  })

  it('leaves out blank blocks and keeps pictures and dividers', () => {
    expect(
      blocksOf('<p></p><p> <br></p><p><img src="/media/a"></p><hr><figure><img src="/media/b"></figure>').map(
        ({ tag }) => tag,
      ),
    ).toEqual(['p', 'hr', 'figure'])
  })

  it('loses and repeats no word', () => {
    fc.assert(
      fc.property(anyHtml, (fragment) => {
        const html = sanitiseArticle(fragment)
        const words = (text: string) => text.split(/\s+/).filter(Boolean).join('')
        expect(
          words(
            blocksOf(html)
              .map(({ text }) => text)
              .join(' '),
          ),
        ).toBe(words(plainText(html)))
      }),
    )
  })
})

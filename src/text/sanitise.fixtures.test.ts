import { describe, expect, it } from 'vitest'
import { sanitiseArticle } from './sanitise.ts'

const id = 'sha256-0a1b'

/** What the studio itself writes: it must come back byte for byte. */
const kept: Record<string, string> = {
  'text with every inline mark':
    '<p>A <strong>b</strong> <em>c</em> <u>d</u> <s>e</s> H<sub>2</sub>O x<sup>2</sup> <mark>f</mark> <code>g</code> <kbd>h</kbd> ' +
    '<small>i</small> <cite>j</cite> <q>k</q> <abbr title="HyperText">HT</abbr> <span lang="uk">слово</span><br>next</p>',
  headings: '<h1>Title</h1><h2 id="start">One</h2><h3>Two</h3><h4>Three</h4><h5>Four</h5><h6>Five</h6>',
  lists: '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul><ol start="3"><li>c</li></ol>',
  'a task list of the editor':
    '<ul data-type="taskList"><li data-checked="true" data-type="taskItem"><label><input type="checkbox" disabled="" checked="">' +
    '<span></span></label><div><p>done</p></div></li><li data-checked="false" data-type="taskItem"><label>' +
    '<input type="checkbox" disabled=""><span></span></label><div><p>open</p></div></li></ul>',
  'quote, callout, details, divider':
    '<blockquote><p>q</p></blockquote><aside data-callout="tip"><p>c</p></aside><details><summary>Why?</summary><p>So.</p></details><hr>',
  pictures:
    `<figure><img src="/media/${id}" alt="A &quot;bee&quot;" width="640" height="480"><figcaption>A <em>bee</em></figcaption></figure>` +
    '<p><img src="https://example.org/a.png" alt=""></p><p><img src="data:image/png;base64,iVBORw0KGgo=" alt="dot" title="Dot"></p>',
  tables:
    '<table><caption>Bees</caption><colgroup><col><col span="2"></colgroup><thead><tr><th scope="col">Kind</th>' +
    '<th style="text-align: center;">Count</th></tr></thead><tbody><tr><td colspan="2" rowspan="1"><p>a</p></td></tr></tbody></table>',
  code: '<pre><code class="language-typescript">if (a &lt; b &amp;&amp; c) {\n\n  "x"\n}\n</code></pre>',
  links:
    '<p><a href="https://example.org/?a=1&amp;b=2#c" title="T" rel="nofollow noopener">web</a> <a href="mailto:a@example.org">mail</a> ' +
    '<a href="tel:+380441234567">call</a> <a href="#start">here</a> <a href="article:12">article</a></p>',
  footnotes:
    '<p>x<sup id="fnref-1"><a href="#fn-1">1</a></sup></p><ol><li id="fn-1"><p>note <a href="#fnref-1">↩</a></p></li></ol>',
  'languages, directions and alignment':
    '<p lang="ar" dir="rtl">سلام</p><p style="text-align: justify;">дім ʼ ’ ₴ 🐝</p>',
  'the marks of the offline drafter':
    '<p data-scaffold="notice">Draft</p><p>Say <span data-slot="number">how many</span></p><h2 data-slot="">x</h2>',
  'white space between blocks':
    '<h2>a</h2>\n\n<p>b\nc</p>\n<ul>\n<li>d</li>\n</ul>\n<table>\n<tbody>\n<tr>\n<td>e</td>\n</tr>\n</tbody>\n</table>',
}

describe('sanitiseArticle on good HTML', () => {
  it.each(Object.entries(kept))('returns %s byte for byte', (_, html) => {
    expect(sanitiseArticle(html)).toBe(html)
  })
})

/** What others write, and what becomes of it. */
const settled: [what: string, given: string, becomes: string][] = [
  [
    'old tags get their present names',
    '<b>a</b><i>b</i><strike>c</strike><ins>d</ins><tt>e</tt>',
    '<strong>a</strong><em>b</em><s>c</s><u>d</u><code>e</code>',
  ],
  ['wrappers become paragraphs', '<section><div>a<div>b</div></div><p>c</p></section>', '<p>a</p><p>b</p><p>c</p>'],
  ['bold that is declared not to be bold', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  ['an aside without a purpose', '<aside>a</aside>', '<p>a</p>'],
  ['a wrapper of the drafter hands its mark on', '<div data-slot="s">a</div>', '<p data-slot="s">a</p>'],
  [
    'blocks leave paragraphs and inline elements',
    '<blockquote><em>a<ul><li>b</li></ul>c</em></blockquote><p>d<table>e</table>',
    '<blockquote><em>a</em><ul><li><em>b</em></li></ul><em>c</em></blockquote><p>d</p>e',
  ],
  [
    'a link around a card',
    '<a href="#x"><h3>a</h3><p>b</p></a>',
    '<h3><a href="#x">a</a></h3><p><a href="#x">b</a></p>',
  ],
  ['stray items and cells', '<li>a</li><td>b</td>', '<ul><li>a</li></ul><p>b</p>'],
  [
    'lists in lists without an item',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  [
    'rows without a body, text in a table',
    '<table><tr><td>a</td></tr>b</table>',
    'b<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  ['nested links', '<a href="#a">x<a href="#b">y</a></a>', '<a href="#a">x</a><a href="#b">y</a>'],
  ['links nested deeper', '<a href="#a">x<em><a href="#b">y</a></em></a>', '<a href="#a">x<em>y</em></a>'],
  [
    'Markdown’s alignment',
    '<table><tbody><tr><td align="center">a</td></tr></tbody></table>',
    '<table><tbody><tr><td style="text-align: center;">a</td></tr></tbody></table>',
  ],
  ['an image without a usable address', '<p><img src="a.png" alt="x">b</p>', '<p>b</p>'],
  [
    'other inputs',
    '<input value="a"><input type="text"><input type=CHECKBOX checked onclick=x()>',
    '<input type="checkbox" disabled="" checked="">',
  ],
  [
    'target, classes and styles',
    '<p class="a" style="color:red">b <a target="_blank" href="https://c.example">d</a></p>',
    '<p>b <a href="https://c.example">d</a></p>',
  ],
  ['tabs in an address', '<a href=" https://a.example/\tb ">c</a>', '<a href="https://a.example/b">c</a>'],
  ['line ends and control characters', 'a\r\nb\rc\u0000d&#13;e\f', 'a\nb\ncd\ne '],
]

describe('sanitiseArticle on other HTML', () => {
  it.each(settled)('settles %s', (_, given, becomes) => {
    expect(sanitiseArticle(given)).toBe(becomes)
    expect(sanitiseArticle(becomes)).toBe(becomes)
  })
})

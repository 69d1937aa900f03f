import { describe, expect, it } from 'vitest'
import { markdownToHtml } from './markdown.ts'
import { sanitiseArticle } from './sanitise.ts'

const flat = (markdown: string) => markdownToHtml(markdown).replaceAll('\n', '')

describe('markdownToHtml', () => {
  it('reads GitHub-flavoured Markdown', () => {
    expect(flat('## Two\n\nA **b** *c* ~~d~~ `e` https://f.example\n\n> g')).toBe(
      '<h2>Two</h2><p>A <strong>b</strong> <em>c</em> <del>d</del> <code>e</code> <a href="https://f.example">https://f.example</a></p><blockquote><p>g</p></blockquote>',
    )
    expect(flat('|a|b|\n|-|:-:|\n|1|2|')).toContain('<th align="center">b</th>')
    expect(markdownToHtml('```js\na < b\n```')).toBe('<pre><code class="language-js">a &lt; b\n</code></pre>\n')
    expect(flat('3. a\n4. b')).toBe('<ol start="3"><li>a</li><li>b</li></ol>')
  })

  it('gives headings no ids of its own', () => {
    expect(markdownToHtml('# One')).toBe('<h1>One</h1>\n')
  })

  it('writes task lists the way the editor does, nested ones too', () => {
    const item = (checked: boolean, inner: string) =>
      `<li data-type="taskItem" data-checked="${checked}"><label><input type="checkbox" disabled=""${checked ? ' checked=""' : ''}><span></span></label><div>${inner}</div></li>`
    const inner = `<ul data-type="taskList">${item(false, '<p>c</p>')}</ul>`
    expect(flat('- [x] a **b**\n  - [ ] c')).toBe(
      `<ul data-type="taskList">${item(true, `<p>a <strong>b</strong></p>${inner}`)}</ul>`,
    )
    expect(flat('- [ ] loose\n\n- [x] list')).toBe(
      `<ul data-type="taskList">${item(false, '<p>loose</p>')}${item(true, '<p>list</p>')}</ul>`,
    )
  })

  it('gives task lists that the sanitiser returns byte for byte', () => {
    const html = markdownToHtml('- [x] a\n- [ ] b\n')
    expect(sanitiseArticle(html)).toBe(html.trimEnd() + '\n')
  })

  it('leaves raw HTML to the sanitiser', () => {
    expect(markdownToHtml('<script>x()</script>')).toContain('<script>')
    expect(sanitiseArticle(markdownToHtml('a <b onclick="x()">b</b> [c](javascript:x())'))).toBe(
      '<p>a <strong>b</strong> c</p>\n',
    )
  })
})

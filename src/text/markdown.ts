import { Marked, type Token, type Tokens } from 'marked'

const marked = new Marked({
  gfm: true,
  async: false,
  renderer: {
    list(list: Tokens.List) {
      if (list.items.length === 0 || !list.items.every((item) => item.task)) return false
      const items = list.items.map(
        (item) =>
          `<li data-type="taskItem" data-checked="${item.checked === true}">` +
          `<label><input type="checkbox" disabled=""${item.checked ? ' checked=""' : ''}><span></span></label>` +
          `<div>${this.parser.parse(taskLines(item.tokens))}</div></li>\n`,
      )
      return `<ul data-type="taskList">\n${items.join('')}</ul>\n`
    },
  },
})

/** The lines of a task without its box; the editor wants a paragraph where tight Markdown lists have bare text. */
function taskLines(tokens: Token[]): Token[] {
  return tokens
    .filter((token) => token.type !== 'checkbox')
    .map((token) => {
      if (token.type !== 'text' && token.type !== 'paragraph') return token
      const line = token as Tokens.Paragraph
      return { ...line, type: 'paragraph', tokens: line.tokens?.filter((inline) => inline.type !== 'checkbox') ?? [] }
    })
}

/** GitHub-flavoured Markdown to HTML. Raw HTML in it passes through, so the caller sanitises the result. */
export function markdownToHtml(markdown: string): string {
  return marked.parse(markdown) as string
}

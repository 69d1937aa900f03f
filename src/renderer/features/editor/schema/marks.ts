import { Mark } from '@tiptap/core'

/** Inline elements that are kept as they are and have no button. */
const plain = (name: string, tag: string, attribute?: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...(attribute && { addAttributes: () => ({ [attribute]: { default: null } }) }),
  })

const language = Mark.create({
  name: 'languageOfPart',
  parseHTML: () => [{ tag: 'span[lang], span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  addAttributes: () => ({ lang: { default: null }, dir: { default: null } }),
})

export const keptMarks = [
  plain('subscript', 'sub'),
  plain('superscript', 'sup'),
  plain('small', 'small'),
  plain('keyboard', 'kbd'),
  plain('cite', 'cite'),
  plain('quotation', 'q'),
  plain('abbreviation', 'abbr', 'title'),
  language,
]

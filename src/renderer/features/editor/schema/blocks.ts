import { Node } from '@tiptap/core'

const box = (name: string, tag: string, content: string) =>
  Node.create({
    name,
    group: 'block',
    content,
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const line = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'inline*',
    defining: true,
    selectable: false,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const Callout = box('callout', 'aside', 'block+').extend({
  addAttributes: () => ({
    kind: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-callout'),
      renderHTML: ({ kind }: Record<string, unknown>) => (typeof kind === 'string' ? { 'data-callout': kind } : {}),
    },
  }),
})

/** A closed `<details>` would hide what is being written, so on screen it is a plain frame. */
const Details = box('details', 'details', 'detailsSummary? block+').extend({
  addNodeView: () => () => {
    const dom = document.createElement('div')
    dom.className = 'details'
    return { dom, contentDOM: dom }
  },
})

/** Blocks that other tools write and this editor keeps. */
export const keptBlocks = [
  Callout,
  Details,
  line('detailsSummary', 'summary'),
  box('figure', 'figure', '(figureCaption | block)+'),
  line('figureCaption', 'figcaption'),
]

import { Extension, type Attribute } from '@tiptap/core'

/** An attribute kept letter by letter: TipTap would read `"true"` as a boolean and `"7"` as a number. */
const kept = (name: string, key = name, keepOnSplit = false): Attribute => ({
  default: null,
  keepOnSplit,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[key] === 'string' ? { [name]: attributes[key] } : {},
})

const align: Attribute = {
  default: null,
  parseHTML: (element: HTMLElement) => element.style.textAlign || null,
  renderHTML: ({ align: to }: Record<string, unknown>) =>
    typeof to === 'string' ? { style: `text-align: ${to};` } : {},
}

const blocks = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'taskList',
  'taskItem',
  'codeBlock',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'callout',
  'details',
  'detailsSummary',
  'figure',
  'figureCaption',
]

/** Attributes of the stored HTML that belong to blocks of many kinds. */
export const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: blocks,
      attributes: {
        lang: kept('lang', 'lang', true),
        dir: kept('dir', 'dir', true),
        scaffold: kept('data-scaffold', 'scaffold'),
        slot: kept('data-slot', 'slot'),
      },
    },
    {
      types: ['paragraph', 'heading', 'listItem', 'callout', 'figure', 'superscript', 'link'],
      attributes: { id: kept('id') },
    },
    { types: ['paragraph', 'heading'], attributes: { align } },
    { types: ['tableHeader'], attributes: { scope: kept('scope') } },
  ],
})

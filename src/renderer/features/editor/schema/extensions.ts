import { textblockTypeInputRule, type AnyExtension, type Attribute, type Extension } from '@tiptap/core'
import { Highlight } from '@tiptap/extension-highlight'
import { Image } from '@tiptap/extension-image'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { linkUrl } from '../../../../text/article-html.ts'
import { KeptAttributes } from './attributes.ts'
import { keptBlocks } from './blocks.ts'
import { keptMarks } from './marks.ts'

const UNDO_STEPS = 500
const BURST_MS = 500

/** Chords that type characters on some keyboards (Ctrl+Alt is AltGr) or that mean something else in Quoin. */
const notOurs = /^Mod-Alt-|^Mod-Shift-[bBhHsS9]$/

function withOurKeys(extension: AnyExtension): AnyExtension {
  return (extension as Extension).extend({
    addKeyboardShortcuts() {
      return Object.fromEntries(Object.entries(this.parent?.() ?? {}).filter(([keys]) => !notOurs.test(keys)))
    },
  })
}

/** Headings of every level are kept; by typing come 2 to 4, because the title of the article is the first. */
const asWritten: Record<string, (extension: AnyExtension) => AnyExtension> = {
  heading: (heading) =>
    (heading as Extension).extend({
      addInputRules() {
        const { type } = this as unknown as { type: Parameters<typeof textblockTypeInputRule>[0]['type'] }
        return [
          textblockTypeInputRule({
            find: /^(#{1,4})\s$/,
            type,
            getAttributes: (match) => ({ level: Math.max(2, match[1]!.length) }),
          }),
        ]
      },
    }),
  // A link or a bold word inside code stays one.
  code: (code) => (code as Extension).extend({ excludes: 'code' } as object),
}

const Base = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => withOurKeys(asWritten[extension.name]?.(extension) ?? extension))
  },
}).configure({
  // An empty last paragraph would be written into every article that ends with a table.
  trailingNode: false,
  undoRedo: { depth: UNDO_STEPS, newGroupDelay: BURST_MS },
  dropcursor: { color: 'var(--accent)', width: 2 },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    markdownLinks: true,
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (url) => linkUrl(url) !== null,
  },
})

/** The cells' widths belong to the page that shows the table, so none are written. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addNodeView: () => null,
})

/** Pictures written into their address (`data:`) come from other tools and are kept; the editor itself writes none. */
const Picture = Image.configure({ allowBase64: true }).extend({
  addAttributes() {
    const href: Attribute = {
      default: null,
      parseHTML: ({ parentElement: around }: HTMLElement) =>
        around?.tagName === 'A' && around.childNodes.length === 1 ? linkUrl(around.getAttribute('href') ?? '') : null,
      rendered: false,
    }
    return { ...(this.parent?.() as Record<string, Attribute>), href }
  },
  renderHTML({ node, HTMLAttributes }) {
    const { href } = node.attrs as { href: string | null }
    return href === null ? ['img', HTMLAttributes] : ['a', { href }, ['img', HTMLAttributes]]
  },
})

/** Everything that decides what an article can hold. Without it: menus, keys and other things of the screen. */
export const articleExtensions: AnyExtension[] = [
  Base,
  withOurKeys(Highlight),
  withOurKeys(TaskList),
  TaskItem.configure({ nested: true }),
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  Picture,
  KeptAttributes,
  ...keptMarks,
  ...keptBlocks,
]

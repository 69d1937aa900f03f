import type { DrawingProblem, PictureFacts, PostCard, PostList } from '../../contract/site-view.ts'
import type { artNames } from '../fields.ts'
import type { Markup } from './markup.ts'
import type { Words } from './words.ts'

/** A picture as the props of a section name it. */
export interface PictureWish {
  media?: string | undefined
  url?: string | undefined
  art?: (typeof artNames)[number] | undefined
  focal?: { x: number; y: number } | undefined
  alt?: string | undefined
}

export interface PictureLook {
  /** The `sizes` attribute: how wide it is shown, `(min-width: 48rem) 33vw, 100vw`. */
  sizes: string
  /** Width to height, such as `4 / 3`: it is cropped to it around its focal point. Absent: as it is. */
  ratio?: string
  /** Read in place of the picture's own. Empty: it decorates. */
  alt?: string | undefined
  class?: string
  /** In sight at once: not loaded lazily. */
  eager?: boolean
  /** Path of the picture's prop, for the canvas: `media.image`. */
  edit?: string
}

/** All that a section may know and use while it is drawn. It is made anew for each section. */
export interface Scope {
  /** Words that the product says in the language of the page. */
  words: Words
  locale: string
  /** Unique on the page, for ids of fields and their labels: `s3`. */
  uid: string
  /** Level of the section's own heading: 1 for the first heading of the page, else 2. */
  level: 1 | 2
  /** The studio's canvas: forms are never sent, nothing leads away, texts can be edited in place. */
  canvas: boolean
  /** An address for `href`, relative to this page. What may not be a link comes back as `#`. */
  href(link: string): string
  /** An image with its sizes, or a drawing of ours; what cannot be shown is an empty frame. */
  picture(wish: PictureWish, look: PictureLook): Markup
  pictureFacts(sha256: string): PictureFacts | undefined
  /** An icon of the list in icons.ts, decoration only. Undefined: nothing. */
  icon(name: string | undefined): Markup
  /**
   * Attribute that lets the canvas edit a prop in place; nothing elsewhere. `<h2${scope.edit('items.2.title')}>`.
   * `text` is one line, `lines` several, `rich` what the sanitiser of rich text keeps. The element holds that text alone.
   */
  edit(path: string, kind?: 'text' | 'lines' | 'rich'): Markup
  /** HTML of a rich-text or html prop, with its links made relative. Only what the schema has sanitised. */
  rich(html: string): Markup
  /** A date in the language of the page: `12 May 2026`, in a `time` element. */
  date(iso: string): Markup
  /** Posts of this section. */
  list: PostList
  postCard: (card: PostCard) => { href: string; card: PostCard }
  /** Headings of the whole page, for a table of contents. */
  headings: readonly { id: string; level: 2 | 3; text: string }[]
  report(problem: Omit<DrawingProblem, 'section_id'>): void
}

/** Small scripts that make a section better where there are scripts. Texts stand in `islands/`. */
export type IslandName = 'lightbox' | 'before-after' | 'dismiss' | 'theme' | 'menu' | 'carousel' | 'copy'

/** How a section type is drawn; its props are checked before. */
export interface SectionView<Props> {
  /** What stands inside `<section class="s s-{type} v-{variant}">`; the common props are done by the frame. */
  render(props: Props, scope: Scope): Markup
  /** Plain CSS; every selector begins with `.s-{type}`. */
  css: string
  islands?: (props: Props) => readonly IslandName[]
  /** The own heading, read for levels and for a table of contents; undefined: it has none. */
  heading?: (props: Props) => string | undefined
}

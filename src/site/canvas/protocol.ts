/** What the studio's window and the frame that shows a page say to each other. Types alone: both sides check. */

/** The frame says that it is there. It is answered by `CanvasBegin` with a port; everything else goes over that port. */
export interface CanvasKnock {
  quoin: 'canvas-knock'
}

export interface CanvasBegin {
  quoin: 'canvas-begin'
  /** Said back in the first message over the port. */
  nonce: string
}

export interface DrawnSection {
  id: string
  html: string
  /** Shown on the tag of the section: "Hero", "Prices". */
  name: string
  shared: string | null
  hidden: boolean
  /** Why it cannot be drawn, in the language of the window; null: it can. */
  broken: string | null
}

/** Words that the frame itself shows, in the language of the window. */
export interface FrameWords {
  add: string
  show_field: string
  empty: string
  page: string
  link: string
}

export type CanvasMode = 'edit' | 'interact'

/** To the frame, over the port that was handed to it. */
export type ToFrame =
  | {
      type: 'page'
      body: { class: string; lang: string; dir: 'ltr' | 'rtl' }
      css: string
      header: string
      footer: string
      /** All of them, in order; `html` only where it differs from what was sent before. */
      order: readonly string[]
      changed: readonly DrawnSection[]
      /** Behind all sections. */
      back: string
    }
  | { type: 'look'; scheme: 'light' | 'dark'; mode: CanvasMode; zoom: number; words: FrameWords }
  /** `reveal` scrolls it into sight; `field` is marked inside. */
  | { type: 'select'; id: string | null; field: string | null; reveal: boolean }
  | { type: 'edit'; id: string; field: string | null }
  | { type: 'focus' }
  /** The stored HTML of a rich text that is about to be edited: what is drawn has other addresses in its links. */
  | { type: 'rich'; id: string; field: string; html: string }
  /** Answer to `ask_link`; null takes the link away, undefined leaves all as it is. */
  | { type: 'link'; href: string | null | undefined }

export interface KeyWord {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** From the frame. */
export type FromFrame =
  | { type: 'ready'; nonce: string }
  | { type: 'chosen'; id: string | null; field: string | null }
  /** A text was changed in place. `done`: the cursor has left it. */
  | { type: 'typed'; id: string; field: string; kind: EditKind; value: string; done: boolean }
  | { type: 'picture'; id: string; field: string }
  | { type: 'key'; press: KeyWord }
  /** Someone wants another section: `at` is the place it would have. */
  | { type: 'add'; at: number }
  | { type: 'moved'; id: string; to: number }
  | { type: 'show'; id: string }
  | { type: 'link'; href: string }
  | { type: 'menu'; id: string; x: number; y: number }
  | { type: 'rich'; id: string; field: string }
  | { type: 'ask_link'; href: string }

export type EditKind = 'text' | 'lines' | 'rich'

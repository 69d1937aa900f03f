import type { DrawingProblem, PictureFacts } from '../../contract/site-view.ts'
import { art } from './art/index.ts'
import { html, classes, nothing, type Markup } from './markup.ts'
import type { PictureLook, PictureWish } from './scope.ts'
import type { Sheet } from './sheet.ts'

type Report = (problem: Omit<DrawingProblem, 'section_id'>) => void

/** Wide enough for a page without `srcset`, and for what reads only `src`. */
const STANDARD_WIDTH = 960

const pathOf = (sha256: string, width: number): string => `media/${sha256}/${width}.webp`

/** SHA-256 of an address inside the media folder. */
const ofLibrary = (url: string): string | undefined => /^\/media\/([0-9a-f]{64})(?:[/?#].*)?$/.exec(url)?.[1]

/** The file of a picture that is nearest to a width, counted among the files of the page. */
export function fileOf(sheet: Sheet, facts: PictureFacts, width: number): string {
  const fitting = facts.widths.find((one) => one >= width) ?? facts.widths.at(-1) ?? facts.width
  const path = pathOf(facts.sha256, fitting)
  sheet.files.add(path)
  return path
}

interface Shown {
  sizes: string
  alt: string
  eager?: boolean | undefined
  title?: string | undefined
}

/** A picture of the library with all its sizes. */
export function libraryImage(sheet: Sheet, facts: PictureFacts, { sizes, alt, eager, title }: Shown): Markup {
  const widths = facts.widths.length > 0 ? facts.widths : [facts.width]
  const files = widths.map((width) => {
    const path = pathOf(facts.sha256, width)
    sheet.files.add(path)
    return `${sheet.root}${path} ${width}w`
  })
  const standard = widths.findLast((width) => width <= STANDARD_WIDTH) ?? widths[0]!
  return html`<img
    src="${sheet.root}${pathOf(facts.sha256, standard)}"
    ${files.length > 1 && html`srcset="${files.join(', ')}" sizes="${sizes}"`}
    width="${facts.width}"
    height="${facts.height}"
    alt="${alt}"
    ${title && html`title="${title}"`}
    ${eager ? html`fetchpriority="high"` : html`loading="lazy"`}
    decoding="async"
  />`
}

export function webImage(src: string, { alt, eager, title }: Omit<Shown, 'sizes'>): Markup {
  return html`<img
    src="${src}"
    alt="${alt}"
    ${title && html`title="${title}"`}
    ${!eager && html`loading="lazy"`}
    decoding="async"
    referrerpolicy="no-referrer"
  />`
}

/** A picture as a section wishes for it, in a frame of its own. */
export function pictureOf(sheet: Sheet, wish: PictureWish, look: PictureLook, report: Report): Markup {
  const shown = content(sheet, wish, look, report)
  const gone = shown === null
  const { focal } = wish
  const style = [
    look.ratio && `--ratio:${look.ratio.replace(/[^0-9./ ]/g, '')}`,
    look.ratio && focal && `--focal:${percent(focal.x)} ${percent(focal.y)}`,
  ].filter(Boolean)
  return html`<span
    class="${classes('pic', gone && 'gone', look.class)}"
    ${style.length > 0 && html`style="${style.join(';')}"`}
    ${sheet.canvas && look.edit && html`data-edit="${look.edit}" data-kind="picture"`}
    >${gone ? sheet.words.missing_picture : shown}</span
  >`
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/** Null: it cannot be shown. */
function content(sheet: Sheet, wish: PictureWish, look: PictureLook, report: Report): Markup | null {
  const field = look.edit ?? null
  const own = look.alt ?? wish.alt
  if (wish.art) return art(wish.art, own ?? '')
  const sha256 = wish.media ?? (wish.url ? ofLibrary(wish.url) : undefined)
  const facts = sha256 ? sheet.frame.pictures[sha256] : undefined
  const alt = own ?? facts?.alt ?? ''
  if (own === undefined && alt === '' && (facts ?? wish.url)) {
    report({ code: 'missing_alt', field, message: 'This picture has no description.' })
  }
  if (facts) return libraryImage(sheet, facts, { sizes: look.sizes, alt, eager: look.eager })
  if (wish.url && /^https?:\/\//i.test(wish.url) && URL.canParse(wish.url)) {
    return webImage(wish.url, { alt, eager: look.eager })
  }
  if (!wish.media && !wish.url) return nothing
  report({ code: 'missing_picture', field, message: 'The picture of this field is not in the media library.' })
  return null
}

/** The image of an address in rich text, or nothing. */
export function imageInText(
  sheet: Sheet,
  src: string,
  { alt, title }: { alt: string | undefined; title?: string | undefined },
  report: Report,
): Markup {
  const sha256 = ofLibrary(src)
  const facts = sha256 ? sheet.frame.pictures[sha256] : undefined
  const shownAlt = alt || facts?.alt || ''
  if (alt === undefined && shownAlt === '') {
    report({ code: 'missing_alt', field: null, message: 'A picture in the text has no description.' })
  }
  if (facts) {
    return libraryImage(sheet, facts, { sizes: '(min-width: 48rem) 42rem, 100vw', alt: shownAlt, title })
  }
  if (/^https?:\/\//i.test(src) && URL.canParse(src)) return webImage(src, { alt: shownAlt, title })
  if (src.startsWith('data:image/')) return webImage(src, { alt: shownAlt, title })
  report({ code: 'missing_picture', field: null, message: 'A picture in the text is not in the media library.' })
  return html`<span class="pic gone">${sheet.words.missing_picture}</span>`
}

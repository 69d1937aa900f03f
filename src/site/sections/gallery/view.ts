import type * as z from 'zod'
import { html, type Markup } from '../../render/markup.ts'
import type { PictureLook, Scope, SectionView } from '../../render/scope.ts'
import { galleryCss } from './css.ts'
import type { gallery } from './index.ts'

type Props = z.output<typeof gallery.props>
type Item = Props['images'][number]

export const galleryView: SectionView<Props> = {
  islands: ({ lightbox, variant }) => [
    ...(lightbox ? (['lightbox'] as const) : []),
    ...(variant === 'carousel' ? (['carousel'] as const) : []),
  ],
  render: (props, scope) => {
    const { images, variant, columns } = props
    const items = images.map((item, at) => html`<li>${figureOf({ item, at, props }, scope)}</li>`)
    const { previous, next, close } = scope.words
    const words = props.lightbox ? html` data-previous="${previous}" data-next="${next}" data-close="${close}"` : html``
    if (variant !== 'carousel') {
      const many = variant === 'single' ? '' : ` m-${columns}`
      return html`<ul class="pictures${many}" ${words}>
        ${items}
      </ul>`
    }
    return html`<ul class="pictures rail" tabindex="0" ${words}>
        ${items}
      </ul>
      <p class="turn" hidden>
        <button class="button secondary" type="button" data-turn="-1" aria-label="${previous}">←</button>
        <button class="button secondary" type="button" data-turn="1" aria-label="${next}">→</button>
      </p>`
  },
  css: galleryCss,
}

interface Shown {
  item: Item
  at: number
  props: Props
}

function figureOf({ item, at, props }: Shown, scope: Scope): Markup {
  const { alt, caption, credit } = item
  const picture = scope.picture(item.media, { ...lookOf(props, at), alt })
  const large = props.lightbox ? largeOf(item, scope) : undefined
  const name = [scope.words.enlarge, alt].filter(Boolean).join(': ')
  const path = `images.${at}`
  return html`<figure>
    ${large === undefined ? picture : html`<a class="open" data-large href="${large}" aria-label="${name}">${picture}</a>`}
    ${
      (caption || credit) &&
      html`<figcaption>
        ${caption && html`<span ${scope.edit(`${path}.caption`)}>${caption}</span>`}
        ${credit && html`<span class="credit" ${scope.edit(`${path}.credit`)}>${credit}</span>`}
      </figcaption>`
    }
  </figure>`
}

/** The file that is opened: the widest there is. A drawing of ours has none. */
function largeOf({ media }: Item, scope: Scope): string | undefined {
  const sha256 = media.media ?? /^\/media\/([0-9a-f]{64})$/.exec(media.url ?? '')?.[1]
  if (!sha256) return media.url && scope.href(media.url)
  const widest = scope.pictureFacts(sha256)?.widths.at(-1)
  return widest === undefined ? undefined : scope.href(`/media/${sha256}/${widest}.webp`)
}

function lookOf({ variant, columns }: Props, at: number): PictureLook {
  const edit = `images.${at}.media`
  if (variant === 'single') return { sizes: '(min-width: 64rem) 54rem, 100vw', edit }
  if (variant === 'carousel') return { sizes: '(min-width: 54rem) 40rem, 82vw', ratio: '3 / 2', edit }
  const share = Math.round(100 / columns)
  const sizes = columns === 1 ? '100vw' : `(min-width: 60rem) ${share}vw, 50vw`
  return variant === 'grid' ? { sizes, ratio: columns === 1 ? '16 / 9' : '1 / 1', edit } : { sizes, edit }
}

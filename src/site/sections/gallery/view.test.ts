import { describe, expect, it } from 'vitest'
import { drawn } from '../view.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { gallery as definition } from './index.ts'
import { galleryView as view } from './view.ts'

const sha256 = 'a'.repeat(64)
const facts = { sha256, width: 2000, height: 1000, mime: 'image/jpeg', alt: 'x', widths: [320, 960, 2000] }
const pictureFacts = () => facts
const images = [{ media: { media: sha256 }, alt: 'Snow', caption: 'November', credit: 'M. Quinn' }]

viewSuite({ definition, view, props: { images }, scope: { pictureFacts } })

describe('a gallery', () => {
  it('leads to the widest file of each picture, so that it works without a script', () => {
    const markup = drawn({ definition, view }, { images }, { pictureFacts })
    expect(markup).toContain(`href="/media/${sha256}/2000.webp" aria-label="Enlarge: Snow"`)
    expect(markup).toMatch(/<figcaption><span[^>]*>November<\/span><span class="credit"[^>]*>M. Quinn<\/span>/)
  })

  it('links to nothing where pictures are not to open, or have no file', () => {
    expect(drawn({ definition, view }, { images, lightbox: false }, { pictureFacts })).not.toContain('<a')
    expect(drawn({ definition, view }, { images: [{ media: { art: 'hills' } }] })).not.toMatch(/<a|<figcaption/)
  })

  it('asks for the scripts it needs and no more', () => {
    const islands = (props: object) => view.islands?.(definition.props.parse({ images, ...props }))
    expect(islands({})).toEqual(['lightbox'])
    expect(islands({ lightbox: false })).toEqual([])
    expect(islands({ variant: 'carousel' })).toEqual(['lightbox', 'carousel'])
  })

  it('is a row that the keyboard can reach, as a carousel', () => {
    const markup = drawn({ definition, view }, { images, variant: 'carousel' }, { pictureFacts })
    expect(markup).toMatch(/<ul class="pictures rail" tabindex="0"/)
    expect(markup).toMatch(/<p class="turn" hidden>.*data-turn="-1" aria-label="Previous"/)
  })
})

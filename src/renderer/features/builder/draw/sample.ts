import type { Section } from '../../../../contract/hosted-values.ts'
import type { PageRef, PostCard, SiteFrame } from '../../../../contract/site-view.ts'
import type { ToFrame } from '../../../../site/canvas/protocol.ts'
import { surroundings, type Surroundings } from '../../../../site/render/canvas.ts'
import { drawSection, placesOf, readSection } from '../../../../site/render/sections.ts'
import { newSheet } from '../../../../site/render/sheet.ts'
import { listFor } from './lists.ts'

interface SampleInput {
  frame: SiteFrame
  page: PageRef
  posts: readonly PostCard[]
}

/** A cache by frame: the style sheet is the same for all samples of a site. */
const around = new WeakMap<SiteFrame, Surroundings>()

/** One section by itself, as a page for the frame: what it would look like on this site. */
export function drawSample(section: Section, { frame, page, posts }: SampleInput): Extract<ToFrame, { type: 'page' }> {
  const made = around.get(frame) ?? surroundings(frame, page, null)
  around.set(frame, made)
  const options = { mode: 'draft', clean_links: true } as const
  const sheet = newSheet({ frame, options, kind: 'page', locale: page.locale, path: page.path, canvas: true })
  const read = readSection(frame, section, false)
  const list = read.ok ? listFor({ ...section, type: read.type, props: read.props }, posts, page.locale) : undefined
  const drawn = read.ok ? drawSection(sheet, read, placesOf([read], page.locale)[0]!, list) : read
  const { css, body } = made
  return {
    type: 'page',
    css: `${css}html{overflow:hidden}`,
    body,
    header: '',
    footer: '',
    back: '',
    order: [section.id],
    changed: [
      {
        id: section.id,
        html: 'ok' in drawn ? '' : drawn.toString(),
        name: '',
        shared: null,
        hidden: false,
        broken: null,
      },
    ],
  }
}

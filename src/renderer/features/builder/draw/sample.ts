import type { Section } from '../../../../contract/hosted-values.ts'
import type { PageRef, PostCard, SiteFrame } from '../../../../contract/site-view.ts'
import { surroundings } from '../../../../site/render/canvas.ts'
import { drawSection, placesOf, readSection } from '../../../../site/render/sections.ts'
import { newSheet } from '../../../../site/render/sheet.ts'
import { listFor } from './lists.ts'

interface SampleInput {
  frame: SiteFrame
  page: PageRef
  posts: readonly PostCard[]
  scheme: 'light' | 'dark'
  /** Where the frame of the builder lies: fonts and pictures are below it. */
  canvas_url: string
}

/** One section by itself as a whole document without any script: a picture of what it would look like on this site. */
export function drawSample(section: Section, { frame, page, posts, scheme, canvas_url }: SampleInput): string {
  const options = { mode: 'draft', clean_links: true } as const
  const sheet = newSheet({ frame, options, kind: 'page', locale: page.locale, path: page.path, canvas: true })
  const read = readSection(frame, section, false)
  const list = read.ok ? listFor({ ...section, type: read.type, props: read.props }, posts, page.locale) : undefined
  const drawn = read.ok ? drawSection(sheet, read, placesOf([read], page.locale)[0]!, list) : read
  const body = 'ok' in drawn ? '' : drawn.toString()
  const { css, body: speech } = surroundings(frame, page, null)
  const folder = canvas_url.replace(/[^/]*$/, '')
  const near = (text: string) => text.replaceAll('url(./', `url(${folder}`).replaceAll('"./', `"${folder}`)
  return `<!doctype html><html lang="${speech.lang}" dir="${speech.dir}" data-theme="${scheme}"><head><meta charset="utf-8"><style>${near(css)}html{overflow:hidden}</style></head><body class="${speech.class}">${near(body)}</body></html>`
}

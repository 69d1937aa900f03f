import type { Drawing, PictureFacts } from '../../contract/site-view.ts'
import { publicUrl } from './address.ts'
import type { Facts } from './head.ts'
import { fileOf } from './picture.ts'
import type { Sheet } from './sheet.ts'

interface SocialImage {
  url: string
  width?: number
  height?: number
  alt?: string
}

/** What networks show of a picture at most. */
const SOCIAL_WIDTH = 1200

/** Of the page, else the first of its post, else of the site. */
export function socialImage(sheet: Sheet, drawing: Drawing, { og_image_url }: Facts): SocialImage | undefined {
  const { social_image } = sheet.look.theme
  const site = social_image?.media ? `/media/${social_image.media}` : social_image?.url
  const post = drawing.kind === 'post' && drawing.post.card.picture ? `/media/${drawing.post.card.picture}` : undefined
  for (const source of [og_image_url, post, site]) {
    const found = source ? imageAt(sheet, source) : undefined
    if (found) return found
  }
  return undefined
}

function imageAt(sheet: Sheet, source: string): SocialImage | undefined {
  const sha256 = /^\/media\/([0-9a-f]{64})(?![0-9a-f])/.exec(source)?.[1]
  const facts = sha256 ? sheet.frame.pictures[sha256] : undefined
  if (facts) return libraryImage(sheet, facts)
  if (/^https?:\/\//i.test(source) && URL.canParse(source)) return { url: source }
  return /^\/(?!\/|media\/)/.test(source) ? { url: publicUrl(sheet.look, source) } : undefined
}

function libraryImage(sheet: Sheet, facts: PictureFacts): SocialImage {
  const path = fileOf(sheet, facts, SOCIAL_WIDTH)
  const width = Number(/(\d+)\.webp$/.exec(path)![1])
  const height = Math.round((facts.height * width) / facts.width)
  return { url: publicUrl(sheet.look, `/${path}`), width, height, ...(facts.alt && { alt: facts.alt }) }
}

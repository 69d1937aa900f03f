import type { Reply } from '../../contract/operation.ts'
import type { siteStudioOperations } from '../../contract/site-studio.ts'
import { siteUrl } from '../../text/site-address.ts'
import type { Context } from '../context.ts'
import { newestCards } from './view/newest.ts'

/** Of each language; the builder draws lists from them. */
const CARDS = 60

export async function getCanvas(ctx: Context, site_id: number): Promise<Reply<typeof siteStudioOperations.get_canvas>> {
  const frame = await ctx.sites.frame(site_id, { drafts: true })
  const { posts, pictures } = await newestCards(ctx.db, frame, CARDS)
  const { canvas, drafts, sites } = ctx.addresses()
  return {
    frame: { ...frame, pictures: { ...frame.pictures, ...pictures } },
    posts,
    canvas_url: canvas,
    draft_url: `${drafts}${frame.slug}/`,
    live_url: siteUrl(sites, frame.slug),
    fallback_url: `${sites.replace(/\/$/, '')}/_preview/${frame.slug}/`,
  }
}

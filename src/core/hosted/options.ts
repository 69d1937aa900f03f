import type { ParsedInput, Reply } from '../../contract/operation.ts'
import type { siteStudioOperations } from '../../contract/site-studio.ts'
import type { Context } from '../context.ts'
import { publicUrl } from './public-url.ts'
import { getSiteRow } from './site-store.ts'

type Options = Reply<typeof siteStudioOperations.get_site_options>

export async function siteOptions(ctx: Pick<Context, 'db' | 'addresses'>, site_id: number): Promise<Options> {
  const site = await getSiteRow(ctx.db, site_id)
  const { public_url, feed_text } = site
  return { public_url, feed_text, effective_url: await publicUrl(ctx.db, site, ctx.addresses().sites) }
}

export const saveSiteOptions = (
  ctx: Context,
  { site_id, ...wish }: ParsedInput<typeof siteStudioOperations.save_site_options>,
): Promise<Options> =>
  ctx.write(async (tx) => {
    const before = await getSiteRow(tx.db, site_id)
    const { public_url = before.public_url, feed_text = before.feed_text } = wish
    const next = { public_url: public_url === null ? null : withoutTail(public_url), feed_text }
    if (next.public_url !== before.public_url || next.feed_text !== before.feed_text) {
      await tx.db
        .updateTable('hosted_sites')
        .set({ ...next, revision: before.revision + 1, updated_at: tx.now() })
        .where('id', '=', site_id)
        .execute()
      tx.emit({ type: 'site.saved', id: site_id })
    }
    return siteOptions({ ...ctx, db: tx.db }, site_id)
  })

/** What stands after the path is no part of an address that others are made from. */
function withoutTail(address: string): string {
  const url = new URL(address)
  return `${url.origin}${url.pathname.replace(/\/?$/, '/')}`
}

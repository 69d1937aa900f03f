import { siteUrl } from '../../text/site-address.ts'
import type { ReadDb } from '../db/open.ts'
import type { SiteRow } from './site-store.ts'

type Addressed = Pick<SiteRow, 'id' | 'slug' | 'public_url'>

/**
 * Where the world finds a site, with a slash at the end: at the first of its domains that stands, else where the writer
 * says, else on this computer.
 */
export async function publicUrl(db: ReadDb, { id, slug, public_url }: Addressed, sites: string): Promise<string> {
  const domain = await db
    .selectFrom('domains')
    .select('hostname')
    .where('site_id', '=', id)
    .where('status', '=', 'verified')
    .where('ssl_status', '=', 'active')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (domain) return `https://${domain.hostname}/`
  if (public_url === null) return siteUrl(sites, slug)
  return public_url.endsWith('/') ? public_url : `${public_url}/`
}

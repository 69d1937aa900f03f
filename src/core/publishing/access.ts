import type { CmsKind } from '../../contract/publishing.ts'
import type { Context } from '../context.ts'
import { StudioError } from '../errors.ts'
import { Postponed } from '../jobs/control.ts'
import type { Secret } from '../secret.ts'
import type { CmsClient } from './cms-client.ts'
import { cmsSecretName, type CmsSiteRow } from './site-store.ts'

const LOCKED_WAIT_MS = 60_000

const kindNames: Record<CmsKind, string> = { 'cms-a': 'WordPress', 'cms-b': 'Ghost' }

interface Target {
  name: string
  type: CmsKind
  url: string
  allow_local: boolean
  user: string
}

/** Throws `unavailable` when this build cannot talk to the kind of CMS. Nothing is asked of the site. */
export function openAccess(ctx: Context, target: Target, credential: Secret): CmsClient {
  const client = ctx.openCms({ ...target, credential })
  if (client) return client
  throw new StudioError(
    'unavailable',
    `This build of Quoin has no connector for ${kindNames[target.type]}. Nothing was sent and nothing waits in the outbox. Install a build with the connector, or publish the article on a hosted site.`,
    { details: [{ path: 'site_id', code: 'no_connector', message: `No connector for ${target.type}.` }] },
  )
}

/** The client of a connected site. Throws `conflict` when its credential is gone, `unavailable` when it is locked away. */
export async function openSite(ctx: Context, site: CmsSiteRow): Promise<CmsClient> {
  if (ctx.secrets.state() === 'locked') await ctx.secrets.retry()
  const credential = await ctx.secrets.read(ctx.db, cmsSecretName(site.id))
  if (!credential) {
    throw new StudioError(
      'conflict',
      `The credential for ${site.name} is no longer stored. Nothing was sent. Enter it again under Destinations.`,
      { details: [{ path: 'site_id', code: 'credential_missing', message: `No credential for site ${site.id}.` }] },
    )
  }
  const { name, type, url, user_name: user } = site
  return openAccess(ctx, { name, type, url, user, allow_local: site.allow_local === 1 }, credential)
}

/** For jobs: a locked keychain is no failure of the site. */
export async function openSiteOrWait(ctx: Context, site: CmsSiteRow): Promise<CmsClient> {
  try {
    return await openSite(ctx, site)
  } catch (error) {
    if (error instanceof StudioError && ctx.secrets.state() === 'locked') {
      throw new Postponed(error.message, LOCKED_WAIT_MS)
    }
    throw error
  }
}

import type { CmsConnection, publishingOperations } from '../../contract/publishing.ts'
import type { ParsedInput, Reply } from '../../contract/operation.ts'
import type { Context } from '../context.ts'
import type { ReadDb, WriteDb } from '../db/open.ts'
import { invalidField, StudioError } from '../errors.ts'
import { inTime } from '../in-time.ts'
import { Secret } from '../secret.ts'
import { openAccess, openSite } from './access.ts'
import type { CmsCheck, CmsClient } from './cms-client.ts'
import { cancelQueued } from './publish.ts'
import { siteAddress } from './rules.ts'
import { cmsSecretName, getCmsSite, getConnection, markReached, markTroubled } from './site-store.ts'

/** A sign-in that hangs is no sign-in. */
const CHECK_MS = 30_000

type Ops = typeof publishingOperations

/** The sign-in is tried before anything is kept. A site that was disconnected comes back with its history. */
export async function connectSite(ctx: Context, wish: ParsedInput<Ops['connect_cms_site']>): Promise<CmsConnection> {
  const { type, allow_local, user = '' } = wish
  const address = siteAddress(wish.url, allow_local)
  const url = address.href.replace(/\/$/, '')
  const name = wish.name ?? address.host
  refuseCredential(type, user, wish.credential)
  await refuseConnected(ctx.db, type, url)
  const credential = new Secret(wish.credential)
  const found = await signIn(openAccess(ctx, { name, type, url, allow_local, user }, credential), name)
  await ctx.secrets.retry()
  const id = await ctx.write(async (tx) => {
    await refuseConnected(tx.db, type, url)
    const at = tx.now()
    const row = {
      name,
      user_name: user,
      allow_local: Number(allow_local),
      status: 'connected' as const,
      reason: null,
      last_sync_at: at,
      updated_at: at,
      ...kept(found),
    }
    const site = await tx.db
      .insertInto('cms_sites')
      .values({ type, url, created_at: at, ...row })
      .onConflict((on) => on.columns(['type', 'url']).doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow()
    await ctx.secrets.save(tx.db, cmsSecretName(site.id), credential)
    tx.emit({ type: 'cms_site.connected', id: site.id })
    return site.id
  })
  return getConnection(ctx, id)
}

/** Nothing is queued here, so nobody is promised another try. */
async function signIn(client: CmsClient, site: string): Promise<CmsCheck> {
  const unknown = (code: string, cause?: StudioError) =>
    new StudioError(
      'unavailable',
      `${site} gave no answer to the sign-in. Nothing was changed. Try again in a while.`,
      {
        retry: 'retryable',
        details: cause?.details ?? [{ path: '', code, message: 'No answer came in time.' }],
        cause,
      },
    )
  try {
    return await inTime(CHECK_MS, unknown('timed_out'), (signal) => client.check(signal))
  } catch (error) {
    if (!(error instanceof StudioError) || error.retry === 'permanent' || error.retry === 'offline') throw error
    throw unknown('no_answer', error)
  }
}

const kept = ({ account, rights }: CmsCheck) => ({ account, rights: JSON.stringify(rights) })

/** Faults that need no network to be seen. */
function refuseCredential(type: 'cms-a' | 'cms-b', user: string, credential: string): void {
  if (!/^[\x20-\x7e]+$/.test(credential)) {
    throw invalidField(
      'credential',
      'not_a_key',
      'Nothing was stored. A credential is one line of letters, digits and signs. Copy it again.',
    )
  }
  if (type === 'cms-a' && user === '') {
    throw invalidField(
      'user',
      'required',
      'Nothing was stored. Give the WordPress user whose application password this is.',
    )
  }
  if (type === 'cms-b' && !/^[0-9a-f]{24}:[0-9a-f]{64}$/i.test(credential)) {
    throw invalidField(
      'credential',
      'not_an_admin_key',
      'Nothing was stored. This is not an Admin API key of Ghost, which has a colon in it. Copy the Admin API key, not the Content API key.',
    )
  }
}

async function refuseConnected(db: ReadDb, type: 'cms-a' | 'cms-b', url: string): Promise<void> {
  const there = await db
    .selectFrom('cms_sites')
    .select('name')
    .where('type', '=', type)
    .where('url', '=', url)
    .where('status', '!=', 'disconnected')
    .executeTakeFirst()
  if (!there) return
  throw new StudioError('conflict', `This site is connected already, as ${there.name}. Nothing was changed.`, {
    details: [{ path: 'url', code: 'already_connected', message: `It is connected as ${there.name}.` }],
  })
}

/** What is found is kept: a sign-in that fails marks the site. Without a network nothing is known and nothing changes. */
export async function testSite(ctx: Context, site_id: number): Promise<CmsConnection> {
  const site = await getCmsSite(ctx.db, site_id)
  const client = await openSite(ctx, site)
  try {
    await keepCheck(ctx, site_id, await signIn(client, site.name))
  } catch (error) {
    if (!(error instanceof StudioError) || error.retry !== 'permanent') throw error
    await ctx.write(async (tx) => {
      await markTroubled(tx.db, site_id, error.message, tx.now())
      tx.emit({ type: 'cms_site.saved', id: site_id })
    })
  }
  return getConnection(ctx, site_id)
}

const keepCheck = (ctx: Context, site_id: number, found: CmsCheck, alongside?: (db: WriteDb) => Promise<unknown>) =>
  ctx.write(async (tx) => {
    await getCmsSite(tx.db, site_id)
    await tx.db.updateTable('cms_sites').set(kept(found)).where('id', '=', site_id).execute()
    await markReached(tx.db, site_id, tx.now())
    await alongside?.(tx.db)
    tx.emit({ type: 'cms_site.saved', id: site_id })
  })

export async function updateSite(
  ctx: Context,
  { site_id, name, user, credential: typed }: ParsedInput<Ops['update_cms_site']>,
): Promise<CmsConnection> {
  const site = await getCmsSite(ctx.db, site_id)
  if (user !== undefined && typed === undefined) {
    throw invalidField(
      'credential',
      'required',
      'Nothing was changed. Another user needs an own credential: give both.',
    )
  }
  if (typed !== undefined) {
    const user_name = user ?? site.user_name
    refuseCredential(site.type, user_name, typed)
    const credential = new Secret(typed)
    const { type, url } = site
    const target = { name: name ?? site.name, type, url, user: user_name, allow_local: site.allow_local === 1 }
    const found = await signIn(openAccess(ctx, target, credential), site.name)
    await ctx.secrets.retry()
    await keepCheck(ctx, site_id, found, async (db) => {
      await db.updateTable('cms_sites').set({ user_name }).where('id', '=', site_id).execute()
      await ctx.secrets.save(db, cmsSecretName(site_id), credential)
    })
  }
  if (name !== undefined) {
    await ctx.write(async (tx) => {
      await tx.db.updateTable('cms_sites').set({ name, updated_at: tx.now() }).where('id', '=', site_id).execute()
      tx.emit({ type: 'cms_site.saved', id: site_id })
    })
  }
  return getConnection(ctx, site_id)
}

/** The credential is forgotten and what waits is not sent; what was published stays known. */
export async function disconnectSite(ctx: Context, site_id: number): Promise<Reply<Ops['disconnect_cms_site']>> {
  const deleted = await ctx.write(async (tx) => {
    await getCmsSite(tx.db, site_id)
    const waiting = await tx.db
      .selectFrom('outbox_ops')
      .innerJoin('publications', 'publications.id', 'outbox_ops.publication_id')
      .selectAll('outbox_ops')
      .where('publications.site_id', '=', site_id)
      .where('outbox_ops.state', '=', 'queued')
      .execute()
    for (const op of waiting) await cancelQueued(ctx, tx, op)
    await ctx.secrets.forget(tx.db, cmsSecretName(site_id))
    await tx.db
      .updateTable('cms_sites')
      .set({ status: 'disconnected', reason: null, updated_at: tx.now() })
      .where('id', '=', site_id)
      .execute()
    tx.emit({ type: 'cms_site.disconnected', id: site_id })
    return { id: site_id, deleted: true as const }
  })
  await ctx.secrets.startAnew()
  return deleted
}

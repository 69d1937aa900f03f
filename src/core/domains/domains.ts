import { randomBytes } from 'node:crypto'
import type { Domain, DomainDetail, domainOperations, DomainTarget } from '../../contract/domains.ts'
import type { ParsedInput, Reply } from '../../contract/operation.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import { invalidField, StudioError } from '../errors.ts'
import { getSiteRow } from '../hosted/site-store.ts'
import { isPrivateAddress } from '../hostnames.ts'
import { inTime } from '../in-time.ts'
import { refuseOverQuota } from '../settings/plan.ts'
import { timestamp } from '../time.ts'
import { checkDomain } from './check.ts'
import { normaliseHostname } from './hostname.ts'
import { getDomain, getDomainRow, targetOf, toDomain } from './store.ts'
import { EVERY_MS, watch, WATCH_MS } from './watch.job.ts'

type Ops = typeof domainOperations
const CHECK_MS = 60_000
const TOO_SLOW = new StudioError(
  'unavailable',
  'The look at the domain took longer than a minute. The last result stays. Try again in a while.',
  { retry: 'retryable', details: [{ path: '', code: 'timed_out', message: 'The look took too long.' }] },
)

/** Nothing is asked of the network here: the first look follows by itself, so this works offline, too. */
export async function addDomain(ctx: Context, wish: ParsedInput<Ops['add_domain']>): Promise<Domain> {
  const { site_id } = wish
  const hostname = normaliseHostname(wish.hostname)
  return ctx.write(async (tx) => {
    await getSiteRow(tx.db, site_id)
    await refuseTaken(tx.db, hostname)
    await refuseOverQuota(tx.db, 'domains_per_site', await countDomains(tx.db, site_id))
    const row = await tx.db
      .insertInto('domains')
      .values({
        site_id,
        hostname,
        token: `quoin-${randomBytes(20).toString('hex')}`,
        status: 'pending',
        ssl_status: 'pending',
        detail: 'The domain was not looked at yet. Set the records shown; it is looked at by itself.',
        findings: '[]',
        watched_until: timestamp(ctx.clock.now() + WATCH_MS),
        created_at: tx.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await watch(tx, row, 0)
    tx.emit({ type: 'domain.added', id: row.id, site_id })
    return toDomain(row, await targetOf(tx.db, site_id))
  })
}

async function refuseTaken(db: ReadDb, hostname: string): Promise<void> {
  const there = await db
    .selectFrom('domains')
    .innerJoin('hosted_sites', 'hosted_sites.id', 'domains.site_id')
    .select('hosted_sites.name')
    .where('hostname', '=', hostname)
    .executeTakeFirst()
  if (!there) return
  throw invalidField(
    'hostname',
    'hostname_taken',
    `Nothing was added. ${hostname} is connected already, to ${there.name}.`,
  )
}

async function countDomains(db: ReadDb, site_id: number): Promise<number> {
  const { used } = await db
    .selectFrom('domains')
    .select((select) => select.fn.countAll<number>().as('used'))
    .where('site_id', '=', site_id)
    .executeTakeFirstOrThrow()
  return used
}

/** Also begins the time of looking by itself again, for what is still open. */
export async function checkNow(ctx: Context, domain_id: number): Promise<DomainDetail> {
  await inTime(CHECK_MS, TOO_SLOW, (signal) => checkDomain(ctx, domain_id, signal))
  await ctx.write(async (tx) => watch(tx, await getDomainRow(tx.db, domain_id), EVERY_MS))
  return getDomain(ctx.db, domain_id)
}

export const removeDomain = (ctx: Context, domain_id: number): Promise<Reply<Ops['remove_domain']>> =>
  ctx.write(async (tx) => {
    const { id, site_id, job_id } = await getDomainRow(tx.db, domain_id)
    await tx.db.deleteFrom('domains').where('id', '=', id).execute()
    tx.emit({ type: 'domain.removed', id, site_id })
    const who = { caller: tx.caller, request_id: tx.request_id }
    tx.afterCommit(() => {
      if (job_id === null) return
      ctx.jobs
        .cancel(job_id, who)
        .catch((error: unknown) => ctx.log('warn', 'domain.watch_not_stopped', { error: error as Error }))
    })
    return { id, deleted: true as const }
  })

/** Every domain of the site is looked at anew: what was right before may be wrong now. */
export async function setTarget(ctx: Context, wish: ParsedInput<Ops['set_domain_target']>): Promise<DomainTarget> {
  const { site_id } = wish
  const cname = wish.cname === null || wish.cname === '' ? null : normaliseHostname(wish.cname, 'cname')
  const addresses = [...new Set(wish.addresses.map(publicAddress))]
  return ctx.write(async (tx) => {
    await getSiteRow(tx.db, site_id)
    const row = { cname, addresses: JSON.stringify(addresses) }
    await tx.db
      .insertInto('domain_targets')
      .values({ site_id, ...row })
      .onConflict((on) => on.column('site_id').doUpdateSet(row))
      .execute()
    const domains = await tx.db.selectFrom('domains').selectAll().where('site_id', '=', site_id).execute()
    for (const domain of domains) await watch(tx, domain, 0)
    tx.emit({ type: 'domain.target_saved', site_id })
    return { cname, addresses }
  })
}

/** In the one spelling that DNS gives back. */
function publicAddress(typed: string, index: number): string {
  const refuse = (code: string, sentence: string) =>
    invalidField(`addresses.${index}`, code, `Nothing was changed. ${sentence}`)
  const host = URL.parse(`http://${typed.includes(':') ? `[${typed}]` : typed}/`)?.hostname ?? ''
  const address = host.replace(/^\[(.*)\]$/, '$1')
  if (!address.includes(':') && !(/^(\d{1,3}\.){3}\d{1,3}$/.test(typed) && address === typed)) {
    throw refuse('not_an_address', `"${typed}" is no address of a computer, such as 203.0.114.7.`)
  }
  if (isPrivateAddress(address))
    throw refuse('not_public', `${address} is an address of a private network, which nobody else can reach.`)
  return address
}

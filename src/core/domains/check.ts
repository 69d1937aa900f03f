import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../context.ts'
import { timestamp } from '../time.ts'
import { diagnoseDns, diagnoseTls, judge, txtName, type Wanted } from './diagnose.ts'
import type { Looked } from './probe.ts'
import { getDomainRow, targetOf, type DomainRow } from './store.ts'

/**
 * Looks now and keeps what was found, unless another target was chosen meanwhile: who chose it has asked for a look of
 * its own. Rejects with `retry: 'offline'` without a network; the last result stays then.
 */
export async function checkDomain(ctx: Context, domain_id: number, signal: AbortSignal): Promise<DomainRow> {
  const row = await getDomainRow(ctx.db, domain_id)
  const { hostname, token } = row
  const target = await targetOf(ctx.db, row.site_id)
  const looked = await ctx.domainProbe.look({ hostname, txt_name: txtName(hostname) }, signal)
  const target_addresses = target.cname === null ? [] : await ctx.domainProbe.addressesOf(target.cname, signal)
  const wanted: Wanted = { hostname, token, target, target_addresses }
  const findings = diagnoseDns(wanted, looked)
  const addresses = addressesIn(looked)
  const leadsHome = findings.some(({ code }) => code === 'address_right' || code === 'no_target')
  if (leadsHome && addresses.length > 0) {
    findings.push(diagnoseTls(wanted, await ctx.domainProbe.tls(hostname, addresses, signal)))
  }

  return ctx.write(async (tx) => {
    const before = await getDomainRow(tx.db, domain_id)
    if (!isDeepStrictEqual(await targetOf(tx.db, row.site_id), target)) return before
    const now = ctx.clock.now()
    const judged = judge(findings, now < Date.parse(before.watched_until))
    const after = { ...judged, findings: JSON.stringify(findings), checked_at: timestamp(now) }
    await tx.db.updateTable('domains').set(after).where('id', '=', domain_id).execute()
    if (before.status !== judged.status || before.ssl_status !== judged.ssl_status) {
      tx.emit({ type: 'domain.saved', id: domain_id, site_id: before.site_id })
    }
    tx.afterCommit(() => ctx.tell({ type: 'domain.checked', id: domain_id, site_id: before.site_id }))
    return { ...before, ...after }
  })
}

const addressesIn = ({ a, aaaa }: Looked): string[] =>
  [a, aaaa].flatMap((answer) => (answer.state === 'found' ? answer.values : []))

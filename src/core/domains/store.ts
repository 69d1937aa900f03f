import type { Selectable } from 'kysely'
import type { DnsRecord, Domain, DomainDetail, DomainTarget, Finding } from '../../contract/domains.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from '../errors.ts'
import { txtName } from './diagnose.ts'

export type DomainRow = Selectable<Tables['domains']>

/** Throws `not_found`. */
export async function getDomainRow(db: ReadDb, id: number): Promise<DomainRow> {
  const row = await db.selectFrom('domains').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('domain', id)
  return row
}

export async function targetOf(db: ReadDb, site_id: number): Promise<DomainTarget> {
  const row = await db.selectFrom('domain_targets').selectAll().where('site_id', '=', site_id).executeTakeFirst()
  return row ? { cname: row.cname, addresses: JSON.parse(row.addresses) as string[] } : { cname: null, addresses: [] }
}

/** What the writer sets at the service that runs the domain. */
function recordsFor({ hostname, token }: DomainRow, { cname, addresses }: DomainTarget): DnsRecord[] {
  const proof: DnsRecord = {
    type: 'TXT',
    name: txtName(hostname),
    value: token,
    purpose: 'Proves that the domain is yours.',
  }
  if (cname === null && addresses.length === 0) {
    const purpose = 'Leads to the host of your export. Choose the target of the site, and its name stands here.'
    return [proof, { type: 'CNAME', name: hostname, value: null, purpose }]
  }
  const both = cname !== null && addresses.length > 0
  return [
    proof,
    ...(cname === null
      ? []
      : [
          {
            type: 'CNAME' as const,
            name: hostname,
            value: cname,
            purpose: both ? 'Leads to your host. For a bare domain set the addresses instead.' : 'Leads to your host.',
          },
        ]),
    ...addresses.map((value) => ({
      type: value.includes(':') ? ('AAAA' as const) : ('A' as const),
      name: hostname,
      value,
      purpose: both ? 'Leads to your host, for a bare domain, instead of the CNAME.' : 'Leads to your host.',
    })),
  ]
}

export function toDomain(row: DomainRow, target: DomainTarget): Domain {
  const { id, hostname, status, ssl_status, detail, checked_at, created_at } = row
  return { id, hostname, status, ssl_status, detail, checked_at, dns_records: recordsFor(row, target), created_at }
}

export async function listDomains(db: ReadDb, site_id: number): Promise<Domain[]> {
  const target = await targetOf(db, site_id)
  const rows = await db.selectFrom('domains').selectAll().where('site_id', '=', site_id).orderBy('id', 'desc').execute()
  return rows.map((row) => toDomain(row, target))
}

export async function getDomain(db: ReadDb, id: number): Promise<DomainDetail> {
  const row = await getDomainRow(db, id)
  const { site_id, watched_until } = row
  return {
    ...toDomain(row, await targetOf(db, site_id)),
    site_id,
    watched_until,
    findings: JSON.parse(row.findings) as Finding[],
  }
}

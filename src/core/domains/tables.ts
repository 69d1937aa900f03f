import type { Generated } from 'kysely'
import type { DomainStatus, SslStatus } from '../../contract/domains.ts'

export interface DomainTables {
  domains: DomainsTable
  domain_targets: { site_id: number; cname: string | null; addresses: string }
}

interface DomainsTable {
  id: Generated<number>
  site_id: number
  hostname: string
  token: string
  status: DomainStatus
  ssl_status: SslStatus
  detail: string
  findings: string
  checked_at: string | null
  watched_until: string
  job_id: string | null
  created_at: string
}

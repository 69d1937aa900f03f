import * as z from 'zod'
import { operation } from './operation.ts'
import { Deleted, Id, Timestamp } from './values.ts'

export const DomainStatus = z.enum(['pending', 'verified', 'failed'])
export type DomainStatus = z.infer<typeof DomainStatus>
export const SslStatus = z.enum(['pending', 'active', 'failed'])
export type SslStatus = z.infer<typeof SslStatus>

export const DnsRecord = z.object({
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
  name: z.string(),
  value: z.string().nullable().meta({ description: 'Null when the target of the site is not chosen yet' }),
  purpose: z.string(),
})
export type DnsRecord = z.infer<typeof DnsRecord>

export const Domain = z.object({
  id: Id,
  hostname: z.string().meta({ description: 'In lower case; letters beyond ASCII as punycode' }),
  status: DomainStatus,
  ssl_status: SslStatus,
  detail: z.string().meta({ description: 'What the last look found, and what to do' }),
  checked_at: Timestamp.nullable(),
  dns_records: z.array(DnsRecord).meta({ description: 'The records to set' }),
  created_at: Timestamp,
})
export type Domain = z.infer<typeof Domain>

/** One thing found. `wait`: may still come by itself. `fix`: the writer has to do something. */
export const Finding = z.object({
  code: z.string(),
  level: z.enum(['ok', 'note', 'wait', 'fix']),
  about: z.enum(['name', 'ownership', 'address', 'certificate']),
  sentence: z.string(),
  fix: z.string().nullable(),
  expected: z.array(z.string()),
  found: z.array(z.string()),
})
export type Finding = z.infer<typeof Finding>

export const DomainTarget = z.object({
  cname: z.string().nullable(),
  addresses: z.array(z.string()),
})
export type DomainTarget = z.infer<typeof DomainTarget>

export const DomainDetail = Domain.extend({
  site_id: Id,
  findings: z.array(Finding),
  watched_until: Timestamp.meta({ description: 'Looked at by itself every ten minutes until then' }),
})
export type DomainDetail = z.infer<typeof DomainDetail>

const site = z.strictObject({ site_id: Id })
const domain = z.strictObject({ domain_id: Id })

export const domainOperations = {
  list_domains: operation({
    http: 'GET /hosted/sites/{site_id}/domains',
    area: 'Custom domains',
    summary: 'Custom domains of a site with verification and certificate, newest first.',
    scope: 'read',
    feature: 'api_access',
    tool: {},
    input: site,
    output: z.array(Domain),
  }),

  add_domain: operation({
    http: 'POST /hosted/sites/{site_id}/domains',
    area: 'Custom domains',
    summary:
      'Connect a custom domain. The answer holds the DNS records to set; it is looked at by itself from then on.',
    scope: 'write',
    feature: 'api_access',
    tool: { open_world: true },
    status: 201,
    input: site.extend({
      hostname: z
        .string()
        .trim()
        .min(1)
        .max(253)
        .meta({ description: 'Such as `www.example.com`', examples: ['www.example.com'] }),
    }),
    output: Domain,
  }),

  get_domain: operation({
    http: 'GET /hosted/domains/{domain_id}',
    area: 'Custom domains',
    summary: 'One custom domain with everything that the last look found.',
    scope: 'studio',
    input: domain,
    output: DomainDetail,
  }),

  check_domain: operation({
    http: 'POST /hosted/domains/{domain_id}/check',
    area: 'Custom domains',
    summary: 'Ask the name servers of the domain now, and its web server for the certificate.',
    scope: 'studio',
    input: domain,
    output: DomainDetail,
  }),

  remove_domain: operation({
    http: 'DELETE /hosted/domains/{domain_id}',
    area: 'Custom domains',
    summary: 'Take a custom domain off a site. DNS is not touched.',
    scope: 'studio',
    input: domain,
    output: Deleted,
  }),

  get_domain_target: operation({
    http: 'GET /hosted/sites/{site_id}/domain-target',
    area: 'Custom domains',
    summary: 'Where the export of a site is hosted, which its domains have to point to.',
    scope: 'studio',
    input: site,
    output: DomainTarget,
  }),

  set_domain_target: operation({
    http: 'PUT /hosted/sites/{site_id}/domain-target',
    area: 'Custom domains',
    summary:
      'Set where the export of a site is hosted: a name for a CNAME record, or addresses, or both for a bare domain.',
    scope: 'studio',
    input: site.extend({
      cname: z.string().trim().max(253).nullable(),
      addresses: z.array(z.string().trim().max(45)).max(10),
    }),
    output: DomainTarget,
  }),
}

import type { Domain } from '../../../../contract/domains.ts'
import type { SiteExport } from '../../../../contract/site-studio.ts'

/** The newest export that was written to its end: exports come newest first. */
export const lastExport = (exports: readonly SiteExport[]): SiteExport | undefined =>
  exports.find(({ state }) => state === 'done')

/** The name under which the world reaches the site: verified, and with a certificate that holds. */
export const publicName = (domains: readonly Domain[]): string | undefined =>
  domains.find(({ status, ssl_status }) => status === 'verified' && ssl_status === 'active')?.hostname

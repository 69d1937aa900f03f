import type { domainOperations } from '../../contract/domains.ts'
import { getSiteRow } from '../hosted/site-store.ts'
import type { Handlers } from '../handler.ts'
import { addDomain, checkNow, removeDomain, setTarget } from './domains.ts'
import { getDomain, listDomains, targetOf } from './store.ts'

export const domainHandlers: Handlers<typeof domainOperations> = {
  list_domains: async (ctx, { site_id }) => {
    await getSiteRow(ctx.db, site_id)
    return listDomains(ctx.db, site_id)
  },
  add_domain: (ctx, wish) => addDomain(ctx, wish),

  get_domain: (ctx, { domain_id }) => getDomain(ctx.db, domain_id),
  check_domain: (ctx, { domain_id }) => checkNow(ctx, domain_id),
  remove_domain: (ctx, { domain_id }) => removeDomain(ctx, domain_id),
  get_domain_target: async (ctx, { site_id }) => {
    await getSiteRow(ctx.db, site_id)
    return targetOf(ctx.db, site_id)
  },
  set_domain_target: (ctx, wish) => setTarget(ctx, wish),
}

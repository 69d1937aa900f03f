import plans from '../../../resources/plans.json' with { type: 'json' }
import type { Feature } from '../../contract/operation.ts'
import type { ReadDb } from '../db/open.ts'
import { StudioError } from '../errors.ts'
import { readSettings } from './store.ts'

export interface Plan {
  name: keyof typeof plans
  credits_per_month: number
  features: readonly string[]
  limits: Quota
}

export interface Quota {
  hosted_sites: number
  pages_per_site: number
  webhooks_per_site: number
  domains_per_site: number
}

export async function currentPlan(db: ReadDb): Promise<Plan> {
  const { plan } = await readSettings(db)
  return { name: plan.name, ...plans[plan.name] }
}

export const planHolds = async ({ db }: { db: ReadDb }, feature: Feature): Promise<boolean> =>
  (await currentPlan(db)).features.includes(feature)

export const quotaOf = async (db: ReadDb): Promise<Quota> => (await currentPlan(db)).limits

const counted: Record<keyof Quota, string> = {
  hosted_sites: 'Hosted sites',
  pages_per_site: 'Pages on one site',
  webhooks_per_site: 'Webhooks on one site',
  domains_per_site: 'Domains on one site',
}

/** Throws 403 when one more than `used` is past what the plan allows. Call it inside the write that adds. */
export async function refuseOverQuota(db: ReadDb, what: keyof Quota, used: number): Promise<void> {
  const { name, limits } = await currentPlan(db)
  if (used < limits[what]) return
  const figures = `${counted[what]} in the plan "${name}": ${limits[what]}. In use: ${used}.`
  throw new StudioError('forbidden', `Nothing was added. ${figures} Delete one, or change the plan in Settings.`, {
    details: [{ path: '', code: 'quota_reached', message: figures }],
  })
}

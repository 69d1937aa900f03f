import plans from '../../../resources/plans.json' with { type: 'json' }
import type { Feature } from '../../contract/operation.ts'
import type { ReadDb } from '../db/open.ts'
import { readSettings } from './store.ts'

export interface Plan {
  name: keyof typeof plans
  credits_per_month: number
  features: readonly string[]
}

export async function currentPlan(db: ReadDb): Promise<Plan> {
  const { plan } = await readSettings(db)
  return { name: plan.name, ...plans[plan.name] }
}

export const planHolds = async ({ db }: { db: ReadDb }, feature: Feature): Promise<boolean> =>
  (await currentPlan(db)).features.includes(feature)

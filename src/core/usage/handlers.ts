import type { usageOperations } from '../../contract/usage.ts'
import type { Handlers } from '../handler.ts'
import { currentPlan } from '../settings/plan.ts'
import { periodEnd, periodStart } from './rules.ts'
import { completedGenerations, creditsUsed, periodOf } from './store.ts'

export const usageHandlers: Handlers<typeof usageOperations> = {
  get_credit_usage: async (ctx) => {
    const period = periodOf(ctx.now())
    const [plan, credits_used, generations_this_period] = await Promise.all([
      currentPlan(ctx.db),
      creditsUsed(ctx.db, period),
      completedGenerations(ctx.db, period),
    ])
    return {
      plan: plan.name,
      credits_remaining: Math.max(0, plan.credits_per_month - credits_used),
      credits_total: plan.credits_per_month,
      credits_used,
      billing_period_start: periodStart(period),
      billing_period_end: periodEnd(period),
      generations_this_period,
    }
  },
}

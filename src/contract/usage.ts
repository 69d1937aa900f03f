import * as z from 'zod'
import { operation } from './operation.ts'
import { Timestamp } from './values.ts'

export const CreditUsage = z.object({
  plan: z.string(),
  credits_remaining: z.int(),
  credits_total: z.int(),
  credits_used: z.int(),
  billing_period_start: Timestamp,
  billing_period_end: Timestamp,
  generations_this_period: z.int(),
})
export type CreditUsage = z.infer<typeof CreditUsage>

export const usageOperations = {
  get_credit_usage: operation({
    http: 'GET /usage/credits',
    area: 'Usage',
    summary: 'Credits of the current billing period.',
    scope: 'read',
    input: z.strictObject({}),
    output: CreditUsage,
  }),
}

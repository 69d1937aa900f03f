import type { LengthReport, Outline } from '../../contract/generation.ts'

/** Accepted: within this share of the words asked for. */
const TOLERANCE = 0.1
/** What a repair aims at: well inside the tolerance, so that one round is usually enough. */
const AIM = 0.03
export const REPAIR_ROUNDS = 2
const LEAST_BUDGET = 40

export const withinContract = (delivered: number, asked: number): boolean =>
  Math.abs(delivered - asked) <= asked * TOLERANCE

export function verdictOf(delivered: number, asked: number, rounds: number): LengthReport {
  const met = withinContract(delivered, asked)
  return { asked, delivered, rounds, verdict: met ? (rounds === 0 ? 'met' : 'met_after_repair') : 'not_met' }
}

export interface SectionLength {
  words: number
  budget: number
}

/**
 * Which sections to lengthen or shorten, and to how many words: those furthest off in the wrong direction first,
 * no more of them than needed to come back inside the contract.
 */
export function planRepair(
  sections: readonly SectionLength[],
  delivered: number,
  asked: number,
): { index: number; target: number }[] {
  let missing = asked - delivered
  const sign = Math.sign(missing)
  const byNeed = sections
    .map(({ words, budget }, index) => ({ index, words, need: (budget - words) * sign, budget }))
    .toSorted((a, b) => b.need - a.need)
  const plan: { index: number; target: number }[] = []
  for (const { index, words, need, budget } of byNeed) {
    if (Math.abs(missing) <= asked * AIM) break
    // A section takes what it lacks, and at most half its budget more when others were cut short.
    const share = Math.min(Math.abs(missing), Math.max(need, Math.ceil(budget / 2)))
    const target = Math.max(20, words + sign * share)
    if (target === words) continue
    plan.push({ index, target })
    missing -= target - words
  }
  return plan
}

/** Gives every section its share so that the budgets add up to `words` exactly; none under 40 where there is room. */
export function rebalance(outline: Outline, words: number): Outline {
  const { sections } = outline
  const least = Math.min(LEAST_BUDGET, Math.max(20, Math.floor(words / sections.length)))
  const sum = sections.reduce((total, section) => total + section.words, 0)
  const budgets = sections.map((section) => Math.max(least, Math.floor((section.words / sum) * words)))
  for (let rest = words - budgets.reduce((a, b) => a + b, 0), at = 0; rest !== 0; at = (at + 1) % budgets.length) {
    const step = Math.sign(rest)
    // Taking away leaves every section its least; when all stand there, the last words come off the longest.
    const room = budgets.some((budget) => budget > least)
    if (step < 0 && room && budgets[at]! <= least) continue
    budgets[at]! += step
    rest -= step
  }
  return { ...outline, sections: sections.map((section, index) => ({ ...section, words: budgets[index]! })) }
}

/** Research is none yet: the outline ends at 10, sections at 85 by words, meta at 95, checks at 99. */
export const progressAt = {
  outline: 2,
  outlined: 10,
  sections: (written: number, asked: number) => 10 + 75 * Math.min(1, written / Math.max(1, asked)),
  repair: (round: number) => 85 + round * 2,
  meta: 90,
  checks: 97,
}

export interface Price {
  usd_per_million_in: number
  usd_per_million_out: number
}

export const costOf = (
  { usd_per_million_in, usd_per_million_out }: Price,
  tokens: { tokens_in: number; tokens_out: number },
): number => (tokens.tokens_in * usd_per_million_in + tokens.tokens_out * usd_per_million_out) / 1_000_000

const PROMPT_TOKENS = 700
const MOST = 1.7
const CALL_SECONDS = 2

/** How many sections a piece of this length will have, near enough for an estimate. */
export const likelySections = (words: number): number => Math.min(12, Math.max(3, Math.round(words / 220)))

/** Tokens, dollars and seconds for a whole run: a low and a high figure. `tokens` are those of the text alone. */
export function estimateRun({
  words,
  tokens,
  price,
  tokens_per_second,
}: {
  words: number
  tokens: number
  price: Price
  tokens_per_second: number
}) {
  const calls = likelySections(words) + 2
  const context = tokens * 0.35 * Math.max(1, calls / 4)
  const tokens_in = calls * PROMPT_TOKENS + context
  const tokens_out = tokens + calls * 120
  const usd_low = costOf(price, { tokens_in, tokens_out })
  return {
    usd_low,
    usd_high: usd_low * MOST,
    seconds: Math.max(1, Math.round(tokens_out / tokens_per_second + calls * CALL_SECONDS)),
  }
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import type { Tx } from '../db/write.ts'
import { reserveCredits, settleCredits } from './credits.ts'
import { creditsForUsd, periodEnd, periodStart } from './rules.ts'
import { creditsUsed } from './store.ts'

const DAY_MS = 86_400_000

let studio: TestStudio
beforeEach(async () => {
  studio = await testStudio()
})
afterEach(() => studio.close())

const write = <T>(act: (tx: Tx) => Promise<T>) => studio.ctx.write(act)
const usage = () => studio.call('get_credit_usage', {})
const reserve = (job_id: string, credits: number) => write((tx) => reserveCredits(tx, job_id, credits))
const settle = (job_id: string) => write((tx) => settleCredits(tx, job_id))
const buy = (job_id: string, usd: number) =>
  write(async (tx) => {
    const call = { stage: 'sections', label: '', provider: 'openai', upstream_model: 'm', outcome: 'ok' } as const
    const counts = { tokens_in: 1, tokens_out: 1, milliseconds: 1 }
    await tx.db
      .insertInto('receipts')
      .values({ job_id, usd, ...call, ...counts, at: tx.now() })
      .execute()
  })
const ledger = () =>
  studio.ctx.db.selectFrom('credit_ledger').select(['kind', 'credits', 'usd', 'period']).orderBy('id').execute()

describe('the price of a job in credits', () => {
  it.each([
    [0, 0],
    [0.0001, 1],
    [0.01, 1],
    [0.010001, 2],
    [0.07, 7],
    [0.1 + 0.2, 30],
    [1.1, 110],
    [4.35, 435],
  ])('of US$ %f is %i: rounded up once, and not because of floating point', (usd, credits) => {
    expect(creditsForUsd(usd)).toBe(credits)
  })
})

describe('the billing period', () => {
  it.each([
    ['2026-11', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'],
    ['2026-12', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
    ['2028-02', '2028-02-01T00:00:00Z', '2028-03-01T00:00:00Z'],
  ])('%s is a calendar month in UTC', (period, start, end) => {
    expect([periodStart(period), periodEnd(period)]).toEqual([start, end])
  })
})

describe('credits', () => {
  it('are all there at first', async () => {
    expect(await usage()).toEqual({
      plan: 'studio',
      credits_remaining: 50_000,
      credits_total: 50_000,
      credits_used: 0,
      billing_period_start: '2026-11-01T00:00:00Z',
      billing_period_end: '2026-12-01T00:00:00Z',
      generations_this_period: 0,
    })
  })

  it('count as used while they are reserved, and as bought once the job has ended', async () => {
    await reserve('job_1', 40)
    expect(await usage()).toMatchObject({ credits_used: 40, credits_remaining: 49_960 })
    await buy('job_1', 0.031)
    await buy('job_1', 0.042)
    await settle('job_1')
    expect(await usage()).toMatchObject({ credits_used: 8, credits_remaining: 49_992 })
    expect(await ledger()).toMatchObject([
      { kind: 'reserve', credits: 40 },
      { kind: 'release', credits: 40 },
      { kind: 'capture', credits: 8, usd: expect.closeTo(0.073, 9) },
    ])
  })

  it('come back whole when nothing was bought', async () => {
    await reserve('job_1', 40)
    await settle('job_1')
    expect((await usage()).credits_used).toBe(0)
  })

  it('are reserved once however often a job starts, and more only for what is missing', async () => {
    await reserve('job_1', 40)
    await reserve('job_1', 40)
    await reserve('job_1', 30)
    expect((await usage()).credits_used).toBe(40)
    await reserve('job_1', 55)
    expect((await usage()).credits_used).toBe(55)
  })

  it('are captured once however often a job is settled', async () => {
    await reserve('job_1', 40)
    await buy('job_1', 0.05)
    await settle('job_1')
    const after = await ledger()
    await settle('job_1')
    expect(await ledger()).toEqual(after)
  })

  it('of a job that was tried again are rounded up once for the whole job', async () => {
    await reserve('job_1', 40)
    await buy('job_1', 0.004)
    await settle('job_1')
    await reserve('job_1', 40)
    await buy('job_1', 0.004)
    await settle('job_1')
    expect((await usage()).credits_used).toBe(1)

    await buy('job_1', 0.034)
    await settle('job_1')
    expect((await usage()).credits_used).toBe(5)
    const captured = (await ledger()).filter(({ kind }) => kind === 'capture')
    expect(captured.reduce((sum, { usd }) => sum + usd, 0)).toBeCloseTo(0.042, 6)
  })

  it('are not reserved beyond the plan, and nothing is charged then', async () => {
    await studio.call('save_settings', { plan: { name: 'starter' } })
    await reserve('job_1', 480)
    await expect(reserve('job_2', 21)).rejects.toMatchObject({
      code: 'insufficient_credits',
      message: expect.stringMatching(/up to 21 credits and 20 are left until 2026-12-01/),
    })
    expect(await ledger()).toHaveLength(1)
    await reserve('job_2', 20)
    expect(await usage()).toMatchObject({ credits_used: 500, credits_remaining: 0 })
  })

  it('never remain below nothing, also after a smaller plan was chosen', async () => {
    await reserve('job_1', 4_000)
    await studio.call('save_settings', { plan: { name: 'starter' } })
    expect(await usage()).toMatchObject({ credits_total: 500, credits_used: 4_000, credits_remaining: 0 })
  })

  it('begin anew each month', async () => {
    await reserve('job_1', 40)
    await buy('job_1', 0.4)
    await settle('job_1')
    studio.clock.advance(9 * DAY_MS)
    expect(await usage()).toMatchObject({ credits_used: 40, billing_period_start: '2026-11-01T00:00:00Z' })
    studio.clock.advance(DAY_MS)
    expect(await usage()).toMatchObject({ credits_used: 0, billing_period_start: '2026-12-01T00:00:00Z' })
  })

  it('of a job over the turn of the month go back to the month they came from', async () => {
    await reserve('job_1', 400)
    studio.clock.advance(10 * DAY_MS)
    await buy('job_1', 0.03)
    await settle('job_1')
    expect(await usage()).toMatchObject({ credits_used: 3, credits_remaining: 49_997 })
    expect(await creditsUsed(studio.ctx.db, '2026-11')).toBe(0)
  })
})

describe('generations of the period', () => {
  const job = (job_id: string, over: object) =>
    write((tx) =>
      tx.db
        .insertInto('jobs')
        .values({
          job_id,
          kind: 'generate_article',
          state: 'completed',
          input: '{}',
          dedupe_key: null,
          run_after: null,
          error: null,
          article_id: null,
          request_id: 'req_test',
          caller: 'You',
          created_at: tx.now(),
          started_at: tx.now(),
          completed_at: tx.now(),
          ...over,
        })
        .execute(),
    )

  it('are those completed in it, from its first second to its last', async () => {
    await job('job_1', { completed_at: '2026-11-01T00:00:00Z' })
    await job('job_2', { completed_at: '2026-11-30T23:59:59Z' })
    await job('job_3', { completed_at: '2026-10-31T23:59:59Z' })
    await job('job_4', { completed_at: '2026-12-01T00:00:00Z' })
    await job('job_5', { state: 'failed' })
    await job('job_6', { kind: 'other' })
    expect((await usage()).generations_this_period).toBe(2)
  })
})

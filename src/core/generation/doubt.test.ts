import { expect, it } from 'vitest'
import { testStudio } from '../../testing/test-studio.ts'
import { StudioError } from '../errors.ts'

it.each(['timed_out', 'connection_lost', 'broken_answer'])(
  'a call that ended with %s before a word came is repeated once at most, and the receipt shows both',
  async (code) => {
    let calls = 0
    const studio = await testStudio({
      openTextProvider: () => ({
        // oxlint-disable-next-line eslint/require-yield -- it ends before its first word
        async *stream() {
          calls += 1
          throw new StudioError('unavailable', 'Nothing came.', {
            retry: 'retryable',
            details: [{ path: '', code, message: 'Nothing came.' }],
          })
        },
      }),
    })
    await studio.call('save_credential', { provider: 'openai', secret: 'sk-test' })
    const { job_id } = await studio.call('start_run', { topic: 'Bees in the city' })
    const run = () => studio.call('get_run', { job_id })
    await expect.poll(async () => (await run()).state).toBe('waiting_retry')
    studio.clock.advance(3_600_000)
    studio.ctx.jobs.wake()
    await expect.poll(async () => (await run()).state).toBe('failed')

    expect(calls).toBe(2)
    const { receipts, error, credits } = await run()
    expect(receipts.map(({ outcome }) => outcome)).toEqual(['cut', 'cut'])
    expect([error, credits]).toEqual([expect.stringContaining('look at your bill there first'), 0])
    await studio.close()
  },
)

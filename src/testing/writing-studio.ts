import type { Run } from '../contract/generation.ts'
import { insideWrite } from '../core/db/write.ts'
import { createEgress } from '../egress/egress.ts'
import { openTextProvider } from '../integrations/ai/index.ts'
import { testStudio, type TestStudio, type TestStudioOptions } from './test-studio.ts'
import { startVendorFake, type VendorFake } from './vendors/fake.ts'

export interface WritingStudio extends TestStudio {
  fake: VendorFake
  /** The run once it is over, or parked, or after ten seconds whatever it is. */
  over(job_id: string): Promise<Run>
  /** The run as soon as `is` holds. */
  until(job_id: string, is: (run: Run) => boolean): Promise<Run>
}

/** A studio whose route `vendor-a-4o` is an OpenAI-compatible server on loopback, reached through the real egress. */
export async function writingStudio(options: TestStudioOptions = {}): Promise<WritingStudio> {
  const fake = await startVendorFake()
  const egress = createEgress({ insideWrite })
  const open = openTextProvider(egress)
  const studio = await testStudio({
    clock: 'real',
    // A route at its vendor's own address is answered by the fake too, at that vendor's price.
    openTextProvider: (route) => open({ ...route, base_url: route.base_url ?? fake.base_url(route.provider) }),
    ...options,
  })
  await studio.call('save_model_route', {
    key: 'vendor-a-4o',
    provider: 'openai-compatible',
    upstream_model: 'gpt-4o',
    base_url: fake.base_url('openai-compatible'),
  })

  const until: WritingStudio['until'] = async (job_id, is) => {
    const deadline = Date.now() + 10_000
    for (;;) {
      const run = await studio.call('get_run', { job_id })
      if (is(run) || Date.now() > deadline) return run
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  return {
    ...studio,
    fake,
    until,
    over: (job_id) =>
      until(job_id, ({ state }) => ['completed', 'failed', 'cancelled', 'outline_ready'].includes(state)),
    close: async () => {
      await studio.close()
      await egress.close()
      await fake.close()
    },
  }
}

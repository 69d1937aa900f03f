import { monitorEventLoopDelay } from 'node:perf_hooks'
import { writingStudio } from '../src/testing/writing-studio.ts'
import type { Row } from './kit/rows.ts'

const RESOLUTION_MS = 1
const WORDS = 3_000

/** How long the main process is held up while two articles are written at once, beside an idle loop. */
export async function bench(): Promise<Row[]> {
  const idle = await delays(() => new Promise((resolve) => setTimeout(resolve, 2_000)))
  const studio = await writingStudio()
  const write = async (offline: boolean) => {
    const topics = ['Bees in the city', 'Bread in winter']
    const runs = await Promise.all(
      topics.map((topic) => studio.call('start_run', { topic, language_code: 'en', word_count: WORDS, offline })),
    )
    await Promise.all(runs.map(({ job_id }) => studio.ctx.jobs.settled(job_id, 60_000)))
  }
  await write(true)
  studio.fake.always({ delay_ms_per_chunk: 5 })
  const streamed = await delays(() => write(false))
  const drafted = await delays(() => write(true))
  await studio.close()
  const line = (what: string, { p99, max }: Delay): Row => ({
    what,
    ours: `p99 ${p99.toFixed(1)} ms, max ${max.toFixed(1)}`,
    peer: `idle p99 ${idle.p99.toFixed(1)} ms; promised 16`,
    ratio: `${(p99 / 16).toFixed(2)} of the promise`,
    spread: '',
  })
  return [line('two models streaming', streamed), line('two offline drafts', drafted)]
}

interface Delay {
  p99: number
  max: number
}

/** Milliseconds; the resolution, which an idle loop also reads, is taken off. */
async function delays(act: () => Promise<unknown>): Promise<Delay> {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  await act()
  histogram.disable()
  const ms = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)
  return { p99: ms(histogram.percentile(99)), max: ms(histogram.max) }
}

import type { Context } from '../context.ts'
import type { JobRun } from '../jobs/control.ts'
import { previewHtml } from './text.ts'

const STORE_MS = 1_000
const SHOW_MS = 120

/** Text that is coming in: shown some eight times a second, stored once a second, so that a crash loses a second at most. */
export function sectionStream(
  ctx: Context,
  job: JobRun,
  { step, section, onShown }: { step: string; section: number; onShown: (text: string) => void },
) {
  let text = ''
  let stored = ''
  let lastStored = ctx.clock.monotonic()
  let lastShown = Number.NEGATIVE_INFINITY
  let storing: Promise<void> = Promise.resolve()

  const store = () => {
    if (text === stored) return
    const row = { job_id: job.job_id, step, text, updated_at: ctx.now() }
    stored = text
    lastStored = ctx.clock.monotonic()
    storing = storing.then(() =>
      ctx.write(async (tx) => {
        await tx.db
          .insertInto('job_partials')
          .values(row)
          .onConflict((on) =>
            on.columns(['job_id', 'step']).doUpdateSet({ text: row.text, updated_at: row.updated_at }),
          )
          .execute()
      }),
    )
    // A failed store is told at the next `flush`, which every call ends with.
    storing.catch(() => {})
  }

  return {
    onText(soFar: string) {
      text = soFar
      const now = ctx.clock.monotonic()
      if (now - lastShown >= SHOW_MS) {
        lastShown = now
        ctx.tell({ type: 'run.text', job_id: job.job_id, section, html: previewHtml(text) })
        onShown(text)
      }
      if (now - lastStored >= STORE_MS) store()
    },
    text: () => text,
    async flush() {
      store()
      await storing
    },
  }
}

export async function partialText(ctx: Context, job_id: string, step: string): Promise<string> {
  const row = await ctx.db
    .selectFrom('job_partials')
    .select('text')
    .where('job_id', '=', job_id)
    .where('step', '=', step)
    .executeTakeFirst()
  return row?.text ?? ''
}

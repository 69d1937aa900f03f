import type { Outline } from '../../contract/generation.ts'
import { insertArticle } from '../articles/insert.ts'
import { findDocument } from '../articles/store.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import { StudioError } from '../errors.ts'
import { enqueue, stepOutputs, type JobRow } from '../jobs/queue.ts'
import { generateArticle } from './generate.job.ts'
import { rebalance } from './rules.ts'
import { getRunRow, outlineOf, runInputOf, sectionsOf } from './store.ts'
import { assemble } from './text.ts'

/** The writer's outline goes in as a step, and the run goes on from there. */
export async function acceptOutline(ctx: Context, job_id: string, outline: Outline): Promise<JobRow> {
  return ctx.write(async (tx) => {
    const row = await getRunRow(tx.db, job_id)
    if (row.state !== 'outline_ready') {
      throw new StudioError('conflict', 'This run does not wait for its outline any more. Nothing was changed.')
    }
    const output = JSON.stringify(rebalance(outline, runInputOf(row).word_count))
    await tx.db
      .insertInto('job_steps')
      .values({ job_id, step: 'accepted_outline', output, created_at: tx.now() })
      .execute()
    await tx.db.updateTable('jobs').set({ state: 'pending' }).where('job_id', '=', job_id).execute()
    tx.afterCommit(() => ctx.jobs.wake())
    return getRunRow(tx.db, job_id)
  })
}

const ended = (row: JobRow) => row.state === 'failed' || row.state === 'cancelled'

/** Repairs are tried anew: that they were not enough is why a run may have failed. */
const keptSteps = (step: string): boolean => !step.startsWith('repair:')

/**
 * Goes on with a run that failed or was cancelled, under a new job id: what a client was told of the old job stays true.
 * Finished steps come along, so nothing is bought twice.
 */
export async function retryRun(ctx: Context, job_id: string): Promise<JobRow> {
  return ctx.write(async (tx) => {
    const row = await getRunRow(tx.db, job_id)
    if (!ended(row)) throw new StudioError('conflict', 'This run has not failed, so there is nothing to try again.')
    if (row.retried_as) return getRunRow(tx.db, row.retried_as)
    const next = await enqueue(tx, generateArticle, runInputOf(row))
    await copySteps(tx, job_id, next.job_id)
    await tx.db.updateTable('jobs').set({ retried_as: next.job_id }).where('job_id', '=', job_id).execute()
    tx.emit({ type: 'run.started', job_id: next.job_id })
    tx.afterCommit(() => ctx.jobs.wake())
    return next
  })
}

async function copySteps(tx: Tx, from: string, to: string): Promise<void> {
  const steps = await tx.db.selectFrom('job_steps').selectAll().where('job_id', '=', from).execute()
  const partials = await tx.db.selectFrom('job_partials').selectAll().where('job_id', '=', from).execute()
  const mine = steps.filter(({ step }) => keptSteps(step)).map((row) => ({ ...row, job_id: to }))
  if (mine.length > 0) await tx.db.insertInto('job_steps').values(mine).execute()
  if (partials.length > 0) {
    await tx.db
      .insertInto('job_partials')
      .values(partials.map((row) => ({ ...row, job_id: to })))
      .execute()
  }
}

/** Makes an article of what a failed or cancelled run had finished; once, however often it is asked. */
export async function keepRun(ctx: Context, job_id: string) {
  return ctx.write(async (tx) => {
    const row = await getRunRow(tx.db, job_id)
    if (!ended(row)) throw new StudioError('conflict', 'This run is not over. Stop it first, or wait for it.')
    const kept = row.article_id === null ? undefined : await findDocument(tx.db, row.article_id)
    if (kept) return kept
    const steps = await stepOutputs(tx.db, job_id)
    const input = runInputOf(row)
    const outline = outlineOf(steps)
    const finished = (outline ? sectionsOf(steps, outline) : []).flatMap((section, index) =>
      section ? [{ section, plan: outline!.sections[index]! }] : [],
    )
    if (!outline || finished.length === 0) {
      throw new StudioError(
        'conflict',
        'No section was finished, so there is nothing to keep. The brief is still here: try again.',
      )
    }
    const content = assemble(
      { ...outline, sections: finished.map(({ plan }) => plan) },
      finished.map(({ section }) => section),
    )
    const article = await insertArticle(tx, {
      title: outline.title,
      content,
      language: input.language,
      model: row.written_by,
      meta_title: '',
      meta_description: '',
      keywords: input.keywords,
      is_scaffold: row.written_by === 'offline-drafter',
      version: { kind: 'generated', label: '' },
    })
    await tx.db.updateTable('jobs').set({ article_id: article.id }).where('job_id', '=', job_id).execute()
    return article
  })
}

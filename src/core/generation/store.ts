import type { Outline, Receipt, Run, RunDetail } from '../../contract/generation.ts'
import { countHtmlWords, countWords } from '../../text/count-words.ts'
import type { ReadDb } from '../db/open.ts'
import { notFound } from '../errors.ts'
import { parseJobData, publicStatus, stepOutputs, type JobRow } from '../jobs/queue.ts'
import { creditsOfJob } from '../usage/store.ts'
import type { Bought } from './author.ts'
import { RunInput } from './run-input.ts'
import { verdictOf } from './rules.ts'
import { assemble, previewHtml, type WrittenSection } from './text.ts'

export const GENERATE = 'generate_article'

export async function getRunRow(db: ReadDb, job_id: string): Promise<JobRow> {
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where('job_id', '=', job_id)
    .where('kind', '=', GENERATE)
    .executeTakeFirst()
  if (!row) throw notFound('generation job', job_id)
  return row
}

export async function listRunRows(
  db: ReadDb,
  { active, limit }: { active: boolean; limit: number },
): Promise<JobRow[]> {
  let query = db.selectFrom('jobs').selectAll().where('kind', '=', GENERATE).where('retried_as', 'is', null)
  if (active) query = query.where('completed_at', 'is', null)
  return query.orderBy('job_id', 'desc').limit(limit).execute()
}

export const runInputOf = (row: JobRow): RunInput => parseJobData({ data: RunInput }, row)

export async function toRun(db: ReadDb, row: JobRow): Promise<Run> {
  const input = runInputOf(row)
  const { captured } = await creditsOfJob(db, row.job_id)
  return {
    job_id: row.job_id,
    status: publicStatus(row),
    state: row.state,
    stage: row.stage,
    progress: row.progress,
    topic: input.topic,
    kind: input.kind,
    language: input.language,
    model: input.model,
    written_by: row.written_by,
    asked: input.word_count,
    words: row.words,
    credits: captured,
    estimated_seconds: input.estimated_seconds,
    error: row.error,
    retry_at: row.state === 'waiting_retry' && row.run_after ? `${row.run_after.slice(0, 19)}Z` : null,
    article_id: row.article_id,
    created_at: row.created_at,
    completed_at: row.completed_at,
  }
}

/** The outline as it is written by: the accepted one, else the proposed one. */
export function outlineOf(steps: Map<string, unknown>): Outline | null {
  const accepted = steps.get('accepted_outline') as Outline | undefined
  return accepted ?? (steps.get('outline') as Bought<Outline> | undefined)?.value ?? null
}

/** Every finished section, repaired where a repair was finished; null where none is finished yet. */
export function sectionsOf(steps: Map<string, unknown>, outline: Outline): (WrittenSection | null)[] {
  return outline.sections.map((_, index) => {
    const newest = steps.get(`repair:2:${index}`) ?? steps.get(`repair:1:${index}`) ?? steps.get(`section:${index}`)
    return newest ? (newest as Bought<WrittenSection>).value : null
  })
}

export async function toRunDetail(db: ReadDb, row: JobRow): Promise<RunDetail> {
  const input = runInputOf(row)
  const [run, steps, partials, receipts] = await Promise.all([
    toRun(db, row),
    stepOutputs(db, row.job_id),
    db.selectFrom('job_partials').select(['step', 'text']).where('job_id', '=', row.job_id).execute(),
    db.selectFrom('receipts').selectAll().where('job_id', '=', row.job_id).orderBy('id').execute(),
  ])
  const outline = outlineOf(steps)
  const partial = new Map(partials.map(({ step, text }) => [step, text]))
  const finished = outline ? sectionsOf(steps, outline) : []
  const whole = finished.every((section) => section !== null) && finished.length > 0
  const repairs = [...steps.keys()].flatMap((step) => Number(step.match(/^repair:(\d)/)?.[1] ?? []))
  return {
    ...run,
    custom_instructions: input.custom_instructions,
    keywords: input.keywords,
    pause_after_outline: input.pause_after_outline,
    outline,
    sections: (outline?.sections ?? []).map(({ heading, words: words_asked }, index) => {
      const section = finished[index]
      if (section) return { heading, words_asked, words: section.words, html: section.html, state: 'done' as const }
      const text = partial.get(`section:${index}`)
      if (text === undefined) return { heading, words_asked, words: 0, html: '', state: 'waiting' as const }
      return {
        heading,
        words_asked,
        words: countWords(text, input.language),
        html: previewHtml(text),
        state: 'writing' as const,
      }
    }),
    length:
      outline && whole
        ? verdictOf(
            countHtmlWords(assemble(outline, finished as WrittenSection[]), input.language),
            input.word_count,
            Math.max(0, ...repairs),
          )
        : null,
    receipts: receipts.map(({ id: _, job_id: __, ...receipt }): Receipt => receipt),
  }
}

/** Tokens a second that a route has really delivered lately, or null before there is enough to tell. */
export async function measuredSpeed(db: ReadDb, provider: string, upstream_model: string): Promise<number | null> {
  const rows = await db
    .selectFrom('receipts')
    .select(['tokens_out', 'milliseconds'])
    .where('provider', '=', provider)
    .where('upstream_model', '=', upstream_model)
    .where('outcome', '=', 'ok')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  const tokens = rows.reduce((sum, row) => sum + row.tokens_out, 0)
  const seconds = rows.reduce((sum, row) => sum + row.milliseconds, 0) / 1000
  return rows.length >= 3 && seconds > 0.5 ? tokens / seconds : null
}

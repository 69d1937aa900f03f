import * as z from 'zod'
import { operation } from './operation.ts'
import { ArticleDocument } from './articles.ts'
import { Id, LanguageCode, Timestamp } from './values.ts'

export const TextModelKey = z.enum(['vendor-a-4o', 'vendor-b-sonnet', 'vendor-c-pro'])
export type TextModelKey = z.infer<typeof TextModelKey>

export const JobStatus = z.enum(['pending', 'in_progress', 'completed', 'failed'])
export const JobId = z
  .string()
  .min(5)
  .max(64)
  .meta({ examples: ['job_01k9v8w3e7q2'] })

export const ArticleKind = z.enum(['guide', 'how-to', 'list', 'comparison', 'review', 'news', 'case-study', 'opinion'])
export type ArticleKind = z.infer<typeof ArticleKind>

const brief = {
  topic: z.string().trim().min(3).max(300),
  language_code: LanguageCode.optional().meta({ description: "The workspace's language if absent" }),
  word_count: z.int().min(100).max(10_000).default(1500),
  model: TextModelKey.default('vendor-a-4o'),
  keywords: z.array(z.string().trim().min(1).max(80)).max(20).default([]),
  custom_instructions: z.string().max(4_000).default(''),
}

/** One section of the plan. The budgets of a plan add up to the words asked for. */
export const OutlineSection = z.strictObject({
  heading: z.string().trim().min(1).max(200),
  goal: z.string().max(500).default(''),
  key_points: z.array(z.string().max(300)).max(12).default([]),
  words: z.int().min(20).max(10_000),
})
export const Outline = z.strictObject({
  title: z.string().trim().min(1).max(300),
  sections: z.array(OutlineSection).min(1).max(40),
})
export type Outline = z.infer<typeof Outline>
export type OutlineSection = z.infer<typeof OutlineSection>

/** What happens inside a job; the API shows the four states of `JobStatus`. */
export const RunState = z.enum([
  'pending',
  'running',
  'waiting_retry',
  'waiting_network',
  'outline_ready',
  'cancelling',
  'completed',
  'failed',
  'cancelled',
])
export type RunState = z.infer<typeof RunState>

export const RunStage = z.enum([
  'queued',
  'outline',
  'sections',
  'repair',
  'meta',
  'checks',
  'prompt',
  'image',
  'saving',
  'done',
])
export type RunStage = z.infer<typeof RunStage>

export const LengthReport = z.object({
  asked: z.int(),
  delivered: z.int(),
  rounds: z.int(),
  verdict: z.enum(['met', 'met_after_repair', 'not_met']),
})
export type LengthReport = z.infer<typeof LengthReport>

/** One call to a model, as bought. */
export const Receipt = z.object({
  stage: RunStage,
  label: z.string(),
  provider: z.string(),
  upstream_model: z.string(),
  tokens_in: z.int(),
  tokens_out: z.int(),
  usd: z.number(),
  milliseconds: z.int(),
  outcome: z.enum(['ok', 'cut', 'failed', 'cancelled']),
  at: Timestamp,
})
export type Receipt = z.infer<typeof Receipt>

export const Run = z.object({
  job_id: JobId,
  status: JobStatus,
  state: RunState,
  stage: RunStage,
  progress: z.int().min(0).max(100),
  topic: z.string(),
  kind: ArticleKind,
  language: z.string(),
  model: z.string().meta({ description: 'The public model key asked for' }),
  written_by: z.string().meta({ description: 'Upstream model, or `offline-drafter`' }),
  asked: z.int(),
  words: z.int().meta({ description: 'Words written so far' }),
  credits: z.int().meta({ description: 'Captured so far' }),
  estimated_seconds: z.int(),
  error: z.string().nullable(),
  retry_at: Timestamp.nullable(),
  article_id: Id.nullable(),
  created_at: Timestamp,
  completed_at: Timestamp.nullable(),
})
export type Run = z.infer<typeof Run>

export const RunSection = z.object({
  heading: z.string(),
  words_asked: z.int(),
  words: z.int(),
  html: z.string(),
  state: z.enum(['waiting', 'writing', 'done']),
})

export const RunDetail = Run.extend({
  custom_instructions: z.string(),
  keywords: z.array(z.string()),
  pause_after_outline: z.boolean(),
  outline: Outline.nullable(),
  sections: z.array(RunSection),
  length: LengthReport.nullable(),
  receipts: z.array(Receipt),
})
export type RunDetail = z.infer<typeof RunDetail>

export const Estimate = z.object({
  seconds: z.int(),
  credits_low: z.int(),
  credits_high: z.int(),
  usd_low: z.number(),
  usd_high: z.number(),
  provider: z.string(),
  upstream_model: z.string(),
  offline: z.boolean().meta({ description: 'The offline drafter will write: the route has no credential' }),
  credits_remaining: z.int(),
})
export type Estimate = z.infer<typeof Estimate>

const job = z.strictObject({ job_id: JobId })

export const StartRun = z.strictObject({
  ...brief,
  kind: ArticleKind.default('guide'),
  pause_after_outline: z.boolean().default(false),
  offline: z
    .boolean()
    .default(false)
    .meta({ description: 'Use the offline drafter even if the route has a credential' }),
})
export type StartRun = z.output<typeof StartRun>

export const generationOperations = {
  generate_article: operation({
    http: 'POST /articles/generate',
    area: 'Generation',
    summary: 'Start writing an article. Poll the job until it is completed or failed.',
    scope: 'write',
    status: 202,
    location: '/articles/jobs/{job_id}',
    input: z.strictObject(brief),
    output: z.object({
      job_id: JobId,
      status: JobStatus,
      estimated_seconds: z.int(),
      created_at: Timestamp,
    }),
  }),

  get_generation_job: operation({
    http: 'GET /articles/jobs/{job_id}',
    area: 'Generation',
    summary: 'How a generation job stands.',
    scope: 'read',
    input: job,
    output: z.object({
      job_id: JobId,
      status: JobStatus,
      progress: z.int().min(0).max(100),
      article_id: Id.nullable(),
      completed_at: Timestamp.optional().meta({ description: 'Present when completed' }),
      error: z.string().optional().meta({ description: 'Present when failed' }),
    }),
  }),

  start_run: operation({
    http: 'POST /runs',
    area: 'Runs',
    summary: 'Start writing an article, with the options of the studio.',
    scope: 'studio',
    status: 202,
    input: StartRun,
    output: Run,
  }),

  estimate_run: operation({
    http: 'POST /runs/estimate',
    area: 'Runs',
    summary: 'What a brief would take: seconds, credits, and who would write.',
    scope: 'studio',
    input: z.strictObject({
      word_count: brief.word_count,
      language_code: brief.language_code,
      model: brief.model,
      offline: z.boolean().default(false),
    }),
    output: Estimate,
  }),

  list_runs: operation({
    http: 'GET /runs',
    area: 'Runs',
    summary: 'Runs, newest first; those under way, or all of the last 30 days.',
    scope: 'studio',
    input: z.strictObject({ active: z.boolean().default(false), limit: z.int().min(1).max(200).default(50) }),
    output: z.array(Run),
  }),

  get_run: operation({
    http: 'GET /runs/{job_id}',
    area: 'Runs',
    summary: 'One run with its outline, the text so far and its receipts.',
    scope: 'studio',
    input: job,
    output: RunDetail,
  }),

  cancel_run: operation({
    http: 'POST /runs/{job_id}/cancel',
    area: 'Runs',
    summary: 'Stop a run. Finished sections are kept.',
    scope: 'studio',
    input: job,
    output: Run,
  }),

  retry_run: operation({
    http: 'POST /runs/{job_id}/retry',
    area: 'Runs',
    summary: 'Go on with a run that failed or was cancelled; finished sections are not bought again.',
    scope: 'studio',
    input: job,
    output: Run,
  }),

  write_run: operation({
    http: 'POST /runs/{job_id}/write',
    area: 'Runs',
    summary: 'Accept the outline, changed or not, and let the writing begin.',
    scope: 'studio',
    input: z.strictObject({ job_id: JobId, outline: Outline }),
    output: Run,
  }),

  keep_run: operation({
    http: 'POST /runs/{job_id}/keep',
    area: 'Runs',
    summary: 'Keep the finished sections of a failed or cancelled run as a draft.',
    scope: 'studio',
    status: 201,
    input: job,
    output: ArticleDocument,
  }),
}

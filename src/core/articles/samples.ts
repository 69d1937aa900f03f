import * as z from 'zod'
import de from '../../../resources/samples/de.json' with { type: 'json' }
import en from '../../../resources/samples/en.json' with { type: 'json' }
import uk from '../../../resources/samples/uk.json' with { type: 'json' }
import { ArticleStatus } from '../../contract/articles.ts'
import { ArticleKind } from '../../contract/generation.ts'
import type { UiLanguage } from '../../contract/settings.ts'
import type { BulkResult } from '../../contract/values.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { writeScaffold } from '../generation/scaffold.ts'
import { insertArticle, type NewArticle } from './insert.ts'
import { samplesQuery } from './store.ts'
import { bulk } from './trash.ts'

const Samples = z.object({
  articles: z.array(
    z.object({
      title: z.string(),
      slug: z.string(),
      language: z.string(),
      status: ArticleStatus,
      content: z.string(),
      meta_title: z.string(),
      meta_description: z.string(),
      keywords: z.array(z.string()),
      is_scaffold: z.boolean(),
    }),
  ),
  scaffold: z.object({ topic: z.string(), kind: ArticleKind, word_count: z.int() }),
})

const files = { en, uk, de } satisfies Record<UiLanguage, unknown>

/** Puts the labelled samples into the library; does nothing while there are some. */
export async function insertSamples(ctx: Context, language: UiLanguage): Promise<BulkResult> {
  // The finished one goes in last, so that it is the first to be seen.
  const samples = (await readSamples(language)).toReversed()
  return ctx.write(async (tx) => {
    if ((await sampleIds(tx.db)).length > 0) return { done: [], failed: [] }
    const done: number[] = []
    for (const sample of samples) done.push((await insertArticle(tx, sample)).id)
    return { done, failed: [] }
  })
}

/** To the trash, like anything else: what a writer made of them can be had back for 30 days. */
export async function removeSamples(tx: Tx): Promise<BulkResult> {
  return bulk(tx, 'trash', await sampleIds(tx.db))
}

/** The last one is written by the offline drafter, now: it shows what the drafter does on this very version. */
async function readSamples(language: UiLanguage): Promise<NewArticle[]> {
  const { articles, scaffold } = Samples.parse(files[language])
  const drafted = await writeScaffold({ ...scaffold, language, keywords: [], custom_instructions: '' })
  return [
    ...articles.map((article) => ({ ...article, model: '' })),
    { ...drafted, language, model: 'offline-drafter', is_scaffold: true },
  ].map((article) => ({
    ...article,
    is_sample: true,
    version: { kind: article.is_scaffold ? 'generated' : 'automatic', label: '' },
  }))
}

async function sampleIds(db: ReadDb): Promise<number[]> {
  const rows = await samplesQuery(db).execute()
  return rows.map(({ id }) => id)
}

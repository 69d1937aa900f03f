import type { articleOperations, ArticleStatus } from '../../contract/articles.ts'
import type { Reply } from '../../contract/operation.ts'
import type { ReadDb } from '../db/open.ts'
import { samplesQuery } from './store.ts'

type Counts = Reply<typeof articleOperations.get_library_counts>

/** From the kept counts; samples from an index that holds nothing else. */
export async function libraryCounts(db: ReadDb): Promise<Counts> {
  const rows = await db.selectFrom('article_counts').selectAll().where('articles', '>', 0).execute()
  const samples = await samplesQuery(db).execute()
  const by_status: Record<ArticleStatus, number> = { draft: 0, published: 0, archived: 0 }
  const by_language: Record<string, number> = {}
  let trashed = 0
  for (const row of rows) {
    if (row.trashed === 1) {
      trashed += row.articles
      continue
    }
    by_status[row.status] += row.articles
    by_language[row.language] = (by_language[row.language] ?? 0) + row.articles
  }
  return { by_status, by_language, trashed, samples: samples.length }
}

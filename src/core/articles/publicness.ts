import { sql } from 'kysely'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'

/**
 * Published while anything of it is public, a draft when nothing is; what the writer archived stays archived. Call it
 * in the transaction that makes something public or takes it back.
 */
export async function recomputeArticleStatus(tx: Tx, article_id: number): Promise<void> {
  const article = await tx.db.selectFrom('articles').select('status').where('id', '=', article_id).executeTakeFirst()
  if (!article || article.status === 'archived') return
  const status = (await publicArticles(tx.db, [article_id])).length > 0 ? 'published' : 'draft'
  if (status === article.status) return
  await tx.db.updateTable('articles').set({ status }).where('id', '=', article_id).execute()
  tx.emit({ type: status === 'published' ? 'article.published' : 'article.unpublished', id: article_id })
}

/** Which of these can be read by anyone: as a live post of a hosted site, or published by a connected CMS. */
export async function publicArticles(db: ReadDb, ids: readonly number[]): Promise<number[]> {
  const listed = sql<number>`(select value from json_each(${JSON.stringify(ids)}))`
  const rows = await db
    .selectFrom('hosted_posts')
    .select('article_id')
    .where('article_id', 'in', listed)
    .where('status', '=', 'live')
    .union((eb) =>
      eb
        .selectFrom('publications')
        .select('article_id')
        .where('article_id', 'in', listed)
        .where('status', '=', 'published'),
    )
    .execute()
  return rows.map(({ article_id }) => article_id)
}

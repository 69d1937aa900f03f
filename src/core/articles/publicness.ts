import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'

/**
 * Published while anything of it is public, a draft when nothing is; what the writer archived stays archived. Call it
 * in the transaction that makes something public or takes it back.
 */
export async function recomputeArticleStatus(tx: Tx, article_id: number): Promise<void> {
  const article = await tx.db.selectFrom('articles').select('status').where('id', '=', article_id).executeTakeFirst()
  if (!article || article.status === 'archived') return
  const status = (await isPublic(tx.db, article_id)) ? 'published' : 'draft'
  if (status === article.status) return
  await tx.db.updateTable('articles').set({ status }).where('id', '=', article_id).execute()
  tx.emit({ type: status === 'published' ? 'article.published' : 'article.unpublished', id: article_id })
}

/** A live post on a hosted site. */
async function isPublic(db: ReadDb, article_id: number): Promise<boolean> {
  const post = await db
    .selectFrom('hosted_posts')
    .select('id')
    .where('article_id', '=', article_id)
    .where('status', '=', 'live')
    .limit(1)
    .executeTakeFirst()
  return post !== undefined
}

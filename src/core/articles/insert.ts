import type { ArticleDocument, ArticleStatus, ArticleVersion } from '../../contract/articles.ts'
import { countHtmlWords } from '../../text/count-words.ts'
import type { Tx } from '../db/write.ts'
import { indexArticle } from '../search/store.ts'
import { slugOf, uniqueSlug } from './slugs.ts'
import { getDocument } from './store.ts'
import { insertVersion } from './version-store.ts'

export interface NewArticle {
  title: string
  /** HTML that is sanitised already. */
  content: string
  language: string
  /** Empty for an article written by hand. */
  model: string
  meta_title: string
  meta_description: string
  keywords: readonly string[]
  is_scaffold: boolean
  is_sample?: boolean
  status?: ArticleStatus
  /** Wished for; made from the title if absent, numbered if taken. */
  slug?: string
  /** How the first version, which is kept for ever, came about. */
  version: Pick<ArticleVersion, 'kind' | 'label'>
}

/** A new article with its first version and all that is needed to find it. */
export async function insertArticle(
  tx: Tx,
  { version, is_sample = false, status = 'draft', ...given }: NewArticle,
): Promise<ArticleDocument> {
  const at = tx.now()
  const { insertId } = await tx.db
    .insertInto('articles')
    .values({
      ...given,
      slug: await uniqueSlug(tx.db, given.slug ?? slugOf(given.title, given.language)),
      status,
      word_count: countHtmlWords(given.content, given.language),
      keywords: JSON.stringify(given.keywords),
      is_sample: Number(is_sample),
      is_scaffold: Number(given.is_scaffold),
      revision: 1,
      created_at: at,
      updated_at: at,
      deleted_at: null,
    })
    .executeTakeFirst()
  const article = await getDocument(tx.db, Number(insertId))
  await indexArticle(tx, article.id, article)
  await insertVersion(tx, article, version)
  tx.emit({ type: 'article.created', id: article.id })
  return article
}

import type { ArticleDocument, articleOperations } from '../../contract/articles.ts'
import type { ParsedInput } from '../../contract/operation.ts'
import type { Context } from '../context.ts'
import { readSettings } from '../settings/store.ts'
import { cleanContent } from './clean.ts'
import { insertArticle } from './insert.ts'
import { copyTitle, refuseTrashed } from './rules.ts'
import { getDocument } from './store.ts'

const byHand = { kind: 'automatic', label: '' } as const

export async function createArticle(
  ctx: Context,
  { language, content, ...given }: ParsedInput<typeof articleOperations.create_article>,
): Promise<ArticleDocument> {
  const clean = await cleanContent(ctx, content)
  return ctx.write(async (tx) =>
    insertArticle(tx, {
      ...given,
      content: clean,
      language: language ?? (await readSettings(tx.db)).general.language,
      model: '',
      is_scaffold: false,
      version: byHand,
    }),
  )
}

/** A draft of its own from now on: neither the status nor the mark of a sample comes along. */
export const duplicateArticle = (ctx: Context, id: number): Promise<ArticleDocument> =>
  ctx.write(async (tx) => {
    const article = await getDocument(tx.db, id)
    refuseTrashed(article)
    const { title, content, language, model, meta_title, meta_description, keywords, is_scaffold } = article
    return insertArticle(tx, {
      title: copyTitle(title, language),
      content,
      language,
      model,
      meta_title,
      meta_description,
      keywords,
      is_scaffold,
      version: byHand,
    })
  })

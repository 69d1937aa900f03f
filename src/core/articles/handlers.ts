import type { articleOperations } from '../../contract/articles.ts'
import { Answer, type Handlers } from '../handler.ts'
import { libraryCounts } from './counts.ts'
import { createArticle, duplicateArticle } from './create.ts'
import { listLibrary } from './library.ts'
import { listArticles } from './list.ts'
import { saveArticle } from './save.ts'
import { etagOf, getArticle, getDocument } from './store.ts'
import { bulk } from './trash.ts'
import { getVersion, listVersions } from './version-store.ts'
import { compareVersions, nameVersion, restoreVersion } from './versions.ts'

export const articleHandlers: Handlers<typeof articleOperations> = {
  list_articles: (ctx, input) => listArticles(ctx.db, input),

  get_article: async (ctx, { id }) => {
    const article = await getArticle(ctx.db, id)
    return new Answer(200, article, { ETag: etagOf(article) })
  },

  list_library: (ctx, input) => listLibrary(ctx.db, input),
  get_library_counts: (ctx) => libraryCounts(ctx.db),

  create_article: (ctx, input) => createArticle(ctx, input),
  open_article: (ctx, { id }) => getDocument(ctx.db, id),
  save_article: (ctx, input) => saveArticle(ctx, input),
  duplicate_article: (ctx, { id }) => duplicateArticle(ctx, id),

  archive_articles: (ctx, { ids }) => ctx.write((tx) => bulk(tx, 'archive', ids)),
  unarchive_articles: (ctx, { ids }) => ctx.write((tx) => bulk(tx, 'unarchive', ids)),
  trash_articles: (ctx, { ids }) => ctx.write((tx) => bulk(tx, 'trash', ids)),
  restore_articles: (ctx, { ids }) => ctx.write((tx) => bulk(tx, 'restore', ids)),
  delete_articles: (ctx, { ids }) => ctx.write((tx) => bulk(tx, 'delete', ids)),

  list_versions: async (ctx, { id }) => {
    await getDocument(ctx.db, id)
    return listVersions(ctx.db, id)
  },
  get_version: (ctx, { id, version_id }) => getVersion(ctx.db, id, version_id),
  create_version: (ctx, input) => nameVersion(ctx, input),
  restore_version: (ctx, input) => restoreVersion(ctx, input),
  compare_versions: (ctx, input) => compareVersions(ctx, input),
}

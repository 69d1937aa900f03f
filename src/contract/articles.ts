import * as z from 'zod'
import { operation } from './operation.ts'
import { BulkResult, Id, Ids, LanguageCode, Timestamp } from './values.ts'

export const ArticleStatus = z.enum(['draft', 'published', 'archived'])
export type ArticleStatus = z.infer<typeof ArticleStatus>

export const ArticleSummary = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  status: ArticleStatus,
  language: z.string(),
  word_count: z.int(),
  model: z.string().meta({ description: 'Generation model used; empty for an article written by hand' }),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

export const ArticlePublication = z.object({
  site_id: Id,
  site_name: z.string(),
  published_at: Timestamp,
  external_url: z.string(),
})

export const ArticleDetail = ArticleSummary.extend({
  content: z.string().meta({ description: 'HTML' }),
  meta_title: z.string(),
  meta_description: z.string(),
  keywords: z.array(z.string()),
  publications: z.array(ArticlePublication),
})
export type ArticleDetail = z.infer<typeof ArticleDetail>

/** What the editor works on. `revision` rises with every save; send it back so that nothing is overwritten blindly. */
export const ArticleDocument = ArticleDetail.extend({
  revision: z.int(),
  is_sample: z.boolean(),
  is_scaffold: z.boolean().meta({ description: 'Written by the offline drafter: a working draft with slots to fill' }),
  deleted_at: Timestamp.nullable(),
})
export type ArticleDocument = z.infer<typeof ArticleDocument>

export const LibraryItem = ArticleSummary.extend({
  revision: z.int(),
  is_sample: z.boolean(),
  is_scaffold: z.boolean(),
  deleted_at: Timestamp.nullable(),
  snippet: z
    .string()
    .nullable()
    .meta({ description: 'Text around the match, matches between U+E000 and U+E001; null when there was no search' }),
})
export type LibraryItem = z.infer<typeof LibraryItem>

export const LibrarySort = z.enum(['updated', 'created', 'title', 'words'])

const fields = {
  title: z.string().max(300),
  slug: z.string().max(80),
  content: z.string().max(2_000_000),
  language: LanguageCode,
  meta_title: z.string().max(300),
  meta_description: z.string().max(1_000),
  keywords: z.array(z.string().trim().min(1).max(80)).max(20),
}

export const VersionMaker = z.enum(['person', 'ai_run', 'key', 'restore'])

export const ArticleVersion = z.object({
  id: Id,
  article_id: Id,
  revision: z.int(),
  kind: z.enum(['automatic', 'named', 'generated', 'before_restore', 'restored']),
  label: z.string(),
  made_by: z.string(),
  title: z.string(),
  word_count: z.int(),
  created_at: Timestamp,
})
export type ArticleVersion = z.infer<typeof ArticleVersion>

export const ArticleVersionDetail = ArticleVersion.extend({
  content: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  keywords: z.array(z.string()),
})

export type ArticleVersionDetail = z.infer<typeof ArticleVersionDetail>

/** Words in reading order: `same`, `added` (only in the newer) or `removed` (only in the older). */
export const DiffPart = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })
export type DiffPart = z.infer<typeof DiffPart>
export const DiffBlock = z.object({
  kind: z.enum(['same', 'added', 'removed', 'changed']),
  tag: z.string().meta({ description: 'The block element: p, h2, li, …' }),
  parts: z.array(DiffPart),
})
export type DiffBlock = z.infer<typeof DiffBlock>

export const articleOperations = {
  list_articles: operation({
    http: 'GET /articles',
    area: 'Articles',
    summary: 'List articles, newest first.',
    scope: 'read',
    paged: true,
    input: z.strictObject({
      page: z.int().min(1).max(1_000_000).default(1),
      per_page: z.int().min(1).max(100).default(20),
      status: ArticleStatus.optional(),
      language: LanguageCode.optional(),
    }),
    output: ArticleSummary,
  }),

  get_article: operation({
    http: 'GET /articles/{id}',
    area: 'Articles',
    summary: 'Read one article with its content.',
    scope: 'read',
    input: z.strictObject({ id: Id }),
    output: ArticleDetail,
  }),

  list_library: operation({
    http: 'GET /library',
    area: 'Library',
    summary: 'The library: filtered, searched, sorted, page by key.',
    scope: 'studio',
    input: z.strictObject({
      q: z.string().max(200).default(''),
      status: ArticleStatus.optional(),
      language: LanguageCode.optional(),
      trashed: z.boolean().default(false),
      sort: LibrarySort.default('updated'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      after: z.string().max(500).optional().meta({ description: '`next` of the page before' }),
      limit: z.int().min(1).max(500).default(100),
    }),
    output: z.object({ items: z.array(LibraryItem), next: z.string().nullable(), total: z.int() }),
  }),

  get_library_counts: operation({
    http: 'GET /library/counts',
    area: 'Library',
    summary: 'How many articles there are, by status and language, and in the trash.',
    scope: 'studio',
    input: z.strictObject({}),
    output: z.object({
      by_status: z.record(z.string(), z.int()),
      by_language: z.record(z.string(), z.int()),
      trashed: z.int(),
      samples: z.int(),
    }),
  }),

  create_article: operation({
    http: 'POST /articles',
    area: 'Library',
    summary: 'Start an article by hand.',
    scope: 'studio',
    status: 201,
    bodyLimit: 20_000_000,
    input: z.strictObject({
      title: fields.title.default(''),
      content: fields.content.default(''),
      language: fields.language.optional().meta({ description: "The workspace's language if absent" }),
      meta_title: fields.meta_title.default(''),
      meta_description: fields.meta_description.default(''),
      keywords: fields.keywords.default([]),
    }),
    output: ArticleDocument,
  }),

  open_article: operation({
    http: 'GET /articles/{id}',
    area: 'Library',
    summary: 'Open an article for editing; also one in the trash.',
    scope: 'studio',
    input: z.strictObject({ id: Id }),
    output: ArticleDocument,
  }),

  save_article: operation({
    http: 'PATCH /articles/{id}',
    area: 'Library',
    summary: 'Save what changed. Refused with `conflict` when `revision` is not the newest.',
    scope: 'studio',
    bodyLimit: 20_000_000,
    input: z.strictObject({
      id: Id,
      revision: z.int().min(1).meta({ description: 'The revision this change was made on' }),
      title: fields.title.optional(),
      slug: fields.slug.optional(),
      content: fields.content.optional(),
      language: fields.language.optional(),
      meta_title: fields.meta_title.optional(),
      meta_description: fields.meta_description.optional(),
      keywords: fields.keywords.optional(),
    }),
    output: ArticleDocument,
  }),

  duplicate_article: operation({
    http: 'POST /articles/{id}/duplicate',
    area: 'Library',
    summary: 'Make a copy of an article.',
    scope: 'studio',
    status: 201,
    input: z.strictObject({ id: Id }),
    output: ArticleDocument,
  }),

  archive_articles: operation({
    http: 'POST /library/archive',
    area: 'Library',
    summary: 'Archive articles.',
    scope: 'studio',
    input: z.strictObject({ ids: Ids }),
    output: BulkResult,
  }),

  unarchive_articles: operation({
    http: 'POST /library/unarchive',
    area: 'Library',
    summary: 'Bring archived articles back; their status is worked out from what is public.',
    scope: 'studio',
    input: z.strictObject({ ids: Ids }),
    output: BulkResult,
  }),

  trash_articles: operation({
    http: 'POST /library/trash',
    area: 'Library',
    summary: 'Move articles to the trash, where they stay for 30 days.',
    scope: 'studio',
    input: z.strictObject({ ids: Ids }),
    output: BulkResult,
  }),

  restore_articles: operation({
    http: 'POST /library/restore',
    area: 'Library',
    summary: 'Take articles out of the trash.',
    scope: 'studio',
    input: z.strictObject({ ids: Ids }),
    output: BulkResult,
  }),

  delete_articles: operation({
    http: 'POST /library/delete',
    area: 'Library',
    summary: 'Delete articles in the trash for good.',
    scope: 'studio',
    input: z.strictObject({ ids: Ids }),
    output: BulkResult,
  }),

  list_versions: operation({
    http: 'GET /articles/{id}/versions',
    area: 'Library',
    summary: 'The stored versions of an article, newest first.',
    scope: 'studio',
    input: z.strictObject({ id: Id }),
    output: z.array(ArticleVersion),
  }),

  get_version: operation({
    http: 'GET /articles/{id}/versions/{version_id}',
    area: 'Library',
    summary: 'One version with its content, for a preview.',
    scope: 'studio',
    input: z.strictObject({ id: Id, version_id: Id }),
    output: ArticleVersionDetail,
  }),

  create_version: operation({
    http: 'POST /articles/{id}/versions',
    area: 'Library',
    summary: 'Keep the article as it is now under a name.',
    scope: 'studio',
    status: 201,
    input: z.strictObject({ id: Id, label: z.string().trim().min(1).max(120) }),
    output: ArticleVersion,
  }),

  restore_version: operation({
    http: 'POST /articles/{id}/versions/{version_id}/restore',
    area: 'Library',
    summary: 'Make a version the newest text. The text before it is kept as a version too.',
    scope: 'studio',
    input: z.strictObject({ id: Id, version_id: Id, revision: z.int().min(1) }),
    output: ArticleDocument,
  }),

  compare_versions: operation({
    http: 'GET /articles/{id}/compare',
    area: 'Library',
    summary: 'What changed between two versions, by blocks and then by words. Without `to`: the text as it is now.',
    scope: 'studio',
    input: z.strictObject({ id: Id, from: Id, to: Id.optional() }),
    output: z.object({
      title: z.array(DiffPart),
      blocks: z.array(DiffBlock),
      added_words: z.int(),
      removed_words: z.int(),
    }),
  }),
}

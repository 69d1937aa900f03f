import type { ArticleDocument } from '../../contract/articles.ts'
import type { HostedPost, postOperations } from '../../contract/hosted-posts.ts'
import type { ParsedInput } from '../../contract/operation.ts'
import { recomputeArticleStatus } from '../articles/publicness.ts'
import { freeSlug } from '../articles/slugs.ts'
import { findDocument, getArticle } from '../articles/store.ts'
import { hashText } from '../articles/version-rules.ts'
import { insertVersion, newestVersion } from '../articles/version-store.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { StudioError } from '../errors.ts'
import { etag, mustMatch } from '../etag.ts'
import { dropRedirectsTo, freeAddress, keepingAddresses } from './moves.ts'
import { announcePost } from './post-events.ts'
import { newsOf, refuseUnpublishable } from './post-rules.ts'
import { savePostTags } from './post-tags.ts'
import { preparedText } from './post-text.ts'
import { getPostRow, postLocale, postSlugs, showPost, type PostRow } from './post-store.ts'
import { getSite, getSiteRow, type SiteRow } from './site-store.ts'
import { isReservedPage, refusePageSlug, takenSlug } from './slugs.ts'

type UpdateWish = ParsedInput<typeof postOperations.update_post>

export const postEtag = ({ id, revision }: Pick<PostRow, 'id' | 'revision'>): string => etag('b', id, revision)

export const publishPost = (
  ctx: Context,
  { site_id, article_id, slug, publish }: ParsedInput<typeof postOperations.publish_post>,
): Promise<HostedPost> =>
  ctx.write(async (tx) => {
    const site = await getSiteRow(tx.db, site_id)
    const article = await getArticle(tx.db, article_id)
    refuseUnpublishable(article)
    await refuseSecond(tx.db, site_id, article_id)
    return insertPost(ctx, tx, site, { article, slug, publish })
  })

/** A post with the text of its article as it is now. */
export async function insertPost(
  ctx: Context,
  tx: Tx,
  site: SiteRow,
  { article, slug, publish }: { article: ArticleDocument; slug: string | undefined; publish: boolean },
): Promise<HostedPost> {
  const locale = await postLocale(tx.db, site, article.language)
  const at = tx.now()
  const row = await tx.db
    .insertInto('hosted_posts')
    .values({
      site_id: site.id,
      article_id: article.id,
      locale,
      slug: await newSlug(tx.db, site.id, locale, slug, article.slug),
      status: publish ? 'live' : 'draft',
      meta_title: null,
      meta_description: null,
      canonical_url: null,
      og_image_url: null,
      noindex: 0,
      published_at: publish ? at : null,
      revision: 1,
      created_at: at,
      updated_at: at,
      ...(await frozen(tx, article)),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return told(ctx, tx, site, null, row)
}

export const updatePost = (ctx: Context, { site_id, post_id, ...wish }: UpdateWish): Promise<HostedPost> =>
  ctx.write(async (tx) => {
    const site = await getSiteRow(tx.db, site_id)
    const before = await getPostRow(tx.db, site_id, post_id)
    mustMatch(ctx, postEtag(before))
    const { noindex, ...plain } = wish
    const goesLive = before.status === 'draft' && wish.status === 'live'
    const next: PostRow = {
      ...before,
      ...(Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as Partial<PostRow>),
      ...(noindex !== undefined && { noindex: Number(noindex) }),
      ...(goesLive && (await frozen(tx, await publishable(tx.db, before)))),
      ...(goesLive && { publish_at: null, schedule_note: null }),
    }
    if (next.slug !== before.slug) await refuseWrongSlug(tx.db, next)
    return storePost(ctx, tx, site, before, next)
  })

/** A draft becomes public with the text of its article as it is now. */
export async function goLive(ctx: Context, tx: Tx, before: PostRow): Promise<HostedPost> {
  const text = await frozen(tx, await publishable(tx.db, before))
  const next: PostRow = { ...before, ...text, status: 'live', publish_at: null, schedule_note: null }
  return storePost(ctx, tx, await getSiteRow(tx.db, before.site_id), before, next)
}

/** The text of the article as it is now, into a post that is live or a draft. */
export const refreshPost = (
  ctx: Context,
  { site_id, post_id }: ParsedInput<typeof postOperations.refresh_post>,
): Promise<HostedPost> =>
  ctx.write(async (tx) => {
    const site = await getSiteRow(tx.db, site_id)
    const before = await getPostRow(tx.db, site_id, post_id)
    mustMatch(ctx, postEtag(before))
    const article = await publishable(tx.db, before)
    const text = article.revision === before.article_revision ? {} : await frozen(tx, article)
    return storePost(ctx, tx, site, before, { ...before, ...text })
  })

export const unpublishPost = (
  ctx: Context,
  { site_id, post_id }: ParsedInput<typeof postOperations.unpublish_post>,
): Promise<{ id: number; deleted: true }> =>
  ctx.write(async (tx) => {
    const site = await getSiteRow(tx.db, site_id)
    const row = await getPostRow(tx.db, site_id, post_id)
    mustMatch(ctx, postEtag(row))
    const post = await showPost({ ...ctx, db: tx.db }, row)
    await tx.db.deleteFrom('hosted_posts').where('id', '=', post_id).execute()
    await dropRedirectsTo(tx, site_id, new URL(post.url).pathname)
    if (row.status === 'live') {
      await announcePost(tx, {
        type: 'post.unpublished',
        site: await facts(ctx, tx, site),
        post: { ...post, status: 'draft' },
      })
      await recomputeArticleStatus(tx, row.article_id)
    } else tx.emit({ type: 'post.deleted', id: post_id, site_id, article_id: row.article_id })
    return { id: post_id, deleted: true }
  })

async function storePost(ctx: Context, tx: Tx, site: SiteRow, before: PostRow, next: PostRow): Promise<HostedPost> {
  const same = (Object.keys(next) as (keyof PostRow)[]).every((key) => before[key] === next[key])
  if (same) return showPost({ ...ctx, db: tx.db }, before)
  const at = tx.now()
  const { id, ...values } = {
    ...next,
    published_at: next.published_at ?? (next.status === 'live' ? at : null),
    revision: before.revision + 1,
    updated_at: at,
  }
  const store = () => tx.db.updateTable('hosted_posts').set(values).where('id', '=', id).execute()
  await (next.slug === before.slug ? store() : keepingAddresses(tx, site, store))
  return told(ctx, tx, site, before, { id, ...values })
}

/** What everybody hears after a post was stored: exactly one event, and the status of the article. */
async function told(ctx: Context, tx: Tx, site: SiteRow, before: PostRow | null, row: PostRow): Promise<HostedPost> {
  const post = await showPost({ ...ctx, db: tx.db }, row)
  await savePostTags(tx, row)
  if (row.status === 'live') await freeAddress(tx, site.id, new URL(post.url).pathname)
  const news = newsOf(before?.status ?? null, row.status)
  if (news.public) await announcePost(tx, { type: news.type, site: await facts(ctx, tx, site), post })
  else tx.emit({ type: news.type, id: row.id, site_id: site.id, article_id: row.article_id })
  if (before?.status !== row.status) await recomputeArticleStatus(tx, row.article_id)
  return post
}

async function facts(ctx: Context, tx: Tx, { id }: SiteRow) {
  const { name, slug, url } = await getSite({ ...ctx, db: tx.db }, id)
  return { id, name, slug, url }
}

/** The article of a post, if it may be public. */
export async function publishable(db: ReadDb, { article_id }: PostRow): Promise<ArticleDocument> {
  const article = await findDocument(db, article_id)
  if (!article || article.deleted_at !== null) {
    throw new StudioError(
      'conflict',
      'The article of this post is in the trash or gone. The post was not changed. Take the article out of the trash first.',
    )
  }
  refuseUnpublishable(article)
  return article
}

/** The article as it is now, with a version that holds the same text. */
async function frozen(tx: Tx, article: ArticleDocument) {
  const newest = await newestVersion(tx.db, article.id)
  const kept =
    newest.sha256 === hashText(article) ? newest : await insertVersion(tx, article, { kind: 'automatic', label: '' })
  const { revision, title, language, meta_title, meta_description, keywords, word_count, content } = article
  return {
    article_revision: revision,
    version_id: kept.id,
    title,
    language,
    article_meta_title: meta_title,
    article_meta_description: meta_description,
    keywords: JSON.stringify(keywords),
    word_count,
    content,
    ...preparedText(article),
  }
}

async function newSlug(
  db: ReadDb,
  site_id: number,
  locale: string,
  wished: string | undefined,
  articleSlug: string,
): Promise<string> {
  const taken = await postSlugs(db, site_id, locale)
  refusePageSlug(wished ?? (isReservedPage(articleSlug) ? '' : articleSlug))
  if (wished === undefined) return freeSlug(isReservedPage(articleSlug) ? `${articleSlug}-post` : articleSlug, taken)
  if (taken.has(wished)) throw takenPost(locale)
  return wished
}

async function refuseWrongSlug(db: ReadDb, { id, site_id, locale, slug }: PostRow): Promise<void> {
  refusePageSlug(slug)
  if ((await postSlugs(db, site_id, locale, id)).has(slug)) throw takenPost(locale)
}

const takenPost = (locale: string) =>
  takenSlug(`Another post in "${locale}" has this address part. Choose another one.`)

async function refuseSecond(db: ReadDb, site_id: number, article_id: number): Promise<void> {
  const post = await db
    .selectFrom('hosted_posts')
    .select(['id', 'status'])
    .where('site_id', '=', site_id)
    .where('article_id', '=', article_id)
    .executeTakeFirst()
  if (!post) return
  throw new StudioError(
    'conflict',
    `This article is post ${post.id} of this site already (${post.status}). Nothing was changed. Change that post, or remove it first.`,
    {
      details: [
        { path: 'article_id', code: 'already_posted', message: `The article is post ${post.id} of this site.` },
      ],
    },
  )
}

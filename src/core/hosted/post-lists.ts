import type { HostedPost } from '../../contract/hosted-posts.ts'
import type { ListedPost } from '../../contract/site-studio.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import { notFound } from '../errors.ts'
import { listingSlugs } from './moves.ts'
import { getPostRow, listedColumns, listPosts, showPost, toPost } from './post-store.ts'
import { getSiteRow } from './site-store.ts'

type Asked = Pick<Context, 'db' | 'addresses'>
type Extras = Pick<ListedPost, 'publish_at' | 'schedule_note' | 'language' | 'words'>

/** Posts of a site, newest first, with what the studio alone knows of them. */
export async function listSitePosts(ctx: Asked, site_id: number): Promise<ListedPost[]> {
  const posts = await listPosts(ctx, site_id)
  const extras = await extrasOf(ctx.db, site_id)
  return posts.flatMap((post) => {
    const extra = extras.get(post.id)
    return extra ? [{ ...post, ...extra }] : []
  })
}

/** Throws `not_found`. */
export async function showListedPost(ctx: Asked, site_id: number, post_id: number): Promise<ListedPost> {
  const row = await getPostRow(ctx.db, site_id, post_id)
  const { publish_at, schedule_note, language, word_count: words } = row
  return { ...(await showPost(ctx, row)), publish_at, schedule_note, language, words }
}

async function extrasOf(db: ReadDb, site_id: number): Promise<Map<number, Extras>> {
  const rows = await db
    .selectFrom('hosted_posts')
    .select(['id', 'publish_at', 'schedule_note', 'language', 'word_count as words'])
    .where('site_id', '=', site_id)
    .execute()
  return new Map(rows.map(({ id, ...extras }) => [id, extras]))
}

type ArticlePost = HostedPost & Pick<ListedPost, 'publish_at' | 'schedule_note'> & { site_name: string }

/** Throws `not_found` when there is no such article. */
export async function listArticlePosts(ctx: Asked, article_id: number): Promise<ArticlePost[]> {
  const article = await ctx.db.selectFrom('articles').select('revision').where('id', '=', article_id).executeTakeFirst()
  if (!article) throw notFound('article', article_id)
  const rows = await ctx.db
    .selectFrom('hosted_posts')
    .select([...listedColumns, 'publish_at', 'schedule_note'])
    .where('article_id', '=', article_id)
    .orderBy('id')
    .execute()
  const posts: ArticlePost[] = []
  for (const { publish_at, schedule_note, ...row } of rows) {
    const site = await getSiteRow(ctx.db, row.site_id)
    const listing = (await listingSlugs(ctx.db, row.site_id)).get(row.locale) ?? null
    const around = { site, sites: ctx.addresses().sites, listing, revision_now: article.revision }
    posts.push({ ...toPost(row, around), publish_at, schedule_note, site_name: site.name })
  }
  return posts
}

import { tagSlug } from '../../text/site-address.ts'
import type { Tx } from '../db/write.ts'
import type { PostRow } from './post-store.ts'

type Tagged = Pick<PostRow, 'id' | 'site_id' | 'locale' | 'status' | 'published_at' | 'keywords'>

/** Keywords become tags of a live post; two that are spelt alike in an address are one. */
export async function savePostTags({ db }: Tx, post: Tagged): Promise<void> {
  await db.deleteFrom('hosted_post_tags').where('post_id', '=', post.id).execute()
  const { site_id, locale, published_at } = post
  if (post.status !== 'live' || published_at === null) return
  const bySlug = new Map<string, string>()
  for (const tag of JSON.parse(post.keywords) as string[]) {
    const slug = tagSlug(tag, locale)
    if (!bySlug.has(slug)) bySlug.set(slug, tag)
  }
  const rows = [...bySlug].map(([tag_slug, tag]) => ({
    post_id: post.id,
    tag_slug,
    tag,
    site_id,
    locale,
    published_at,
  }))
  if (rows.length > 0) await db.insertInto('hosted_post_tags').values(rows).execute()
}

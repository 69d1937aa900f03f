import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { savePostTags } from './post-tags.ts'
import { preparedText } from './post-text.ts'

const CHUNK = 25

/** Posts from before there were lists of them get what lists show. Once in the life of a post. */
export async function preparePosts(ctx: Context): Promise<void> {
  for (;;) {
    const rows = await ctx.db
      .selectFrom('hosted_posts')
      .select(['id', 'site_id', 'locale', 'status', 'published_at', 'keywords', 'content'])
      .select('article_meta_description as meta_description')
      .where('checked', 'is', null)
      .orderBy('id')
      .limit(sql.lit(CHUNK))
      .execute()
    if (rows.length === 0) return
    await ctx.write(async (tx) => {
      for (const row of rows) {
        await tx.db.updateTable('hosted_posts').set(preparedText(row)).where('id', '=', row.id).execute()
        await savePostTags(tx, row)
      }
    })
  }
}

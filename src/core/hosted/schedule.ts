import type { ParsedInput } from '../../contract/operation.ts'
import type { ListedPost, siteStudioOperations } from '../../contract/site-studio.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import { StudioError } from '../errors.ts'
import { mustMatch } from '../etag.ts'
import { enqueue } from '../jobs/queue.ts'
import { timestamp } from '../time.ts'
import { showListedPost } from './post-lists.ts'
import { getPostRow } from './post-store.ts'
import { postEtag } from './posts.ts'
import { publishScheduledPost } from './publish-scheduled.job.ts'

/** Null takes the time back. A time that is over lets the post go live at once. */
export const schedulePost = (
  ctx: Context,
  { site_id, post_id, publish_at }: ParsedInput<typeof siteStudioOperations.schedule_post>,
): Promise<ListedPost> =>
  ctx.write(async (tx) => {
    const row = await getPostRow(tx.db, site_id, post_id)
    mustMatch(ctx, postEtag(row))
    if (row.status === 'live') {
      throw new StudioError(
        'conflict',
        'This post is live already. Nothing was changed. Take it back to a draft before you give it a time.',
      )
    }
    const at = publish_at === null ? null : timestamp(Date.parse(publish_at))
    if (at !== row.publish_at || row.schedule_note !== null) {
      const change = { publish_at: at, schedule_note: null, revision: row.revision + 1, updated_at: tx.now() }
      await tx.db.updateTable('hosted_posts').set(change).where('id', '=', post_id).execute()
      if (at !== null) await wakeAt(tx, post_id, at)
      tx.emit({ type: 'post.scheduled', id: post_id, site_id, article_id: row.article_id })
    }
    return showListedPost({ ...ctx, db: tx.db }, site_id, post_id)
  })

async function wakeAt(tx: Tx, post_id: number, publish_at: string): Promise<void> {
  const { job_id } = await enqueue(tx, publishScheduledPost, { post_id, publish_at })
  const run_after = new Date(publish_at).toISOString()
  await tx.db.updateTable('jobs').set({ run_after }).where('job_id', '=', job_id).execute()
}

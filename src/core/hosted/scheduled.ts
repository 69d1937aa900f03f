import type { ReadDb } from '../db/open.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import { StudioError } from '../errors.ts'
import type { PostRow } from './post-store.ts'
import { goLive, publishable } from './posts.ts'

/** The post while it waits for this very time. */
export const scheduledRow = (db: ReadDb, post_id: number, publish_at: string): Promise<PostRow | undefined> =>
  db
    .selectFrom('hosted_posts')
    .selectAll()
    .where('id', '=', post_id)
    .where('status', '=', 'draft')
    .where('publish_at', '=', publish_at)
    .executeTakeFirst()

/** As if the writer had published it now. What may not be public stays a draft, and says why. */
export async function publishScheduled(ctx: Context, tx: Tx, row: PostRow): Promise<void> {
  const reason = await whyNot(tx.db, row)
  if (reason === null) await goLive(ctx, tx, row)
  else await stopSchedule(tx, row, reason)
}

async function whyNot(db: ReadDb, row: PostRow): Promise<string | null> {
  try {
    await publishable(db, row)
    return null
  } catch (error) {
    if (error instanceof StudioError) return error.message
    throw error
  }
}

export async function stopSchedule(tx: Tx, { id, site_id, article_id }: PostRow, schedule_note: string): Promise<void> {
  await tx.db
    .updateTable('hosted_posts')
    .set((eb) => ({ publish_at: null, schedule_note, updated_at: tx.now(), revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
  tx.emit({ type: 'post.scheduled', id, site_id, article_id })
}

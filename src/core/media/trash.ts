import type { Media } from '../../contract/media.ts'
import { TRASH_DAYS } from '../articles/rules.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { StudioError } from '../errors.ts'
import { timestamp } from '../time.ts'
import { aloneWithFiles } from './alone.ts'
import { oldMediaFiles, removeMediaFile, removeOldFile, shelved } from './files.ts'
import { GENERATE_IMAGE } from './image-input.ts'
import type { Kept } from './save.ts'
import { getMediaRow, originalName, renditionName, toMedia } from './store.ts'

const DAY_MS = 86_400_000

export const trashMedia = (ctx: Context, id: number) =>
  ctx.write(async (tx) => {
    const row = await getMediaRow(tx.db, id)
    if (row.deleted_at === null) {
      await tx.db
        .updateTable('media')
        .set({ deleted_at: tx.now(), revision: row.revision + 1 })
        .where('id', '=', id)
        .execute()
      tx.emit({ type: 'media.trashed', id })
    }
    return { id, deleted: true as const }
  })

export const restoreMedia = (ctx: Context, id: number): Promise<Media> =>
  ctx.write(async (tx) => {
    const row = await getMediaRow(tx.db, id)
    if (row.deleted_at === null) throw new StudioError('conflict', 'This picture is not in the trash.')
    await tx.db
      .updateTable('media')
      .set({ deleted_at: null, revision: row.revision + 1 })
      .where('id', '=', id)
      .execute()
    tx.emit({ type: 'media.restored', id })
    return toMedia(await getMediaRow(tx.db, id))
  })

/** Out of the trash for good: the rows first, then the files; what a crash leaves of them, the sweeper finds. */
export const purgeMedia = (ctx: Context, id: number) =>
  aloneWithFiles(async () => {
    const names = await ctx.write(async (tx) => {
      const row = await getMediaRow(tx.db, id)
      if (row.deleted_at === null) {
        throw new StudioError('conflict', 'This picture is not in the trash. Nothing was deleted. Move it there first.')
      }
      return deleteRow(tx, id)
    })
    await removeAll(ctx, names)
    return { id, deleted: true as const }
  })

async function deleteRow(tx: Tx, id: number): Promise<string[]> {
  const row = await getMediaRow(tx.db, id)
  const files = await tx.db.selectFrom('media_files').selectAll().where('media_id', '=', id).execute()
  await tx.db.deleteFrom('media').where('id', '=', id).execute()
  tx.emit({ type: 'media.deleted', id })
  return [originalName(row), ...files.map(({ width, format }) => renditionName(row.sha256, width, format))]
}

async function removeAll(ctx: Context, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await removeMediaFile(ctx.folder, name).catch((error: unknown) =>
      ctx.log('warn', 'media.not_removed', { error: error as Error }),
    )
  }
}

/** Once a day: what has been in the trash for its 30 days, and files that nothing speaks of. */
export const tidyMedia = (ctx: Context): Promise<void> =>
  aloneWithFiles(async () => {
    const until = timestamp(ctx.clock.now() - TRASH_DAYS * DAY_MS)
    const names = await ctx.write(async (tx) => {
      const rows = await tx.db.selectFrom('media').select('id').where('deleted_at', '<=', until).execute()
      const gone: string[] = []
      for (const { id } of rows) gone.push(...(await deleteRow(tx, id)))
      return gone
    })
    await removeAll(ctx, names)
    await sweep(ctx)
  })

/** A file that neither a row nor an image under way speaks of, and that is a day old, is what a crash left. */
async function sweep(ctx: Context): Promise<void> {
  const before = ctx.clock.now() - DAY_MS
  const old = await oldMediaFiles(ctx.folder, before)
  if (old.length === 0) return
  const known = await namesInUse(ctx.db)
  for (const file of old) {
    if (!known.has(file)) await removeOldFile(ctx.folder, file, before).catch(() => {})
  }
}

async function namesInUse(db: ReadDb): Promise<Set<string>> {
  const [rows, files, steps] = await Promise.all([
    db.selectFrom('media').select(['sha256', 'mime']).execute(),
    db
      .selectFrom('media_files')
      .innerJoin('media', 'media.id', 'media_files.media_id')
      .select(['media.sha256', 'media_files.width', 'media_files.format'])
      .execute(),
    db
      .selectFrom('job_steps')
      .innerJoin('jobs', 'jobs.job_id', 'job_steps.job_id')
      .select('output')
      .where('jobs.completed_at', 'is', null)
      .where('jobs.kind', '=', GENERATE_IMAGE)
      .where('step', '=', 'bought')
      .execute(),
  ])
  const names = [
    ...rows.map(originalName),
    ...files.map(({ sha256, width, format }) => renditionName(sha256, width, format)),
    ...steps.map(({ output }) => originalName(JSON.parse(output) as Kept)),
  ]
  return new Set(names.map(shelved))
}

import type { Media, MediaSource, ImageStyle } from '../../contract/media.ts'
import type { Context } from '../context.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { invalidField } from '../errors.ts'
import { extensions, sha256Of, writeMediaFile } from './files.ts'
import type { Picture } from './image-worker.ts'
import { planFilename } from './rules.ts'
import { findBySha, getMediaRow, originalName, searchTextOf, toMedia } from './store.ts'

/** A picture whose file is on the disk: only of such a one may there be a row. */
export interface Kept {
  sha256: string
  mime: Picture['mime']
  width: number
  height: number
  bytes: number
}

/** Where a picture came from; what is not said is empty. */
export interface Origin {
  source: MediaSource
  filename: string
  folder_id?: number | null
  alt?: string
  prompt?: string
  final_prompt?: string
  model_used?: string | null
  style?: ImageStyle | null
  seed?: number | null
  cost_usd?: number
  licence?: string
  licence_url?: string
  author?: string
  author_url?: string
  source_url?: string
  parent_id?: number | null
}

/** Bytes onto the disk, under their hash. Nothing speaks of them yet. */
export async function keepBytes({ folder }: Pick<Context, 'folder'>, picture: Picture): Promise<Kept> {
  const { bytes, mime, width, height } = picture
  const sha256 = await sha256Of(bytes)
  await writeMediaFile(folder, originalName({ sha256, mime }), bytes)
  return { sha256, mime, width, height, bytes: bytes.byteLength }
}

/** The row, or the one there is: the same bytes are one item. One in the trash comes back. */
export async function insertMedia(tx: Tx, kept: Kept, origin: Origin): Promise<{ media: Media; existed: boolean }> {
  const there = await findBySha(tx.db, kept.sha256)
  if (there) {
    if (there.deleted_at === null) return { media: toMedia(there), existed: true }
    await tx.db
      .updateTable('media')
      .set({ deleted_at: null, revision: there.revision + 1 })
      .where('id', '=', there.id)
      .execute()
    tx.emit({ type: 'media.restored', id: there.id })
    return { media: toMedia(await getMediaRow(tx.db, there.id)), existed: true }
  }
  if (origin.folder_id) await mustHaveFolder(tx.db, origin.folder_id)
  const filename = planFilename(origin.filename, extensions[kept.mime])
  const row = {
    ...unsaid,
    ...origin,
    ...kept,
    filename,
    made_by: tx.caller,
    created_at: tx.now(),
    deleted_at: null,
  }
  const stored = await tx.db
    .insertInto('media')
    .values({ ...row, searchable: searchTextOf(row) })
    .returningAll()
    .executeTakeFirstOrThrow()
  tx.emit({ type: 'media.created', id: stored.id })
  return { media: toMedia(stored), existed: false }
}

export async function mustHaveFolder(db: ReadDb, id: number): Promise<void> {
  const folder = await db.selectFrom('media_folders').select('id').where('id', '=', id).executeTakeFirst()
  if (!folder) throw invalidField('folder_id', 'folder_unknown', `There is no folder with id ${id}.`)
}

const unsaid = {
  folder_id: null,
  alt: '',
  prompt: '',
  final_prompt: '',
  model_used: null,
  style: null,
  seed: null,
  cost_usd: 0,
  licence: '',
  licence_url: '',
  author: '',
  author_url: '',
  source_url: '',
  parent_id: null,
} satisfies Partial<Origin>

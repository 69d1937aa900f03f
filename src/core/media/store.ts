import type { Selectable } from 'kysely'
import type { Media } from '../../contract/media.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from '../errors.ts'
import { searchable } from '../search/searchable.ts'
import { extensions } from './files.ts'
import type { ImageMime, RenditionFormat } from './image-worker.ts'
import { widthsOf } from './rules.ts'

export type MediaRow = Selectable<Tables['media']>

export const mediaPath = (sha256: string): string => `/media/${sha256}`

export const originalName = ({ sha256, mime }: Pick<MediaRow, 'sha256' | 'mime'>): string =>
  `${sha256}.${extensions[mime as ImageMime]}`

export const renditionName = (sha256: string, width: number, format: RenditionFormat): string =>
  `${sha256}-${width}.${format}`

export const toMedia = ({ searchable: _, ...row }: MediaRow): Media => ({
  ...row,
  url: mediaPath(row.sha256),
  widths: widthsOf(row),
})

/** What a picture is found by. */
export const searchTextOf = (row: Pick<MediaRow, 'filename' | 'alt' | 'prompt' | 'author'>): string =>
  searchable([row.filename, row.alt, row.prompt, row.author].join('\n'))

export const findMedia = (db: ReadDb, id: number): Promise<MediaRow | undefined> =>
  db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()

/** In the trash too: it is shown there, and can be taken out. */
export async function getMediaRow(db: ReadDb, id: number): Promise<MediaRow> {
  const row = await findMedia(db, id)
  if (!row) throw notFound('picture', id)
  return row
}

export const findBySha = (db: ReadDb, sha256: string): Promise<MediaRow | undefined> =>
  db.selectFrom('media').selectAll().where('sha256', '=', sha256).executeTakeFirst()

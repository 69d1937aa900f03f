import { rm, stat } from 'node:fs/promises'
import type { Context } from '../../context.ts'
import { getSiteRow } from '../site-store.ts'
import { zipFile } from './place.ts'
import { getExportRow, listExportRows } from './store.ts'

/** Of each site; older ones can be made again. */
const KEPT = 3

export async function tidyZips(ctx: Context, site_id: number): Promise<void> {
  const { slug } = await getSiteRow(ctx.db, site_id)
  const rows = await listExportRows(ctx.db, site_id, 100)
  const old = rows.filter(({ target }) => target === 'zip').slice(KEPT)
  for (const { id } of old) await rm(zipFile(ctx.folder, { slug, id }), { force: true })
}

export interface ExportArchive {
  path: string
  filename: string
  bytes: number
}

/** The archive of a finished export; null when there is none, or none any more. Throws `not_found`. */
export async function exportArchive(ctx: Context, export_id: number): Promise<ExportArchive | null> {
  const row = await getExportRow(ctx.db, export_id)
  if (row.target !== 'zip' || row.state !== 'done') return null
  const { slug } = await getSiteRow(ctx.db, row.site_id)
  const path = zipFile(ctx.folder, { slug, id: export_id })
  const facts = await stat(path).catch(() => null)
  return facts?.isFile() ? { path, filename: `${slug}.zip`, bytes: facts.size } : null
}

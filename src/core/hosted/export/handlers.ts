import { resolve } from 'node:path'
import type { ParsedInput } from '../../../contract/operation.ts'
import type { SiteExport, siteStudioOperations } from '../../../contract/site-studio.ts'
import type { Context } from '../../context.ts'
import { invalidField, StudioError } from '../../errors.ts'
import type { Handlers } from '../../handler.ts'
import { enqueue } from '../../jobs/queue.ts'
import { mustHaveRoom } from '../../media/room.ts'
import { publicUrl } from '../public-url.ts'
import { getSiteRow } from '../site-store.ts'
import { exportSite } from './export-site.job.ts'
import { checkFolder, folderOf } from './place.ts'
import { getExportRow, listExportRows, showExport, toExports, updateExport } from './store.ts'

/** The newest ones are what a person asks for. */
const LISTED = 50

type ExportOperations = Pick<
  typeof siteStudioOperations,
  'start_export' | 'get_export' | 'list_exports' | 'cancel_export'
>

export const exportHandlers: Handlers<ExportOperations> = {
  start_export: (ctx, wish) => startExport(ctx, wish),
  get_export: (ctx, { export_id }) => showExport(ctx.db, export_id),

  list_exports: async (ctx, { site_id }) => {
    await getSiteRow(ctx.db, site_id)
    return toExports(ctx.db, await listExportRows(ctx.db, site_id, LISTED))
  },

  cancel_export: async (ctx, { export_id }) => {
    const { job_id } = await getExportRow(ctx.db, export_id)
    if (job_id) {
      await ctx.jobs.cancel(job_id, { caller: ctx.caller.name, request_id: ctx.request_id })
      await ctx.jobs.settled(job_id, 2_000)
    }
    return showExport(ctx.db, export_id)
  },
}

async function startExport(
  ctx: Context,
  { site_id, target, folder, clean_links, despite_problems }: ParsedInput<ExportOperations['start_export']>,
): Promise<SiteExport> {
  const site = await getSiteRow(ctx.db, site_id)
  if (target === 'zip' && folder !== undefined) {
    throw invalidField(
      'folder',
      'not_for_zip',
      'An archive is kept by Quoin and fetched from there. Leave the folder out.',
    )
  }
  await mustHaveRoom(ctx.folder)
  const where = target === 'zip' ? null : resolve(folder ?? folderOf(ctx.folder, site.slug))
  if (where !== null) await checkFolder(folder ?? where)
  const base_url = await publicUrl(ctx.db, site, ctx.addresses().sites)
  const id = await ctx.write(async (tx) => {
    const other = await tx.db
      .selectFrom('site_exports')
      .select('id')
      .where('site_id', '=', site_id)
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirst()
    if (other) {
      throw new StudioError(
        'conflict',
        'This site is being exported right now. Wait until it is done, or stop it first.',
      )
    }
    const row = await tx.db
      .insertInto('site_exports')
      .values({
        site_id,
        target,
        state: 'waiting',
        folder: where,
        base_url,
        clean_links: clean_links ? 1 : 0,
        despite_problems: despite_problems ? 1 : 0,
        created_at: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { job_id } = await enqueue(tx, exportSite, { export_id: row.id })
    await updateExport(tx, row.id, { job_id })
    tx.emit({ type: 'export.started', id: row.id, site_id })
    return row.id
  })
  return showExport(ctx.db, id)
}

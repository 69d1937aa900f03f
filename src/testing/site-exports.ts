import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Operations } from '../contract/index.ts'
import type { Input, Reply } from '../contract/operation.ts'
import type { SitesStudio } from './sites-studio.ts'

export type ExportWish = Partial<Input<Operations['start_export']>>

/** Exports the site of the studio, and waits until that has ended well or not. */
export async function runExport(studio: SitesStudio, wish: ExportWish = {}): Promise<Reply<Operations['get_export']>> {
  const { id } = await studio.call('start_export', { site_id: studio.site_id, target: 'folder', ...wish })
  const { job_id } = await studio.ctx.db
    .selectFrom('site_exports')
    .select('job_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await studio.ctx.jobs.settled(job_id!, 60_000)
  return studio.call('get_export', { export_id: id })
}

/** Names of all files below a folder. */
export const filesIn = (where: string): string[] =>
  readdirSync(where, { recursive: true })
    .map(String)
    .filter((name) => statSync(join(where, name)).isFile())
    .toSorted()

/** Each with its bytes. */
export const bytesIn = (where: string): [string, string][] =>
  filesIn(where).map((name) => [name, readFileSync(join(where, name), 'base64')])

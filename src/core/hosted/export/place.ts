import { readdir, stat } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import type { ExportPlace, ExportRefusal } from '../../../contract/site-export.ts'
import { invalidField, StudioError } from '../../errors.ts'

export const exportsFolder = (data: string): string => join(data, 'exports')

export const zipFile = (data: string, { slug, id }: { slug: string; id: number }): string =>
  join(exportsFolder(data), `${slug}-${id}.zip`)

/** Where the files of a site lie if the writer names no folder. */
export const folderOf = (data: string, slug: string): string => join(exportsFolder(data), slug)

/** Where those of an archive are put together. By id: a new site may have the slug of one that was deleted. */
export const zipFolder = (data: string, site_id: number): string => join(exportsFolder(data), '.zip', String(site_id))

export const placeOf = (folder: string, id: number): ExportPlace => ({
  folder,
  staging: join(folder, `.quoin-export-${id}`),
})

/** Throws 422 for a folder that cannot take an export. What it holds is looked at again when the export begins. */
export async function checkFolder(folder: string): Promise<void> {
  if (!isAbsolute(folder) || folder.includes('\0')) {
    throw invalidField('folder', 'not_absolute', 'Give the whole path of the folder, from the root of the disk.')
  }
  const facts = await stat(folder).catch(() => null)
  if (facts && !facts.isDirectory()) {
    throw invalidField('folder', 'no_folder', 'There is a file at this path. Choose a folder, or a name that is free.')
  }
  const names = facts ? await readdir(folder) : []
  const stranger = names.find((name) => !name.startsWith('.'))
  if (stranger !== undefined && !names.includes('.quoin-export.json')) throw refusedFolder('not_ours', stranger)
}

const words: Record<ExportRefusal, (name: string) => string> = {
  not_ours: (name) => `The folder holds something that is no export of this site: ${name}.`,
  unreadable: () => 'The list of files that the last export left in the folder cannot be read any more.',
  other_site: () => 'The folder holds the export of another site.',
  leads_away: (name) => `${name} would lie outside of the folder.`,
  in_the_way: (name) => `Somebody else put ${name} into the folder, and the site has a file of that name.`,
}

export const refusedFolder = (why: ExportRefusal, name: string): StudioError =>
  invalidField(
    'folder',
    why,
    `${words[why](name)} Nothing was written. Choose an empty folder, or clear this one first.`,
  )

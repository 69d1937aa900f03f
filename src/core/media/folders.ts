import type { mediaOperations, MediaFolder } from '../../contract/media.ts'
import type { ParsedInput } from '../../contract/operation.ts'
import type { ReadDb } from '../db/open.ts'
import type { Tx } from '../db/write.ts'
import { notFound } from '../errors.ts'
import { checkFolder } from './rules.ts'

export async function listFolders(db: ReadDb): Promise<MediaFolder[]> {
  const [folders, counts] = await Promise.all([
    db.selectFrom('media_folders').select(['id', 'name', 'parent_id']).execute(),
    db
      .selectFrom('media')
      .select(['folder_id', (select) => select.fn.countAll<number>().as('items')])
      .where('deleted_at', 'is', null)
      .where('folder_id', 'is not', null)
      .groupBy('folder_id')
      .execute(),
  ])
  const items = new Map(counts.map((row) => [row.folder_id, row.items]))
  return folders
    .map((folder) => ({ ...folder, items: items.get(folder.id) ?? 0 }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id)
}

async function getFolder(db: ReadDb, id: number): Promise<MediaFolder> {
  const folder = (await listFolders(db)).find((each) => each.id === id)
  if (!folder) throw notFound('folder', id)
  return folder
}

export async function createFolder(
  tx: Tx,
  { name, parent_id }: ParsedInput<typeof mediaOperations.create_media_folder>,
): Promise<MediaFolder> {
  checkFolder(await listFolders(tx.db), { id: 0, name, parent_id })
  const { id } = await tx.db
    .insertInto('media_folders')
    .values({ name, parent_id, created_at: tx.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  tx.emit({ type: 'media.folders' })
  return { id, name, parent_id, items: 0 }
}

export async function updateFolder(
  tx: Tx,
  { id, name, parent_id }: ParsedInput<typeof mediaOperations.update_media_folder>,
): Promise<MediaFolder> {
  const before = await getFolder(tx.db, id)
  const after = { name: name ?? before.name, parent_id: parent_id === undefined ? before.parent_id : parent_id }
  checkFolder(await listFolders(tx.db), { id, ...after })
  await tx.db.updateTable('media_folders').set(after).where('id', '=', id).execute()
  tx.emit({ type: 'media.folders' })
  return { ...before, ...after }
}

/** Its pictures and folders move up. A folder whose name is taken there gets a number; no picture is lost. */
export async function deleteFolder(tx: Tx, id: number) {
  const { parent_id } = await getFolder(tx.db, id)
  const folders = await listFolders(tx.db)
  // A folder inside may bear the very name of the one that goes, and names are unique at every moment.
  await tx.db
    .updateTable('media_folders')
    .set({ name: tx.newId('gone') })
    .where('id', '=', id)
    .execute()
  const above = new Set(folders.filter((each) => each.parent_id === parent_id && each.id !== id).map(nameOf))
  for (const child of folders.filter((each) => each.parent_id === id)) {
    const name = freeName(child.name, above)
    above.add(nameOf({ name }))
    await tx.db.updateTable('media_folders').set({ name, parent_id }).where('id', '=', child.id).execute()
  }
  await tx.db.updateTable('media').set({ folder_id: parent_id }).where('folder_id', '=', id).execute()
  await tx.db.deleteFrom('media_folders').where('id', '=', id).execute()
  tx.emit({ type: 'media.folders' })
  return { id, deleted: true as const }
}

const nameOf = ({ name }: { name: string }): string => name.normalize('NFC').toLowerCase()

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name} ${number}`
    if (!taken.has(nameOf({ name: tried }))) return tried
  }
}

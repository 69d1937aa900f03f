import type { Selectable } from 'kysely'
import type { ApiKey, KeyScopes } from '../../contract/keys.ts'
import type { ReadDb, WriteDb } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from '../errors.ts'

export type KeyRow = Selectable<Tables['api_keys']>

/** All but the hash. */
const shown = ['id', 'name', 'prefix', 'scopes', 'expires_at', 'last_used_at', 'revoked_at', 'created_at'] as const

export const listKeys = (db: ReadDb): Promise<ApiKey[]> =>
  db.selectFrom('api_keys').select(shown).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()

export async function getKey(db: ReadDb, id: number): Promise<ApiKey> {
  const row = await db.selectFrom('api_keys').select(shown).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('API key', id)
  return row
}

export const findKey = (db: ReadDb, sha256: string): Promise<KeyRow | undefined> =>
  db.selectFrom('api_keys').selectAll().where('sha256', '=', sha256).executeTakeFirst()

export async function insertKey(
  db: WriteDb,
  row: {
    name: string
    prefix: string
    sha256: string
    scopes: KeyScopes
    expires_at: string | null
    created_at: string
  },
): Promise<ApiKey> {
  const { insertId } = await db
    .insertInto('api_keys')
    .values({ ...row, last_used_at: null, revoked_at: null })
    .executeTakeFirstOrThrow()
  return getKey(db, Number(insertId))
}

/** True if this very call revoked it. */
export async function markRevoked(db: WriteDb, id: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markUsed(db: WriteDb, id: number, at: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

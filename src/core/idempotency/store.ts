import type { Selectable } from 'kysely'
import type { ReadDb, WriteDb } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'

/** Names one call: who, what and the key it was sent under. */
export interface KeyedCall {
  caller: string
  operation: string
  key: string
}

export type IdempotencyRow = Selectable<Tables['idempotency_keys']>

export const findCall = (db: ReadDb, { caller, operation, key }: KeyedCall): Promise<IdempotencyRow | undefined> =>
  db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('caller', '=', caller)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst()

/** Says that the call has changed something, before there is an answer. A second time changes nothing. */
export async function stampCall(db: WriteDb, call: KeyedCall, input_sha256: string, now: string): Promise<void> {
  await db
    .insertInto('idempotency_keys')
    .values({ ...call, input_sha256, created_at: now })
    .onConflict((on) => on.columns(['caller', 'operation', 'key']).doNothing())
    .execute()
}

export async function keepAnswer(db: WriteDb, call: KeyedCall, status: number, answer: string): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status, answer })
    .where('caller', '=', call.caller)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .execute()
}

export async function forgetCall(db: WriteDb, { caller, operation, key }: KeyedCall): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('caller', '=', caller)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute()
}

export async function forgetCallsBefore(db: WriteDb, at: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', at).execute()
}

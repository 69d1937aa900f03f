import type { ReadDb } from '../db/open.ts'
import { hashKey, looksLikeKey } from './key-text.ts'
import { judgeKey, type KeyAnswer } from './rules.ts'
import { findKey } from './store.ts'

/** Whose key a text is, straight from the database. */
export async function authenticateKey(db: ReadDb, text: string, now: number): Promise<KeyAnswer> {
  return looksLikeKey(text) ? judgeKey(await findKey(db, hashKey(text)), now) : { status: 'unknown' }
}

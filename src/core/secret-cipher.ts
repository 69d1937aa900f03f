import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Tables } from './db/tables.ts'

export type SealedRow = Selectable<Tables['secrets']>

const ALGORITHM = 'aes-256-gcm'
const TAG = { authTagLength: 16 }

/** Table, row and field: what was sealed in one place does not open in another. */
const place = (name: string): Buffer => Buffer.from(`secrets/${name}/ciphertext`)

/** AES-256-GCM with a fresh 96-bit nonce each; the tag stands at the end of the ciphertext. */
export function seal(key: Uint8Array, name: string, text: string, hint: string): SealedRow {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(ALGORITHM, key, nonce, TAG).setAAD(place(name))
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { name, ciphertext, nonce, key_id: keyId(key), hint }
}

/** Null when the row was made with another key, for another name, or was changed. */
export function unseal(key: Uint8Array, row: Pick<SealedRow, 'name' | 'ciphertext' | 'nonce'>): string | null {
  try {
    const bytes = Buffer.from(row.ciphertext)
    const decipher = createDecipheriv(ALGORITHM, key, row.nonce, TAG).setAAD(place(row.name))
    decipher.setAuthTag(bytes.subarray(-16))
    return decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** Says which key sealed a row, and nothing about the key. */
const keyId = (key: Uint8Array): string =>
  createHash('sha256').update('quoin-key-id').update(key).digest('hex').slice(0, 32)

import type { Generated } from 'kysely'

export interface IdempotencyTables {
  idempotency_keys: {
    id: Generated<number>
    caller: string
    operation: string
    key: string
    input_sha256: string
    status: number | null
    answer: string | null
    created_at: string
  }
}

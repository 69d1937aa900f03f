import type { Generated } from 'kysely'
import type { StockProviderName } from '../../../contract/stock.ts'

export interface StockTables {
  stock_ledger: {
    id: Generated<number>
    /** Null once the picture is deleted for good: what it was licensed under stays known. */
    media_id: number | null
    provider: StockProviderName
    provider_id: string
    author: string
    author_url: string
    licence: string
    licence_url: string
    source_url: string
    fetched_at: string
    /** When the archive was told of the use; null where it does not ask, or was not reached. */
    pinged_at: string | null
  }
}

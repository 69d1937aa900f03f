import type { StockImage, StockProviderName } from '../../../contract/stock.ts'
import type { Secret } from '../../secret.ts'

/** One archive of photographs. Everything rejects with StudioError with `retry`, or with the reason of the signal. */
export interface StockProvider {
  /** The best matches first; fewer than `count` when there are no more. */
  search(wish: { query: string; count: number; signal: AbortSignal }): Promise<StockImage[]>
  /** What the archive says of a picture today; null when it is gone. */
  find(id: string, signal: AbortSignal): Promise<FoundImage | null>
  /** The picture itself, at most 32 MB; any address is checked before it is asked. */
  download(image: FoundImage, signal: AbortSignal): Promise<Uint8Array>
  /** Tells the archive that the picture is used, where it asks for that. */
  pingDownload(image: FoundImage, signal: AbortSignal): Promise<void>
}

export interface FoundImage extends StockImage {
  /** The size to keep. */
  original_url: string
  /** Where the archive counts uses; null where it does not. */
  ping_url: string | null
}

/** Openverse takes no key; the others are opened with the writer's. */
export type OpenStock = (provider: StockProviderName, credential: Secret | null) => StockProvider

import type { StockProviderName } from '../../contract/stock.ts'
import type { OpenStock, StockProvider } from '../../core/media/stock/provider.ts'
import type { Egress } from '../../egress/egress.ts'
import type { ArchiveSettings } from './archive.ts'
import { openOpenverse } from './openverse.ts'
import { openPexels } from './pexels.ts'
import { openUnsplash } from './unsplash.ts'

const archives: Record<StockProviderName, { base_url: string; open(settings: ArchiveSettings): StockProvider }> = {
  openverse: { base_url: 'https://api.openverse.org/v1', open: openOpenverse },
  pexels: { base_url: 'https://api.pexels.com/v1', open: openPexels },
  unsplash: { base_url: 'https://api.unsplash.com', open: openUnsplash },
}

/** The three archives. `fakes`: other addresses on this computer, for tests. */
export const openStock =
  (egress: Egress, fakes?: Record<StockProviderName, string>): OpenStock =>
  (provider, credential) => {
    const { base_url, open } = archives[provider]
    return open({ egress, base_url: fakes?.[provider] ?? base_url, local: fakes !== undefined, credential })
  }

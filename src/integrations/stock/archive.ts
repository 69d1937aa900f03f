import * as z from 'zod'
import type { StockProviderName } from '../../contract/stock.ts'
import { StudioError, type RetryClass } from '../../core/errors.ts'
import type { FoundImage, StockProvider } from '../../core/media/stock/provider.ts'
import type { Secret } from '../../core/secret.ts'
import type { Egress } from '../../egress/egress.ts'

export interface ArchiveSettings {
  egress: Egress
  base_url: string
  /** A fake on this computer, for tests: pictures may lie there too. */
  local: boolean
  credential: Secret | null
}

interface Archive {
  provider: StockProviderName
  /** As a sentence names it. */
  name: string
  /** How it wants to see its key. */
  prefix: string
  headers?: Record<string, string>
  search(wish: { query: string; count: number }, ask: Ask): Promise<unknown[]>
  findPath(id: string): string
  /** Null for what is not as described: the rest of the page is still good. */
  read(item: unknown): FoundImage | null
}

/** Path below the base, or a whole address on its host. Null is 404. */
export type Ask = (path: string, query?: Record<string, string | number>) => Promise<unknown>

export const WebAddress = z.url({ protocol: /^https?$/ })

/** What the archives have in common: the key to their own host alone, lenient reading, errors in our own words. */
export function openArchive(archive: Archive, { egress, base_url, local, credential }: ArchiveSettings): StockProvider {
  const { name, headers = {} } = archive
  const origin = new URL(base_url).origin
  const send = egress.for({
    policy: 'stock',
    origins: [origin],
    local,
    ...(credential && { credential: { header: 'authorization', prefix: archive.prefix, secret: credential } }),
  })
  // Lists nobody: a picture is fetched from wherever the archive says, and no key goes there.
  const fetchPicture = egress.for({ policy: 'stock', origins: local ? [origin] : [], local })

  const asking =
    (signal: AbortSignal): Ask =>
    async (path, query = {}) => {
      const url = new URL(path.startsWith('/') ? base_url + path : path)
      // An address out of an answer: the key and the trust are for the archive's own host.
      if (url.origin !== origin) throw failure(name, 'retryable')
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value))
      const answer = await send(url, { headers: { accept: 'application/json', ...headers }, signal })
      if (answer.status === 404) return null
      if (!answer.ok) throw refusedBy(name, answer, credential)
      try {
        return await answer.json()
      } catch (error) {
        if (error instanceof StudioError) throw error
        throw failure(name, 'retryable', error)
      }
    }

  return {
    search: async ({ query, count, signal }) =>
      (await archive.search({ query, count }, asking(signal)))
        .map((item) => archive.read(item))
        .filter((image) => image !== null)
        .slice(0, count),
    async find(id, signal) {
      const item = await asking(signal)(archive.findPath(encodeURIComponent(id)))
      if (item === null) return null
      const image = archive.read(item)
      if (!image) throw failure(name, 'retryable')
      return image
    },
    async download({ original_url }, signal) {
      const answer = await fetchPicture(original_url, { headers: { accept: 'image/*' }, signal })
      if (!answer.ok) throw refusedBy(name, answer, null)
      return new Uint8Array(await answer.arrayBuffer())
    },
    async pingDownload({ ping_url }, signal) {
      if (ping_url !== null) await asking(signal)(ping_url)
    },
  }
}

/** The list in an answer, whatever else stands there. */
export function listIn(answer: unknown, field: string, name: string): unknown[] {
  const list = z.looseObject({ [field]: z.array(z.unknown()) }).safeParse(answer).data?.[field]
  if (!Array.isArray(list)) throw failure(name, 'retryable')
  return list
}

/** `key`: the one that was sent. */
function refusedBy(name: string, { status, headers }: Response, key: Secret | null): StudioError {
  if (key && (status === 401 || status === 403)) {
    return failure(name, 'permanent', undefined, `${name} refused the key. Store another one in Settings.`)
  }
  if (status !== 429) return failure(name, status >= 500 ? 'retryable' : 'permanent')
  const seconds = Number(headers.get('retry-after') ?? '')
  return new StudioError('unavailable', `${name} asked to slow down. Try again in a minute.`, {
    retry: 'rate_limited',
    ...(seconds > 0 && { retry_after_ms: Math.min(seconds, 3_600) * 1_000 }),
  })
}

const failure = (
  name: string,
  retry: RetryClass,
  cause?: unknown,
  message = `${name} did not answer as it should. Try again in a minute.`,
): StudioError => new StudioError('unavailable', message, { retry, cause })

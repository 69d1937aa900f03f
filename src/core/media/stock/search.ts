import type { StockImage, StockProviderName } from '../../../contract/stock.ts'
import type { Context } from '../../context.ts'
import { StudioError } from '../../errors.ts'
import { within } from '../within.ts'
import { mergeStock } from './merge.ts'
import type { StockProvider } from './provider.ts'

/** Of one archive: whoever is slower is left out. */
const LIMIT_MS = 12_000

/** In the order in which they take turns. */
const archives: readonly StockProviderName[] = ['unsplash', 'pexels', 'openverse']

/**
 * The archives that can be asked, each on its own: one that fails spoils nothing. Throws `unavailable` when none
 * answered.
 */
export async function searchStock(ctx: Context, wish: { query: string; count: number }): Promise<StockImage[]> {
  const answers = await Promise.all(
    archives.map(async (name) => {
      try {
        const provider = await openArchive(ctx, name)
        return provider && (await inTime(ctx, (signal) => provider.search({ ...wish, signal })))
      } catch (error) {
        ctx.log('warn', 'stock.failed', { provider: name, error: error as Error })
        return error as Error
      }
    }),
  )
  const lists = answers.filter((answer) => Array.isArray(answer))
  const failures = answers.filter((answer) => answer instanceof Error)
  if (lists.length === 0) throw nobodyAnswered(ctx, failures)
  return mergeStock(lists, wish.count)
}

/** Null when it needs a key and there is none. */
export async function openArchive(ctx: Context, name: StockProviderName): Promise<StockProvider | null> {
  if (name === 'openverse') return ctx.openStock(name, null)
  const credential = await ctx.secrets.read(ctx.db, `provider:${name}`)
  return credential && ctx.openStock(name, credential)
}

export const inTime = <T>(ctx: Context, act: (signal: AbortSignal) => Promise<T>, ms = LIMIT_MS): Promise<T> =>
  within(ctx.clock, { ms, signal: new AbortController().signal, tooLong: tooSlow }, act)

const tooSlow = () =>
  new StudioError('unavailable', 'The archive did not answer in time. Nothing was saved. Try again in a minute.', {
    retry: 'retryable',
  })

export function nobodyAnswered(ctx: Context, failures: readonly Error[]): StudioError {
  const known = failures.filter((failure) => failure instanceof StudioError)
  const unplanned = failures.find((failure) => !(failure instanceof StudioError))
  if (unplanned) throw unplanned
  const offline = known.length > 0 && known.every(({ retry }) => retry === 'offline')
  if (offline) ctx.network.say(false)
  const waits = known.flatMap(({ retry_after_ms: ms }) => (ms === undefined ? [] : [ms]))
  const message = offline
    ? 'Stock photos need a connection. Your library does not.'
    : 'No archive of stock photos answered. Your library is as it was. Try again in a minute.'
  return new StudioError('unavailable', message, {
    // Whoever asked is told; nothing is kept waiting for a network.
    retry: 'permanent',
    details: [{ path: '', code: offline ? 'offline' : 'stock_unavailable', message }],
    cause: failures[0],
    ...(waits.length > 0 && { retry_after_ms: Math.min(...waits) }),
  })
}

import type { TextModelKey } from '../../contract/generation.ts'
import type { ParsedInput, Reply } from '../../contract/operation.ts'
import type { settingsOperations } from '../../contract/settings.ts'
import type { Context } from '../context.ts'
import { StudioError } from '../errors.ts'
import type { Usage } from '../generation/author.ts'
import { providerInfo } from '../generation/models.ts'
import { costOf } from '../generation/rules.ts'
import type { TextProvider } from '../generation/text-provider.ts'
import type { Secret } from '../secret.ts'
import { currentRoute, routeOf, type OnlineRoute } from './routes.ts'

type Outcome = Reply<typeof settingsOperations.test_model_route>

const LIMIT_MS = 20_000
/** Room for a model that thinks before it says its word. */
const MAX_TOKENS = 1_024
const SHOWN = 200

const nothingBought = { answer: '', milliseconds: 0, usd: 0 }

/** One small real call over a route. Every way in which it can end is an answer; nothing is written. */
export async function testRoute(
  ctx: Context,
  { key }: ParsedInput<typeof settingsOperations.test_model_route>,
): Promise<Outcome> {
  try {
    const found = await routeOf(ctx, key)
    if (!found.offline) return await callOnce(ctx, key, found)
    const { name } = providerInfo((await currentRoute(ctx.db, key)).provider)
    return {
      ok: false,
      message: `No key is stored for ${name}, so the offline drafter writes. Store a key to use the model.`,
      ...nothingBought,
    }
  } catch (error) {
    if (error instanceof StudioError) return { ok: false, message: error.message, ...nothingBought }
    throw error
  }
}

async function callOnce(ctx: Context, key: TextModelKey, { route, price }: OnlineRoute): Promise<Outcome> {
  const began = ctx.clock.monotonic()
  const milliseconds = () => Math.round(ctx.clock.monotonic() - began)
  try {
    const { text, usage } = await withinLimit(ctx, (signal) => firstWord(ctx.openTextProvider(route), signal))
    const answer = hidden(text.trim(), route.credential).slice(0, SHOWN)
    const ok = answer !== ''
    const message = ok
      ? `${route.upstream_model} answered.`
      : `${route.upstream_model} was reached, but answered without a word.`
    return { ok, message, answer, milliseconds: milliseconds(), usd: costOf(price, usage) }
  } catch (error) {
    ctx.log('warn', 'routes.test_failed', {
      key,
      provider: route.provider,
      ...(error instanceof StudioError
        ? { code: error.code, retry: error.retry }
        : { error: unplanned(error, route.credential) }),
    })
    const message = error instanceof StudioError ? hidden(error.message, route.credential) : BROKE
    return { ok: false, message, ...nothingBought, milliseconds: milliseconds() }
  }
}

const BROKE = 'The call broke off for a reason that Quoin does not know. The details are in the log.'

async function firstWord(provider: TextProvider, signal: AbortSignal): Promise<{ text: string; usage: Usage }> {
  const stream = provider.stream({
    system: 'You check whether a connection works.',
    prompt: 'Answer with one word: ready',
    max_tokens: MAX_TOKENS,
    signal,
  })
  let text = ''
  for (;;) {
    const piece = await stream.next()
    if (piece.done) return { text, usage: piece.value }
    text += piece.value
  }
}

/** Aborts what takes longer, and does not wait for it to notice. */
async function withinLimit<T>({ clock }: Context, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const over = new AbortController()
  const tooLong = clock.sleep(LIMIT_MS, over.signal).then(() => {
    const error = new StudioError(
      'unavailable',
      `Nothing came back within ${LIMIT_MS / 1000} seconds. Try again, or check the address.`,
      {
        retry: 'retryable',
      },
    )
    stop.abort(error)
    throw error
  })
  const answer = act(stop.signal)
  // Whichever loses must not be reported as unhandled.
  for (const loser of [tooLong, answer]) loser.catch(() => {})
  return Promise.race([answer, tooLong]).finally(() => over.abort())
}

/** A server may send back what was sent to it. */
const hidden = (text: string, credential: Secret | null): string => credential?.hideIn(text) ?? text

/** What is logged of an error that no integration has put into words. */
function unplanned(error: unknown, credential: Secret | null): Error {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return Object.assign(new Error(hidden(message, credential)), { name, stack: undefined })
}

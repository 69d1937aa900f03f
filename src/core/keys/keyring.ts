import type { Caller } from '../context.ts'
import { StudioError } from '../errors.ts'
import type { StudioCore } from '../index.ts'
import { timestamp } from '../time.ts'
import { hashKey, looksLikeKey } from './key-text.ts'
import { judgeKey, type KeyAnswer, type KnownKey } from './rules.ts'
import { findKey, markUsed } from './store.ts'

const USE_NOTED_EVERY_MS = 60_000
const REMEMBERED_KEYS = 1_000

export interface Keyring {
  /** The caller behind a key, whose use is noted. Throws `unauthorized` with the reason. */
  authenticate(text: string): Promise<Caller>
  /** The same without throwing and without noting a use. */
  check(text: string): Promise<KeyAnswer>
  /** Stores that a key was used, at most once a minute. Never rejects; a request need not wait for it. */
  noteKeyUse(id: number): Promise<void>
  close(): void
}

/** API keys at the speed of memory: a key that passed once costs no query until it is revoked. */
export function createKeyring(core: Pick<StudioCore, 'contextFor' | 'onEvent'>): Keyring {
  const ctx = core.contextFor({ caller: { kind: 'job', name: 'Quoin', scopes: [], via: 'job' }, request_id: 'keyring' })
  const known = new Map<string, KnownKey>()
  const noted = new Map<number, number>()
  let revocations = 0

  const stopListening = core.onEvent((event) => {
    if (event.type !== 'key.revoked') return
    revocations += 1
    noted.delete(event.id)
    for (const [sha256, { id }] of known) if (id === event.id) known.delete(sha256)
  })

  async function find(sha256: string): Promise<KnownKey | undefined> {
    const before = revocations
    const row = await findKey(ctx.db, sha256)
    // A key revoked while the query ran must not be remembered as good.
    if (row && row.revoked_at === null && revocations === before) {
      if (known.size >= REMEMBERED_KEYS) known.clear()
      const { id, name, scopes, expires_at, revoked_at } = row
      known.set(sha256, { id, name, scopes, expires_at, revoked_at })
    }
    return row
  }

  async function check(text: string): Promise<KeyAnswer> {
    if (!looksLikeKey(text)) return { status: 'unknown' }
    const sha256 = hashKey(text)
    return judgeKey(known.get(sha256) ?? (await find(sha256)), ctx.clock.now())
  }

  async function noteKeyUse(id: number): Promise<void> {
    const at = ctx.clock.monotonic()
    const last = noted.get(id)
    if (last !== undefined && at - last < USE_NOTED_EVERY_MS) return
    noted.set(id, at)
    try {
      await ctx.write((tx) => markUsed(tx.db, id, timestamp(ctx.clock.now())))
    } catch (error) {
      ctx.log('warn', 'keys.use_not_noted', { key_id: id, error: error as Error })
    }
  }

  return {
    check,
    noteKeyUse,
    async authenticate(text) {
      const answer = await check(text)
      if (answer.status !== 'ok') throw unauthorised(sentences[answer.status])
      void noteKeyUse(answer.caller.key_id!)
      return answer.caller
    },
    close: stopListening,
  }
}

const sentences = {
  unknown: 'This API key is not known here. Keys are made in Settings, under API keys.',
  revoked: 'This API key was revoked. Make a new one in Settings, under API keys.',
  expired: 'This API key has expired. Make a new one in Settings, under API keys.',
}

const unauthorised = (message: string) =>
  new StudioError('unauthorized', message, { headers: { 'WWW-Authenticate': 'Bearer realm="quoin"' } })

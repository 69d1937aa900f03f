import limits from '../../../resources/limits.json' with { type: 'json' }
import { errorStatus } from '../../contract/errors.ts'
import type { Context } from '../context.ts'
import { StudioError } from '../errors.ts'
import { Answer } from '../handler.ts'
import { timestamp } from '../time.ts'
import {
  answerLost,
  checkKey,
  inputHash,
  isFinal,
  ownerOf,
  REPLAYED,
  reused,
  stillRunning,
  withoutSecrets,
  type KeptAnswer,
} from './rules.ts'
import { findCall, forgetCall, keepAnswer, stampCall, type IdempotencyRow, type KeyedCall } from './store.ts'

export const KEEP_MS = limits.idempotency_hours * 3_600_000

export interface OnceRequest {
  operation: string
  key: string
  input: unknown
  /** Fields of the reply that are told this once. */
  secrets: readonly string[]
}

export type Once = (
  ctx: Context,
  request: OnceRequest,
  act: (ctx: Context) => Promise<Answer<unknown>>,
) => Promise<Answer<unknown>>

/**
 * Carries out a call once for its key and answers every repetition from what was kept, for 24 hours. What the call
 * changes first bears the key in the same transaction, so that a kill between change and answer never doubles it.
 */
export function createOnce(): Once {
  // One process works in a folder, so calls under way need no row.
  const running = new Set<string>()

  return async (ctx, { operation, key, input, secrets }, act) => {
    checkKey(key)
    const call: KeyedCall = { caller: ownerOf(ctx.caller), operation, key }
    const name = JSON.stringify([call.caller, operation, key])
    const hash = inputHash(input)
    if (running.has(name)) throw stillRunning()
    running.add(name)
    try {
      const row = await findCall(ctx.db, call)
      if (row && row.created_at >= timestamp(ctx.clock.now() - KEEP_MS)) return replay(row, hash)
      if (row) await ctx.write((tx) => forgetCall(tx.db, call))
      return await carryOut(ctx, call, hash, secrets, act)
    } finally {
      running.delete(name)
    }
  }
}

async function carryOut(
  ctx: Context,
  call: KeyedCall,
  hash: string,
  secrets: readonly string[],
  act: (ctx: Context) => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  let stamped = false
  const stamping: Context = {
    ...ctx,
    write: async (change) => {
      const result = await ctx.write(async (tx) => {
        if (!stamped) await stampCall(tx.db, call, hash, tx.now())
        return change(tx)
      })
      stamped = true
      return result
    },
  }
  const keep = (status: number, answer: KeptAnswer) =>
    ctx.write(async (tx) => {
      if (!stamped) await stampCall(tx.db, call, hash, tx.now())
      await keepAnswer(tx.db, call, status, JSON.stringify(answer))
    })
  // The caller gets the answer all the same; where a change was made, a repetition hears that it was not kept.
  const notKept = (error: unknown) =>
    ctx.log('warn', 'idempotency.answer_not_kept', { operation: call.operation, error: error as Error })
  let answer: Answer<unknown>
  try {
    answer = await act(stamping)
  } catch (error) {
    if (error instanceof StudioError && isFinal(error.code)) {
      const { code, message, details } = error
      await keep(errorStatus[code], { error: { code, message, ...(details && { details }) } }).catch(notKept)
    } else if (stamped) {
      await ctx.write((tx) => forgetCall(tx.db, call))
    }
    throw error
  }
  await keep(answer.status, { reply: withoutSecrets(answer.reply, secrets), headers: answer.headers }).catch(notKept)
  return answer
}

function replay(row: IdempotencyRow, hash: string): Answer<unknown> {
  if (row.input_sha256 !== hash) throw reused()
  if (row.answer === null || row.status === null) throw answerLost()
  const kept = JSON.parse(row.answer) as KeptAnswer
  if ('reply' in kept) return new Answer(row.status, kept.reply, { ...kept.headers, [REPLAYED]: 'true' })
  const { code, message, details } = kept.error
  throw new StudioError(code, message, { ...(details && { details }), headers: { [REPLAYED]: 'true' } })
}

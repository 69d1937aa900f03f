import type * as z from 'zod'
import { operations, type OperationName } from '../contract/index.ts'
import { featuresOf, statusesOf, type Operation } from '../contract/operation.ts'
import type { Context } from './context.ts'
import { invalid, invalidField, StudioError } from './errors.ts'
import { Answer, type AnyHandler } from './handler.ts'
import type { Once } from './idempotency/once.ts'
import { planHolds } from './settings/plan.ts'

/** Scope, then plan. The studio's own window is not asked for `api_access`. */
export async function authorise(op: Operation, ctx: Context): Promise<void> {
  if (!ctx.caller.scopes.includes(op.scope)) {
    throw new StudioError(
      'forbidden',
      op.scope === 'write'
        ? 'This key may only read. Nothing was changed. Make a key with read and write access in Settings.'
        : 'This operation is for the studio itself, not for API keys.',
    )
  }
  for (const feature of featuresOf(op)) {
    if (feature === 'api_access' && ctx.caller.kind === 'studio') continue
    if (await planHolds(ctx, feature)) continue
    throw new StudioError(
      'forbidden',
      `The plan of this workspace does not include ${feature}. Nothing was done. Choose a plan that does in Settings.`,
    )
  }
}

/**
 * The one door: the window, REST and MCP all come through here. The input is read only after the caller may pass.
 * `repeat`: the key of a POST that must not be carried out twice.
 */
export async function invoke(
  name: OperationName,
  handler: AnyHandler,
  ctx: Context,
  readInput: () => Promise<unknown>,
  repeat?: { key: string; once: Once },
): Promise<Answer<unknown>> {
  const op: Operation = operations[name]
  await authorise(op, ctx)
  const input = op.input.safeParse(await readInput())
  if (!input.success) throw invalid(input.error)
  if (op.scope !== 'studio') refuseBrokenText(input.data)
  const act = async (within: Context): Promise<Answer<unknown>> => {
    const result = await handler(within, input.data as never)
    const answer = result instanceof Answer ? result : new Answer(statusesOf(op)[0]!, result)
    return new Answer(answer.status, cleaned(op, answer.reply), answer.headers)
  }
  if (!repeat || !op.http.startsWith('POST ')) return act(ctx)
  const { key, once } = repeat
  return once(ctx, { operation: name, key, input: input.data, secrets: op.secrets ?? [] }, act)
}

/**
 * Half of a pair of code units is no character: it would be stored as another one. The window is spared, so that a
 * writer who cut a sign in two still saves the rest.
 */
function refuseBrokenText(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) {
      const message = 'This text holds half a character. Nothing was changed. Send it as well-formed Unicode.'
      throw invalidField(path.join('.'), 'broken_text', message)
    }
  } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const [key, child] of Object.entries(value)) {
      refuseBrokenText(key, path)
      refuseBrokenText(child, [...path, key])
    }
  }
}

/** What the contract does not name does not leave. A reply that breaks the contract is our fault, never the caller's. */
function cleaned(op: Operation, reply: unknown): unknown {
  const parse = (schema: z.ZodType, value: unknown) => {
    const result = schema.safeParse(value)
    if (!result.success) throw new Error(`The reply of ${op.http} breaks its contract: ${result.error.message}`)
    return result.data
  }
  if (!op.paged) return parse(op.output, reply)
  const page = reply as { data: unknown[]; meta: unknown }
  return { data: page.data.map((item) => parse(op.output, item)), meta: page.meta }
}

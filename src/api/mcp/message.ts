import { StudioError } from '../../core/errors.ts'
import { checkShape, parseJson } from '../input.ts'

const BATCH_LIMIT = 50

/** A message that is no proper JSON-RPC, with the protocol's own code. */
export class ProtocolRefusal extends Error {
  readonly code: number
  readonly id: string | number | null
  constructor(code: number, message: string, id: string | number | null = null) {
    super(message)
    this.code = code
    this.id = id
  }
}

/**
 * The bounded message of a body. Arguments of a call that are too deep or too wide are taken out and refused by the call
 * itself, so that the one who called sees our error; anything else of that kind is a ProtocolRefusal.
 */
export function readMessage(bytes: Uint8Array): { message: unknown; refusal?: StudioError } {
  let message: unknown
  try {
    message = parseJson(bytes)
  } catch (error) {
    throw new ProtocolRefusal(-32700, (error as Error).message)
  }
  if (Array.isArray(message) && message.length > BATCH_LIMIT) {
    throw new ProtocolRefusal(-32600, `A batch holds at most ${BATCH_LIMIT} messages. Nothing was changed.`)
  }
  const call = message as { id?: unknown; params?: { arguments?: unknown } } | null
  const params = typeof call?.params === 'object' && call.params !== null ? call.params : undefined
  const refusal = params && complaintOf(params.arguments)
  if (refusal) params.arguments = {}
  const rest = complaintOf(message)
  if (rest) {
    const id = typeof call?.id === 'string' || typeof call?.id === 'number' ? call.id : null
    throw new ProtocolRefusal(-32600, rest.message, id)
  }
  return { message, ...(refusal && { refusal }) }
}

function complaintOf(value: unknown): StudioError | undefined {
  try {
    checkShape(value)
    return undefined
  } catch (error) {
    if (error instanceof StudioError) return error
    throw error
  }
}

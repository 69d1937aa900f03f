import type { StudioRequest, StudioResponse } from '../contract/bridge.ts'
import { operations, type OperationName, type Operations } from '../contract/index.ts'
import type { PublicError } from '../contract/errors.ts'
import type { Input, Operation, Reply } from '../contract/operation.ts'
import { fillPath, pathOf, STUDIO_BASE } from '../contract/path.ts'
import { getBridge } from './bridge.ts'
import { StudioFailure, unreachable } from './failure.ts'

export type InputOf<Name extends OperationName> = Input<Operations[Name]>
export type ReplyOf<Name extends OperationName> = Reply<Operations[Name]>

/** Calls an operation of the studio. Throws `StudioFailure`. */
export async function call<Name extends OperationName>(name: Name, input: InputOf<Name>): Promise<ReplyOf<Name>> {
  const op: Operation = operations[name]
  const answer = await getBridge()
    .request(requestFor(op, input))
    .catch((cause: unknown) => {
      throw unreachable(cause)
    })
  return replyOf(op, answer) as ReplyOf<Name>
}

/** Path fields go into the path; the rest is the query of a GET, a DELETE or an upload, else the JSON body. */
export function requestFor(op: Operation, input: Record<string, unknown>): StudioRequest {
  const { method, path, params } = pathOf(op)
  const filled = fillPath(path, input)
  const file = op.upload && (input['bytes'] as Uint8Array)
  const rest = Object.entries(input).filter(
    ([name, value]) => !params.includes(name) && value !== undefined && value !== file,
  )
  if (method === 'GET' || method === 'DELETE' || file) {
    const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString()
    return {
      method,
      path: query ? `${filled}?${query}` : filled,
      ...(file && { file, headers: { 'content-type': 'application/octet-stream' } }),
    }
  }
  return {
    method,
    path: filled,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(rest)),
  }
}

export function replyOf(op: Operation, { status, body }: StudioResponse): unknown {
  const json = parse(body)
  if (status >= 200 && status < 300 && json !== null) return op.paged ? json : json['data']
  const error = json?.['error'] as PublicError | undefined
  throw error ? new StudioFailure(error) : unreachable(new Error(`Answer ${status} without a JSON body`))
}

/** A file of the studio that no operation hands out, such as an archive. Throws `StudioFailure`. */
export async function fetchFile(path: string): Promise<Uint8Array> {
  const { status, body, bytes } = await getBridge()
    .request({ method: 'GET', path: STUDIO_BASE + path, binary: true })
    .catch((cause: unknown) => {
      throw unreachable(cause)
    })
  if (bytes) return bytes
  const error = parse(body)?.['error'] as PublicError | undefined
  throw error ? new StudioFailure(error) : unreachable(new Error(`Answer ${status} without a file`))
}

function parse(body: string): Record<string, unknown> | null {
  try {
    return JSON.parse(body) as Record<string, unknown> | null
  } catch {
    return null
  }
}

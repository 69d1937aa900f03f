import type { IncomingMessage } from 'node:http'
import type { Caller } from '../core/context.ts'

/** How a bucket stands after a request. `reset_s`: when the oldest request leaves the window. */
export interface Rate {
  quota: number
  remaining: number
  reset_s: number
  refused: boolean
}

/** What stands beside a request: from a socket `incoming`; from the window's bridge `caller`, already checked there. */
export interface Bindings {
  incoming?: IncomingMessage
  caller?: Caller
}

export interface Env {
  Bindings: Bindings
  Variables: { request_id: string; caller: Caller; rate?: Rate }
}

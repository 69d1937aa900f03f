import type { IncomingMessage } from 'node:http'
import type { Caller } from '../core/context.ts'
import type { Rate } from './rate-limit.ts'

/** What stands beside a request: from a socket `incoming`; from the window's bridge `caller`, already checked there. */
export interface Bindings {
  incoming?: IncomingMessage
  caller?: Caller
}

export interface Env {
  Bindings: Bindings
  Variables: { request_id: string; caller: Caller; rate?: Rate }
}

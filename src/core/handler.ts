import type { Operation, ParsedInput, Reply } from '../contract/operation.ts'
import type { Context } from './context.ts'

/** A reply with its status, where the operation leaves the choice to the handler, and headers that go with it. */
export class Answer<T> {
  readonly status: number
  readonly reply: T
  readonly headers: Record<string, string>
  constructor(status: number, reply: T, headers: Record<string, string> = {}) {
    this.status = status
    this.reply = reply
    this.headers = headers
  }
}

export type Handler<Op extends Operation> = (
  ctx: Context,
  input: ParsedInput<Op>,
) => Promise<Reply<Op> | Answer<Reply<Op>>> | Reply<Op> | Answer<Reply<Op>>

/** A missing handler is a compile error. */
export type Handlers<Table extends Record<string, Operation>> = { [Name in keyof Table]: Handler<Table[Name]> }

export type AnyHandler = (ctx: Context, input: never) => unknown

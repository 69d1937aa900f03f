import type { Context, Next } from 'hono'
import type { Env } from './env.ts'

/**
 * Headers that every answer bears. They are set before the answer is made: a header that is added to a finished answer
 * costs a copy of it. An answer that came whole, without the context, gets what it lacks.
 */
export async function withHeaders(c: Context<Env>, next: Next, headers: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  await next()
  for (const [name, value] of Object.entries(headers)) if (c.res.headers.get(name) !== value) c.header(name, value)
}

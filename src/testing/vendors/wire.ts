import type { Provider } from '../../contract/settings.ts'

/** What a request asked, whatever the wire format. */
export interface Asked {
  model: string
  system: string
  prompt: string
  max_tokens: number | undefined
  /** A JSON schema came with it, and the vendor is to hold the model to it. */
  schema: unknown
}

/** One answer on its way out. */
export interface Answer {
  id: string
  model: string
  text: string
  usage: { tokens_in: number; tokens_out: number } | null
  limit_reached: boolean
}

/** How one vendor writes a stream of events. Every frame is complete with its blank line. */
export interface Wire {
  provider: Provider
  /** Where the API of this vendor lies on the fake; a route's `base_url`. */
  base: string
  matches(path: string): boolean
  read(body: Body, path: string): Asked
  /** Why the vendor would refuse this very request, if it would. */
  objection?(body: Body): string | null
  begin(answer: Answer): string[]
  piece(text: string, answer: Answer): string
  end(answer: Answer): string[]
  /** The whole answer of a model that declines. */
  refusal(answer: Answer): string[]
  error(status: number, code: string | undefined, message: string): unknown
}

export type Body = Record<string, unknown>

export const event = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify({ type: name, ...data })}\n\n`

export const data = (value: object): string => `data: ${JSON.stringify(value)}\n\n`

/** Text in any of the shapes that messages come in. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map(textOf).join('')
  if (typeof content !== 'object' || content === null) return ''
  const { text, content: inner, parts } = content as Body
  return textOf(text ?? inner ?? parts ?? '')
}

export const messages = (list: unknown, roles: readonly string[]): string =>
  Array.isArray(list)
    ? (list as Body[])
        .filter(({ role }) => roles.includes(String(role)))
        .map(textOf)
        .join('\n')
    : ''

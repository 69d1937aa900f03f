import type * as z from 'zod'
import type { Provider } from '../../contract/settings.ts'
import type { Secret } from '../secret.ts'
import type { Usage } from './author.ts'

export interface TextCall {
  system: string
  prompt: string
  max_tokens: number
  /** Ask for one JSON object of this shape; the text that comes is that JSON. The caller parses and checks it. */
  schema?: z.ZodType
  signal: AbortSignal
}

/** A text model of some vendor. Pieces of text as they come, then what was used. Errors: StudioError with `retry`. */
export interface TextProvider {
  stream(call: TextCall): AsyncGenerator<string, Usage, void>
}

export interface TextRoute {
  provider: Provider
  upstream_model: string
  /** Of an OpenAI-compatible server, or another address of the vendor's API; null for the vendor's own. */
  base_url: string | null
  credential: Secret | null
}

export type OpenTextProvider = (route: TextRoute) => TextProvider

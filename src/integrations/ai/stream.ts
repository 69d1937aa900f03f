import { Output, streamText } from 'ai'
import type { Usage } from '../../core/generation/author.ts'
import type { TextCall } from '../../core/generation/text-provider.ts'
import { EmptyAnswer, ProviderRefusal, StreamCut } from './errors.ts'
import type { VendorModel } from './vendor.ts'

// What the SDK would print about a setting that a model ignores; the process's own log is kept by an allow-list.
globalThis.AI_SDK_LOG_WARNINGS = false

export interface StreamRules {
  /** Null when the model's limit is not known. */
  output_limit: number | null
  /** The vendor holds the model to the schema; else the prompt alone asks for JSON. */
  structured: boolean
}

/** One call to a model. Throws what the SDK throws, or one of our three endings; never ends well on a cut stream. */
export async function* streamCall(
  { model, reasoning, spare_tokens, providerOptions }: VendorModel,
  { system, prompt, max_tokens, schema, signal }: TextCall,
  { output_limit, structured }: StreamRules,
): AsyncGenerator<string, Usage, void> {
  const stop = new AbortController()
  const result = streamText({
    model,
    instructions: system,
    prompt,
    maxOutputTokens: Math.min(max_tokens + spare_tokens, output_limit ?? Number.POSITIVE_INFINITY),
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, stop.signal]),
    ...(reasoning && { reasoning }),
    ...(providerOptions && { providerOptions }),
    ...(schema && structured && { output: Output.object({ schema }) }),
    // Told by the stream itself; without this the SDK prints it.
    onError: () => {},
  })
  let text = ''
  try {
    for await (const part of result.stream) {
      if (part.type === 'text-delta' && part.text !== '') {
        text += part.text
        yield part.text
      } else if (part.type === 'error') {
        throw part.error
      } else if (part.type === 'abort') {
        throw signal.reason
      } else if (part.type === 'finish') {
        return ended(part, text, system + prompt)
      }
    }
    throw new StreamCut()
  } finally {
    // Whoever stops listening half-way stops paying, too.
    stop.abort()
  }
}

interface Ending {
  finishReason: string
  totalUsage: { inputTokens: number | undefined; outputTokens: number | undefined }
}

/** A text that reached its limit is a text; any other reason than these two means that the line broke or the answer is no text. */
function ended({ finishReason, totalUsage }: Ending, text: string, asked: string): Usage {
  if (finishReason === 'content-filter') throw new ProviderRefusal()
  if (finishReason !== 'stop' && finishReason !== 'length') throw new StreamCut()
  if (text.trim() === '') throw new EmptyAnswer()
  return {
    tokens_in: totalUsage.inputTokens ?? guessTokens(asked),
    tokens_out: totalUsage.outputTokens ?? guessTokens(text),
  }
}

/** For a server that does not count: some three characters a token, so that a receipt is never empty. */
const guessTokens = (text: string): number => Math.ceil(text.length / 3)

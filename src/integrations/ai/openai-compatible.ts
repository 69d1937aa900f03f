import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { Vendor } from './vendor.ts'

/** Chat completions, as spoken by Ollama, LM Studio, llama.cpp, vLLM and the gateways. */
export const openaiCompatible: Vendor = {
  credential: { header: 'authorization', prefix: 'Bearer ' },
  open: ({ upstream_model, base_url, fetch }) => ({
    model: createOpenAICompatible({
      name: 'compatible',
      baseURL: base_url,
      fetch,
      includeUsage: true,
      supportsStructuredOutputs: true,
    }).chatModel(upstream_model),
    // Local models that think do it at length.
    spare_tokens: 4_096,
  }),
}

import { createOpenAI } from '@ai-sdk/openai'
import { KEY_COMES_LATER, type Vendor } from './vendor.ts'

/** The Responses API. */
export const openai: Vendor = {
  credential: { header: 'authorization', prefix: 'Bearer ' },
  open: ({ upstream_model, base_url, fetch }) => ({
    model: createOpenAI({ baseURL: base_url, apiKey: KEY_COMES_LATER, fetch }).responses(upstream_model),
    reasoning: 'none',
    spare_tokens: /^gpt-(3|4)/.test(upstream_model) ? 0 : 2_048,
    // Without it every prompt and answer stays on the vendor's side for 30 days.
    providerOptions: { openai: { store: false } },
  }),
}

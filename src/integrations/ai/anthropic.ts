import { createAnthropic } from '@ai-sdk/anthropic'
import { KEY_COMES_LATER, type Vendor } from './vendor.ts'

export const anthropic: Vendor = {
  credential: { header: 'x-api-key' },
  open: ({ upstream_model, base_url, fetch }) => ({
    model: createAnthropic({ baseURL: base_url, apiKey: KEY_COMES_LATER, fetch }).messages(upstream_model),
    reasoning: 'none',
    // From the fifth generation on, thinking can be made short, but not switched off.
    spare_tokens: /-[5-9](-|$)/.test(upstream_model) ? 2_048 : 0,
  }),
}

import { createGoogle } from '@ai-sdk/google'
import { KEY_COMES_LATER, type Vendor } from './vendor.ts'

export const google: Vendor = {
  credential: { header: 'x-goog-api-key' },
  open: ({ upstream_model, base_url, fetch }) => ({
    model: createGoogle({ baseURL: base_url, apiKey: KEY_COMES_LATER, fetch }).chat(upstream_model),
    // Models that cannot think answer a thinking budget with an error.
    ...(/gemini-(2\.5|[3-9]|pro|flash)/.test(upstream_model) && { reasoning: 'none' as const }),
    spare_tokens: 4_096,
  }),
}

import type { LanguageModel, streamText } from 'ai'

export interface VendorSettings {
  upstream_model: string
  base_url: string
  /** Egress bound to this vendor. It puts the key on. */
  fetch: typeof fetch
}

type Options = Parameters<typeof streamText>[0]

export interface VendorModel {
  /** Always an object: a model given as a string would go through the SDK vendor's gateway. */
  model: Exclude<LanguageModel, string>
  /** As little thinking as the model can do: the prompts ask for text, and thought is paid like text. */
  reasoning?: NonNullable<Options['reasoning']>
  /** Thought counts against the limit of the answer, so it gets some room beside the text. */
  spare_tokens: number
  providerOptions?: NonNullable<Options['providerOptions']>
}

export interface Vendor {
  /** How the vendor wants to see its key. */
  credential: { header: string; prefix?: string }
  open(settings: VendorSettings): VendorModel
}

/** The SDKs insist on a key, and would look for one in the environment; egress replaces this one. */
export const KEY_COMES_LATER = 'put-on-by-egress'

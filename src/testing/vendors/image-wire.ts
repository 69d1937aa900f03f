import type { ImageProviderName } from '../../contract/media.ts'
import { googleWire } from './google-wire.ts'
import { openaiWire } from './openai-wire.ts'
import { messages, type Body } from './wire.ts'

/** What a request for a picture asked, whatever the wire format. */
export interface AskedImage {
  model: string
  prompt: string
  /** In the vendor's own words: `1536x1024`, `16:9`, `1344x752`. */
  shape: string
  seed: number | null
}

/** How one vendor takes a wish and answers it. */
export interface ImageWire {
  provider: ImageProviderName
  /** Where the API of this vendor lies on the fake; a route's `base_url`. */
  base: string
  matches(path: string): boolean
  read(body: Body, path: string): AskedImage
  /** The picture in the answer itself, as base64. */
  answer(base64: string, refused: boolean): unknown
  error(status: number, code: string | undefined, message: string): unknown
}

const openaiImageWire: ImageWire = {
  provider: 'openai',
  base: '/openai/v1',
  matches: (path) => path === '/openai/v1/images/generations',
  read: (body) => ({
    model: String(body['model']),
    prompt: String(body['prompt']),
    shape: String(body['size']),
    seed: null,
  }),
  answer: (base64) => ({
    created: 1_795_000_000,
    background: 'opaque',
    output_format: 'png',
    quality: 'medium',
    size: '1024x1024',
    data: [{ b64_json: base64, revised_prompt: 'A picture, as the model understood it.' }],
    usage: {
      input_tokens: 20,
      input_tokens_details: { image_tokens: 0, text_tokens: 20 },
      output_tokens: 1_056,
      total_tokens: 1_076,
    },
  }),
  error: openaiWire.error,
}

const METHOD = /^\/google\/v1beta\/models\/([^/:]+):generateContent$/

const googleImageWire: ImageWire = {
  provider: 'google',
  base: '/google/v1beta',
  matches: (path) => METHOD.test(path),
  read(body, path) {
    const config = (body['generationConfig'] ?? {}) as Body
    return {
      model: path.match(METHOD)?.[1] ?? '',
      prompt: messages(body['contents'], ['user']),
      shape: String((config['imageConfig'] as Body | undefined)?.['aspectRatio']),
      seed: (config['seed'] as number | undefined) ?? null,
    }
  },
  answer: (base64, refused) => ({
    candidates: [
      refused
        ? { index: 0, finishReason: 'IMAGE_SAFETY' }
        : {
            index: 0,
            content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data: base64 } }] },
            finishReason: 'STOP',
          },
    ],
    usageMetadata: { promptTokenCount: 12, candidatesTokenCount: 1_290, totalTokenCount: 1_302 },
    modelVersion: 'gemini-2.5-flash-image',
    responseId: 'r1',
  }),
  error: googleWire.error,
}

const fluxWire: ImageWire = {
  provider: 'black-forest-labs',
  base: '/bfl/v1',
  matches: (path) => /^\/bfl\/v1\/flux-[\w.-]+$/.test(path),
  read: (body, path) => ({
    model: path.split('/').at(-1)!,
    prompt: String(body['prompt']),
    shape:
      typeof body['aspect_ratio'] === 'string'
        ? body['aspect_ratio']
        : `${String(body['width'])}x${String(body['height'])}`,
    seed: (body['seed'] as number | undefined) ?? null,
  }),
  // The task; the picture is asked for later.
  answer: () => ({}),
  error: (_status, code, message) => ({ detail: code ?? message }),
}

export const imageWires: readonly ImageWire[] = [openaiImageWire, googleImageWire, fluxWire]

import { createGoogle } from '@ai-sdk/google'
import { generateText } from 'ai'
import { StudioError } from '../../../core/errors.ts'
import { EmptyAnswer, ProviderRefusal } from '../errors.ts'
import { KEY_COMES_LATER } from '../vendor.ts'
import type { ImageVendor } from './vendor.ts'

/** Gemini's image models: they answer like the text models, with the picture as a file. */
export const googleImages: ImageVendor = {
  credential: { header: 'x-goog-api-key' },
  async make({ upstream_model, base_url, fetch }, { prompt, aspect_ratio, seed, signal }) {
    if (upstream_model.startsWith('imagen')) throw imagenIsGone(upstream_model)
    const { files, finishReason } = await generateText({
      // Always an object: a model given as a string would go through the SDK vendor's gateway.
      model: createGoogle({ baseURL: base_url, apiKey: KEY_COMES_LATER, fetch }).chat(upstream_model),
      prompt,
      seed,
      providerOptions: { google: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: aspect_ratio } } },
      maxRetries: 0,
      abortSignal: signal,
    })
    const picture = files.find(({ mediaType }) => mediaType.startsWith('image/'))
    if (picture) return { bytes: picture.uint8Array, usd: null }
    if (finishReason === 'content-filter') throw new ProviderRefusal()
    throw new EmptyAnswer()
  },
}

/** Before anything is sent: Imagen is another interface, and Google closes it. */
function imagenIsGone(upstream_model: string): StudioError {
  const message = `${upstream_model} is an Imagen model, which is not supported. Nothing was sent. Choose a Gemini image model in Settings.`
  return new StudioError('unavailable', message, { details: [{ path: '', code: 'model_unknown', message }] })
}

import { createOpenAI } from '@ai-sdk/openai'
import { generateImage } from 'ai'
import type { AspectRatio } from '../../../contract/media.ts'
import { KEY_COMES_LATER } from '../vendor.ts'
import type { ImageVendor } from './vendor.ts'

/** The nearest of the few sizes that there are. */
const sizes = {
  gpt: { square: '1024x1024', wide: '1536x1024', tall: '1024x1536' },
  dalle3: { square: '1024x1024', wide: '1792x1024', tall: '1024x1792' },
} as const

const shapeOf = (ratio: AspectRatio) =>
  ratio === '1:1' ? 'square' : ratio === '16:9' || ratio === '4:3' ? 'wide' : 'tall'

/** The gpt-image family; DALL·E where a route still points there. */
export const openaiImages: ImageVendor = {
  credential: { header: 'authorization', prefix: 'Bearer ' },
  async make({ upstream_model, base_url, fetch }, { prompt, aspect_ratio, signal }) {
    const isDalle = upstream_model.startsWith('dall-e')
    const { image } = await generateImage({
      model: createOpenAI({ baseURL: base_url, apiKey: KEY_COMES_LATER, fetch }).image(upstream_model),
      prompt,
      size: sizes[isDalle ? 'dalle3' : 'gpt'][shapeOf(aspect_ratio)],
      // The list price that is shown before is the one of this quality.
      ...(!isDalle && { providerOptions: { openai: { quality: 'medium' } } }),
      maxRetries: 0,
      abortSignal: signal,
    })
    return { bytes: image.uint8Array, usd: null }
  },
}

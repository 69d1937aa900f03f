import { createBlackForestLabs } from '@ai-sdk/black-forest-labs'
import { generateImage } from 'ai'
import * as z from 'zod'
import { ProviderRefusal, StreamCut } from '../errors.ts'
import { KEY_COMES_LATER } from '../vendor.ts'
import type { ImageVendor } from './vendor.ts'

const POLL_MS = 500
/** Longer than the whole call may take, so that the caller's limit is the one that counts. */
const POLL_LIMIT_MS = 150_000

/** The vendor counts in credits of a cent. */
const CREDIT_USD = 0.01

const Metadata = z.object({ images: z.array(z.looseObject({ cost: z.number().nullish() })) })
const Poll = z.looseObject({ status: z.string() })

/** FLUX: a task is posted, asked after until it is ready, and its picture fetched from another host. */
export const blackForestLabs: ImageVendor = {
  credential: { header: 'x-key' },
  // Tasks are polled at the region that took them: api.eu1.bfl.ai, api.us2.bfl.ai.
  isOwnHost: (hostname) => /^api(\.[a-z0-9-]+)?\.bfl\.ai$/.test(hostname),
  delivers_elsewhere: true,
  async make({ upstream_model, base_url, fetch }, { prompt, width, height, aspect_ratio, seed, signal }) {
    // The older models know ratios, the newer ones pixels in steps of 16.
    const byRatio = /ultra|kontext/.test(upstream_model)
    const size = { width: Math.round(width / 16) * 16, height: Math.round(height / 16) * 16 }
    const { image, providerMetadata } = await generateImage({
      model: createBlackForestLabs({
        baseURL: base_url,
        apiKey: KEY_COMES_LATER,
        fetch: refusing(fetch),
        pollIntervalMillis: POLL_MS,
        pollTimeoutMillis: POLL_LIMIT_MS,
      }).image(upstream_model),
      prompt,
      seed,
      ...(byRatio && { aspectRatio: aspect_ratio }),
      providerOptions: { blackForestLabs: { outputFormat: 'png', ...(!byRatio && size) } },
      maxRetries: 0,
      abortSignal: signal,
    })
    const cost = Metadata.safeParse(providerMetadata['blackForestLabs']).data?.images[0]?.cost
    return { bytes: image.uint8Array, usd: cost ? cost * CREDIT_USD : null }
  },
}

/** The SDK knows neither word for moderated and would ask on until the time is over, and a lost task it cannot read. */
const refusing =
  (send: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await send(input, init)
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer
    const text = await answer.text()
    const status = Poll.safeParse(parsed(text)).data?.status ?? ''
    if (/moderated/i.test(status)) throw new ProviderRefusal()
    if (/not found/i.test(status)) throw new StreamCut()
    return new Response(text, { status: answer.status, headers: answer.headers })
  }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import * as z from 'zod'
import { TextModelKey } from '../../contract/generation.ts'
import { AspectRatio, ImageProviderName, ImageStyle } from '../../contract/media.ts'
import { Id } from '../../contract/values.ts'

export const GENERATE_IMAGE = 'generate_image'
export const OFFLINE_ILLUSTRATOR = 'offline-illustrator'

/** What an image was asked for, whole and decided: who makes it does not change once the job is queued. */
export const ImageInput = z.strictObject({
  prompt: z.string(),
  aspect_ratio: AspectRatio,
  style: ImageStyle.nullable(),
  /** As asked for: a key, or `auto`. */
  model: z.string(),
  /** Null: the offline illustrator draws. */
  route: z
    .strictObject({ provider: ImageProviderName, upstream_model: z.string(), base_url: z.string().nullable() })
    .nullable(),
  /** List price of the image. */
  usd: z.number(),
  /** Who puts the prompt in better words; null: it is used as it is. */
  text_model: TextModelKey.nullable(),
  seed: z.int(),
  folder_id: Id.nullable(),
  parent_id: Id.nullable(),
  /** Waits for a network, however long. A caller that waits for the answer is told instead. */
  patient: z.boolean(),
})
export type ImageInput = z.infer<typeof ImageInput>

export const modelUsed = ({ route }: Pick<ImageInput, 'route'>): string => route?.upstream_model ?? OFFLINE_ILLUSTRATOR

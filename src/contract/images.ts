import * as z from 'zod'
import { JobId, JobStatus, RunStage, RunState } from './generation.ts'
import { AspectRatio, ImageProviderName, imageSizes, ImageStyle, Media } from './media.ts'
import { operation } from './operation.ts'
import { Id, Timestamp } from './values.ts'

/** Public keys of image models. What each means in a workspace is a route. */
export const ImageModelKey = z.enum([
  'family-a-klein',
  'family-a-flex',
  'family-a-pro',
  'family-a-max',
  'vendor-a-image',
  'vendor-c-image',
])
export type ImageModelKey = z.infer<typeof ImageModelKey>

const sizes = Object.entries(imageSizes)
  .map(([ratio, { width, height }]) => `${ratio} ${width}×${height}`)
  .join(', ')

const wish = {
  prompt: z.string().trim().min(3).max(1_000),
  aspect_ratio: AspectRatio.default('1:1').meta({ description: `Shape; in pixels: ${sizes}` }),
}
/** `auto` and the models that the generate call of the specification names: never the smallest. */
const model = z
  .enum(['auto', ...ImageModelKey.exclude(['family-a-klein']).options])
  .default('auto')
  .meta({ description: '`auto`: the cheapest model with a key that does the style well' })
const more = {
  style: ImageStyle.optional(),
  auto_prompt: z.boolean().default(true).meta({ description: 'Let a text model put the prompt in better words first' }),
  folder_id: Id.optional().meta({ description: 'Folder of the media library' }),
}

/** Something a caller should know about an image that was made all the same. */
export const ImageWarning = z.object({ code: z.string(), message: z.string() })
export type ImageWarning = z.infer<typeof ImageWarning>

export const GeneratedImage = z.object({
  id: Id,
  url: z.string().meta({ description: 'Path of the stored image', examples: ['/media/9f86d0…'] }),
  filename: z.string(),
  width: z.int(),
  height: z.int(),
  cost_usd: z.number(),
  model_used: z.string().nullable().meta({ description: 'Upstream model, or `offline-illustrator`' }),
  alt: z.string(),
  style: ImageStyle.nullable(),
  prompt: z.string(),
  final_prompt: z.string(),
  warnings: z.array(ImageWarning),
})
export type GeneratedImage = z.infer<typeof GeneratedImage>

export const ImageStage = RunStage.extract(['queued', 'prompt', 'image', 'saving', 'done'])
export type ImageStage = z.infer<typeof ImageStage>

/** An image under way, for the studio's window. */
export const ImageRun = z.object({
  job_id: JobId,
  status: JobStatus,
  state: RunState,
  stage: ImageStage,
  progress: z.int().min(0).max(100),
  prompt: z.string(),
  final_prompt: z.string().nullable(),
  aspect_ratio: AspectRatio,
  style: ImageStyle.nullable(),
  model: z.string().meta({ description: 'As asked for' }),
  model_used: z.string(),
  offline: z.boolean(),
  credits: z.int().meta({ description: 'Captured so far' }),
  warnings: z.array(ImageWarning),
  error: z.string().nullable(),
  retry_at: Timestamp.nullable(),
  media: Media.nullable(),
  created_at: Timestamp,
  completed_at: Timestamp.nullable(),
})
export type ImageRun = z.infer<typeof ImageRun>

export const ImageEstimate = z.object({
  key: ImageModelKey.nullable().meta({ description: 'The model that would make it; null for the illustrator' }),
  model_used: z.string(),
  offline: z.boolean().meta({ description: 'The offline illustrator will draw: there is no key for the model' }),
  width: z.int(),
  height: z.int(),
  usd: z.number(),
  credits: z.int(),
  credits_remaining: z.int(),
})
export type ImageEstimate = z.infer<typeof ImageEstimate>

/** What a public image key means in this workspace. */
export const ImageRouteSetting = z.object({
  key: ImageModelKey,
  name: z.string(),
  provider: ImageProviderName,
  upstream_model: z.string(),
  base_url: z.string().nullable(),
  ready: z.boolean().meta({ description: 'A key is stored, or the server needs none' }),
  changed: z.boolean().meta({ description: 'Differs from the shipped route' }),
  usd_per_image: z.number(),
  price_date: z.string(),
})
export type ImageRouteSetting = z.infer<typeof ImageRouteSetting>

/** The studio may ask for any model, for the illustrator, and for the same picture again by its seed. */
export const StartImage = z.strictObject({
  ...wish,
  ...more,
  model: z.enum(['auto', ...ImageModelKey.options]).default('auto'),
  offline: z.boolean().default(false).meta({ description: 'Draw with the offline illustrator whatever the route' }),
  seed: z.int().min(0).max(2_147_483_647).optional(),
  parent_id: Id.optional().meta({ description: 'The picture that this one is made after' }),
})
export type StartImage = z.output<typeof StartImage>

const job = z.strictObject({ job_id: JobId })
const route = z.strictObject({ key: ImageModelKey })

export const imageOperations = {
  generate_media: operation({
    http: 'POST /images/generate',
    area: 'Images',
    summary: 'Generate an image and save it to the media library.',
    scope: 'write',
    feature: 'ai_image_generation',
    status: 201,
    input: z.strictObject({ ...wish, model, ...more }),
    output: GeneratedImage,
  }),

  list_image_models: operation({
    http: 'GET /images/models',
    area: 'Images',
    summary: 'The image models, with what one image of theirs costs in US dollars.',
    scope: 'read',
    input: z.strictObject({}),
    output: z.object({
      models: z.array(z.object({ key: ImageModelKey, name: z.string(), cost_estimate: z.number() })),
    }),
  }),

  generate_image: operation({
    http: 'POST /hosted/images/generate',
    area: 'Hosted images',
    summary: 'Generate an image for a site. Answers with its hosted URL.',
    scope: 'write',
    feature: ['api_access', 'ai_image_generation'],
    tool: { open_world: true },
    status: 201,
    input: z.strictObject({
      ...wish,
      model: z.enum(['auto', ...ImageModelKey.exclude(['family-a-klein', 'family-a-max']).options]).default('auto'),
    }),
    output: GeneratedImage.extend({ url: z.string().meta({ description: 'The hosted URL, whole' }) }),
  }),

  start_image: operation({
    http: 'POST /media/runs',
    area: 'Media',
    summary: 'Start making an image, with progress and the options of the studio.',
    scope: 'studio',
    feature: 'ai_image_generation',
    status: 202,
    input: StartImage,
    output: ImageRun,
  }),

  estimate_image: operation({
    http: 'POST /media/runs/estimate',
    area: 'Media',
    summary: 'What an image would cost, and who would make it.',
    scope: 'studio',
    input: z.strictObject({
      aspect_ratio: wish.aspect_ratio,
      style: more.style,
      auto_prompt: more.auto_prompt,
      model: StartImage.shape.model,
      offline: StartImage.shape.offline,
    }),
    output: ImageEstimate,
  }),

  list_image_runs: operation({
    http: 'GET /media/runs',
    area: 'Media',
    summary: 'Images under way, or all of the last 30 days, newest first.',
    scope: 'studio',
    input: z.strictObject({ active: z.boolean().default(false), limit: z.int().min(1).max(200).default(50) }),
    output: z.array(ImageRun),
  }),

  get_image_run: operation({
    http: 'GET /media/runs/{job_id}',
    area: 'Media',
    summary: 'How an image stands.',
    scope: 'studio',
    input: job,
    output: ImageRun,
  }),

  cancel_image: operation({
    http: 'POST /media/runs/{job_id}/cancel',
    area: 'Media',
    summary: 'Stop making an image.',
    scope: 'studio',
    input: job,
    output: ImageRun,
  }),

  list_image_routes: operation({
    http: 'GET /models/image-routes',
    area: 'Settings',
    summary: 'What each public image model key means here.',
    scope: 'studio',
    input: z.strictObject({}),
    output: z.array(ImageRouteSetting),
  }),

  save_image_route: operation({
    http: 'PUT /models/image-routes/{key}',
    area: 'Settings',
    summary: 'Point a public image model key at another provider, model or server.',
    scope: 'studio',
    input: z.strictObject({
      key: ImageModelKey,
      provider: ImageProviderName,
      upstream_model: z.string().trim().min(1).max(120),
      base_url: z.url().max(500).nullable().default(null),
    }),
    output: ImageRouteSetting,
  }),

  reset_image_route: operation({
    http: 'DELETE /models/image-routes/{key}',
    area: 'Settings',
    summary: 'Go back to the shipped image route.',
    scope: 'studio',
    input: route,
    output: ImageRouteSetting,
  }),
}

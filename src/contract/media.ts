import * as z from 'zod'
import { operation } from './operation.ts'
import { Deleted, Id, Timestamp } from './values.ts'

export const AspectRatio = z.enum(['1:1', '16:9', '9:16', '4:3', '3:4'])
export type AspectRatio = z.infer<typeof AspectRatio>

export const ImageStyle = z.enum([
  'realistic',
  'cartoon',
  'watercolor',
  'oil-painting',
  '3d-render',
  'anime',
  'sketch',
  'pop-art',
  'pixel-art',
  'cyberpunk',
])
export type ImageStyle = z.infer<typeof ImageStyle>

/** Who can make an image for a public model key. */
export const ImageProviderName = z.enum(['openai', 'google', 'black-forest-labs'])
export type ImageProviderName = z.infer<typeof ImageProviderName>

/** Pixels of a generated image, whoever makes it: what a vendor gives in another size is cut and scaled to these. */
export const imageSizes = {
  '1:1': { width: 1024, height: 1024 },
  '16:9': { width: 1344, height: 756 },
  '9:16': { width: 756, height: 1344 },
  '4:3': { width: 1152, height: 864 },
  '3:4': { width: 864, height: 1152 },
} as const satisfies Record<AspectRatio, { width: number; height: number }>

export const MediaSource = z.enum(['generated', 'illustrated', 'stock', 'upload'])
export type MediaSource = z.infer<typeof MediaSource>

/** One picture of the library. Its bytes are at `url`; smaller ones at `url/{width}.webp`, for the widths listed. */
export const Media = z.object({
  id: Id,
  revision: z.int(),
  sha256: z.string(),
  url: z.string().meta({ description: 'Path of the stored image', examples: ['/media/9f86d0…'] }),
  filename: z.string(),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  widths: z.array(z.int()).meta({ description: 'Widths at which `{url}/{width}.webp`, `.avif` and `.jpeg` exist' }),
  folder_id: Id.nullable(),
  alt: z.string(),
  source: MediaSource,
  prompt: z.string(),
  final_prompt: z.string().meta({ description: 'As it was sent: improved, and with the words of the style' }),
  model_used: z.string().nullable(),
  style: ImageStyle.nullable(),
  seed: z.int().nullable(),
  cost_usd: z.number(),
  licence: z.string(),
  licence_url: z.string(),
  author: z.string(),
  author_url: z.string(),
  source_url: z.string(),
  parent_id: Id.nullable().meta({ description: 'The picture that this one was made after' }),
  made_by: z.string(),
  created_at: Timestamp,
  deleted_at: Timestamp.nullable(),
})
export type Media = z.infer<typeof Media>

export const MediaFolder = z.object({
  id: Id,
  name: z.string(),
  parent_id: Id.nullable(),
  items: z.int().meta({ description: 'Pictures in this very folder, without those in the trash' }),
})
export type MediaFolder = z.infer<typeof MediaFolder>

const FolderName = z.string().trim().min(1).max(120)
const one = z.strictObject({ id: Id })

/** Largest upload, in bytes. */
export const UPLOAD_LIMIT = 25_000_000

export const mediaOperations = {
  list_media: operation({
    http: 'GET /media',
    area: 'Media',
    summary: 'The pictures of the library, newest first, page by key.',
    scope: 'studio',
    input: z.strictObject({
      q: z.string().max(200).default(''),
      folder_id: Id.optional(),
      unfiled: z.boolean().default(false).meta({ description: 'Only those in no folder' }),
      source: MediaSource.optional(),
      missing_alt: z.boolean().default(false),
      trashed: z.boolean().default(false),
      after: z.string().max(500).optional().meta({ description: '`next` of the page before' }),
      limit: z.int().min(1).max(500).default(100),
    }),
    output: z.object({ items: z.array(Media), next: z.string().nullable(), total: z.int() }),
  }),

  get_media: operation({
    http: 'GET /media/{id}',
    area: 'Media',
    summary: 'One picture, with where it came from.',
    scope: 'studio',
    input: one,
    output: Media,
  }),

  update_media: operation({
    http: 'PATCH /media/{id}',
    area: 'Media',
    summary: 'Change the alternative text, the name or the folder; only passed fields change.',
    scope: 'studio',
    input: z.strictObject({
      id: Id,
      alt: z.string().trim().max(1_000).optional(),
      filename: z.string().trim().min(1).max(200).optional(),
      folder_id: Id.nullable().optional().meta({ description: 'Null takes it out of its folder' }),
    }),
    output: Media,
  }),

  delete_media: operation({
    http: 'DELETE /media/{id}',
    area: 'Media',
    summary: 'Move a picture to the trash. It stays there, and on every page that shows it, for 30 days.',
    scope: 'studio',
    input: one,
    output: Deleted,
  }),

  restore_media: operation({
    http: 'POST /media/{id}/restore',
    area: 'Media',
    summary: 'Take a picture out of the trash.',
    scope: 'studio',
    input: one,
    output: Media,
  }),

  purge_media: operation({
    http: 'DELETE /media/{id}/forever',
    area: 'Media',
    summary: 'Delete a picture in the trash for good.',
    scope: 'studio',
    input: one,
    output: Deleted,
  }),

  upload_media: operation({
    http: 'POST /media/uploads',
    area: 'Media',
    summary: 'Put a picture into the library: the bytes are the body, the rest is in the query.',
    scope: 'studio',
    status: [201, 200], // new; the library had these very bytes already
    upload: true,
    bodyLimit: UPLOAD_LIMIT,
    input: z.strictObject({
      bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'The body must be the bytes of a picture.'),
      filename: z.string().trim().max(200).default(''),
      folder_id: Id.optional(),
      alt: z.string().trim().max(1_000).default(''),
    }),
    output: z.object({ media: Media, existed: z.boolean() }),
  }),

  list_media_folders: operation({
    http: 'GET /media/folders',
    area: 'Media',
    summary: 'All folders of the library, by name.',
    scope: 'studio',
    input: z.strictObject({}),
    output: z.array(MediaFolder),
  }),

  create_media_folder: operation({
    http: 'POST /media/folders',
    area: 'Media',
    summary: 'Make a folder.',
    scope: 'studio',
    status: 201,
    input: z.strictObject({ name: FolderName, parent_id: Id.nullable().default(null) }),
    output: MediaFolder,
  }),

  update_media_folder: operation({
    http: 'PATCH /media/folders/{id}',
    area: 'Media',
    summary: 'Rename a folder or move it; only passed fields change.',
    scope: 'studio',
    input: z.strictObject({ id: Id, name: FolderName.optional(), parent_id: Id.nullable().optional() }),
    output: MediaFolder,
  }),

  delete_media_folder: operation({
    http: 'DELETE /media/folders/{id}',
    area: 'Media',
    summary: 'Delete a folder. What was in it moves to the folder above.',
    scope: 'studio',
    input: one,
    output: Deleted,
  }),
}

import type { Generated } from 'kysely'
import type { ImageProviderName, ImageStyle, MediaSource } from '../../contract/media.ts'
import type { RenditionFormat } from './image-worker.ts'

export interface MediaTables {
  media: MediaTable
  media_folders: { id: Generated<number>; name: string; parent_id: number | null; created_at: string }
  media_files: {
    media_id: number
    width: number
    format: RenditionFormat
    height: number
    bytes: number
    created_at: string
  }
  media_search: { rowid: number; media_search: string; searchable: string }
  image_routes: { key: string; provider: ImageProviderName; upstream_model: string; base_url: string | null }
}

interface MediaTable {
  id: Generated<number>
  revision: Generated<number>
  sha256: string
  filename: string
  mime: string
  width: number
  height: number
  bytes: number
  folder_id: number | null
  alt: string
  source: MediaSource
  prompt: string
  final_prompt: string
  model_used: string | null
  style: ImageStyle | null
  seed: number | null
  cost_usd: number
  licence: string
  licence_url: string
  author: string
  author_url: string
  source_url: string
  parent_id: number | null
  made_by: string
  created_at: string
  deleted_at: string | null
  /** One spelling of the words it is found by. */
  searchable: string
}

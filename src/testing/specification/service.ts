import {
  text,
  integer,
  time,
  id,
  orNull,
  must,
  oneOf,
  articleStatus,
  jobStatus,
  aspectRatio,
  styles,
  prompt,
  type Fields,
  type Row,
} from './field.ts'

const summary: Fields = {
  id: integer,
  title: text,
  slug: text,
  status: articleStatus,
  language: text,
  word_count: integer,
  model: text,
  created_at: time,
  updated_at: time,
}
const image: Fields = {
  id: integer,
  url: text,
  filename: text,
  width: integer,
  height: integer,
  cost_usd: { type: 'number' },
  model_used: orNull(text),
}
const imageModels = [
  'family-a-klein',
  'family-a-flex',
  'family-a-pro',
  'family-a-max',
  'vendor-a-image',
  'vendor-c-image',
]
const publication: Fields = {
  publication_id: integer,
  article_id: integer,
  site_id: integer,
  site_name: text,
  external_id: orNull(integer),
  external_url: orNull(text),
  status: text,
  published_at: orNull(time),
}
/** `article_id` stands in the answer to publishing alone. */
const { article_id: _, ...listed } = publication

/** The rows below {base_url}. */
export const service: Row[] = [
  {
    row: 'GET /articles',
    query: {
      page: { type: 'integer', default: 1, min: 1 },
      per_page: { type: 'integer', default: 20, min: 1, max: 100 },
      status: articleStatus,
      language: text,
    },
    status: [200],
    answer: summary,
    many: true,
    paged: true,
  },
  {
    row: 'GET /articles/{id}',
    path: { id },
    status: [200],
    answer: {
      ...summary,
      content: text,
      meta_title: text,
      meta_description: text,
      keywords: { type: 'string[]' },
      publications: {
        type: 'object[]',
        fields: { site_id: integer, site_name: text, published_at: time, external_url: text },
      },
    },
  },
  {
    row: 'POST /articles/generate',
    body: {
      topic: { type: 'string', required: true, min: 3, max: 300 },
      language_code: text,
      word_count: { type: 'integer', default: 1500, min: 100, max: 10_000 },
      model: { ...oneOf('vendor-a-4o', 'vendor-b-sonnet', 'vendor-c-pro'), default: 'vendor-a-4o' },
      keywords: { type: 'string[]', max: 20, itemMax: 80 },
      custom_instructions: { type: 'string', max: 4_000 },
    },
    status: [202],
    answer: { job_id: text, status: jobStatus, estimated_seconds: integer, created_at: time },
  },
  {
    row: 'GET /articles/jobs/{job_id}',
    path: { job_id: must(text) },
    status: [200],
    answer: {
      job_id: text,
      status: jobStatus,
      progress: { type: 'integer', min: 0, max: 100 },
      article_id: orNull(integer),
      completed_at: { ...time, sometimes: true },
      error: { ...text, sometimes: true },
    },
  },
  {
    row: 'POST /images/generate',
    body: {
      prompt,
      aspect_ratio: aspectRatio,
      model: {
        ...oneOf('auto', 'family-a-flex', 'family-a-pro', 'family-a-max', 'vendor-a-image', 'vendor-c-image'),
        default: 'auto',
      },
      style: oneOf(...styles),
      auto_prompt: { type: 'boolean', default: true },
      folder_id: integer,
    },
    status: [201],
    answer: image,
    feature: ['ai_image_generation'],
    credits: true,
  },
  {
    row: 'GET /images/models',
    status: [200],
    answer: {
      models: {
        type: 'object[]',
        fields: { key: oneOf(...imageModels), name: text, cost_estimate: { type: 'number' } },
      },
    },
  },
  {
    row: 'GET /sites',
    status: [200],
    answer: {
      id: integer,
      name: text,
      type: oneOf('cms-a', 'cms-b'),
      url: text,
      status: text,
      last_sync_at: orNull(time),
    },
    many: true,
  },
  {
    row: 'POST /articles/{id}/publish',
    path: { id },
    body: {
      site_id: id,
      publish_status: { ...oneOf('publish', 'draft', 'pending'), default: 'draft' },
      categories: { type: 'integer[]' },
    },
    status: [201, 200, 202],
    answer: publication,
  },
  {
    row: 'GET /articles/{id}/publications',
    path: { id },
    status: [200],
    answer: { ...listed, site_type: text },
    many: true,
  },
  {
    row: 'GET /usage/credits',
    status: [200],
    answer: {
      plan: text,
      credits_remaining: integer,
      credits_total: integer,
      credits_used: integer,
      billing_period_start: time,
      billing_period_end: time,
      generations_this_period: integer,
    },
  },
]

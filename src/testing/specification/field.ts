export interface Field {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'string[]' | 'integer[]' | 'object[]' | 'null'
  required?: true
  nullable?: true
  default?: unknown
  enum?: readonly string[]
  /** Least and most: of the number, of the characters, or of the items. */
  min?: number
  max?: number
  /** Of each item. */
  itemEnum?: readonly string[]
  itemMax?: number
  /** Of an object, or of each item of an array of objects. */
  fields?: Fields
  /** Present only in some states. */
  sometimes?: true
}
export type Fields = Record<string, Field>

export interface Row {
  /** As the table writes it, below {base_url}. */
  row: string
  path?: Fields
  query?: Fields
  body?: Fields
  status: readonly number[]
  /** Fields of `data`, or of each item where `many`. */
  answer: Fields
  many?: true
  /** `meta` stands beside `data`. */
  paged?: true
  feature?: readonly ('api_access' | 'ai_image_generation')[]
  /** The tool that wraps it. */
  tool?: string
  /** Needs credits: 402 when there are none left and the route costs something. */
  credits?: true
}

export const text: Field = { type: 'string' }
export const integer: Field = { type: 'integer' }
export const bool: Field = { type: 'boolean' }
export const object: Field = { type: 'object' }
export const time: Field = { type: 'string' }
export const id: Field = { type: 'integer', required: true }
export const orNull = (field: Field): Field => ({ ...field, nullable: true })
export const must = (field: Field): Field => ({ ...field, required: true })
export const oneOf = (...values: string[]): Field => ({ type: 'string', enum: values })

export const articleStatus = oneOf('draft', 'published', 'archived')
export const jobStatus = oneOf('pending', 'in_progress', 'completed', 'failed')
export const ratios = ['1:1', '16:9', '9:16', '4:3', '3:4']
export const aspectRatio: Field = { ...oneOf(...ratios), default: '1:1' }
export const styles =
  'realistic cartoon watercolor oil-painting 3d-render anime sketch pop-art pixel-art cyberpunk'.split(' ')
export const prompt: Field = { type: 'string', required: true, min: 3, max: 1000 }

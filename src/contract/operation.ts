import * as z from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `read` and `write` are public and open to API keys; `studio` is for the studio's own session alone. */
export type Scope = 'read' | 'write' | 'studio'

/** What a plan may hold. The plans themselves are data: resources/plans.json. */
export type Feature = 'api_access' | 'ai_image_generation'

/** The groups of the API page, in its order. */
export const areas = [
  'Articles',
  'Generation',
  'Images',
  'CMS sites',
  'Usage',
  'Hosted account',
  'Hosted sites',
  'Hosted pages',
  'Hosted posts',
  'Custom domains',
  'Webhooks',
  'Hosted images',
  'Library',
  'Runs',
  'Media',
  'Keys',
  'Settings',
  'Studio',
] as const
export type Area = (typeof areas)[number]

/** Behaviour hints of one of the twenty MCP tools; that it only reads follows from the scope. */
export interface Tool {
  destructive?: true
  /** Calling it twice with the same input changes nothing more. */
  idempotent?: true
  /** Reaches beyond this computer. */
  open_world?: true
}

export interface Operation {
  /** Method and path below the base of its scope, such as `GET /articles/{id}`. */
  http: `${Method} /${string}`
  area: Area
  summary: string
  scope: Scope
  /** What the plan must hold; of a list, all of them. */
  feature?: Feature | readonly Feature[]
  /** It is a tool of the MCP server, under the operation's own name. */
  tool?: Tool
  /** Success status: 200 if absent. A list where the handler picks. */
  status?: number | readonly number[]
  /** Path of the new thing, filled from the reply: `/articles/jobs/{job_id}`. */
  location?: string
  /** The reply is a page: `data` is an array of `output` and `meta` stands beside it. */
  paged?: true
  /** Fields of the reply that are told once: a repetition under an `Idempotency-Key` has null in their place. */
  secrets?: readonly string[]
  /** More than the 2 MB that a JSON body may have by default, in bytes. */
  bodyLimit?: number
  /** The body is a file: its bytes are the field `bytes`, every other field stands in the query. */
  upload?: true
  input: z.ZodObject
  output: z.ZodType
}

/** Declares an operation; keeps its exact types. */
export const operation = <const Op extends Operation>(op: Op): Op => op

export type Input<Op extends Operation> = z.input<Op['input']>
export type ParsedInput<Op extends Operation> = z.output<Op['input']>

export const PageMeta = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_pages: z.int(),
})
export type PageMeta = z.infer<typeof PageMeta>

/** What a handler gives back, and what a caller in this process gets. */
export type Reply<Op extends Operation> = Op extends { paged: true }
  ? { data: z.output<Op['output']>[]; meta: PageMeta }
  : z.output<Op['output']>

/** The whole success body: the envelope of the specification, in one place. */
export const bodySchema = (op: Operation): z.ZodObject =>
  op.paged ? z.object({ data: z.array(op.output), meta: PageMeta }) : z.object({ data: op.output })

export const featuresOf = ({ feature = [] }: Pick<Operation, 'feature'>): readonly Feature[] =>
  typeof feature === 'string' ? [feature] : feature

export const statusesOf = (op: Operation): readonly number[] =>
  op.status === undefined ? [200] : typeof op.status === 'number' ? [op.status] : op.status

import * as z from 'zod'
import { errorStatus, type ErrorCode } from '../contract/errors.ts'
import { examples, type Example } from '../contract/examples.ts'
import { operations } from '../contract/index.ts'
import { areas, bodySchema, featuresOf, statusesOf, type Operation } from '../contract/operation.ts'
import { pathOf, PUBLIC_BASE } from '../contract/path.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of the public operations, made from the table. `server` is the real address of the API. */
export function openApiDocument(server: string, version: string): Json {
  const publicOperations = Object.entries(operations as Record<string, Operation>)
    .filter(([, op]) => op.scope !== 'studio')
    .toSorted(([, a], [, b]) => areas.indexOf(a.area) - areas.indexOf(b.area))
  const paths: Record<string, Json> = {}
  for (const [name, op] of publicOperations) {
    const { method, path } = pathOf(op)
    const below = path.slice(PUBLIC_BASE.length)
    paths[below] = { ...paths[below], [method.toLowerCase()]: describe(name, op) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Quoin', version, description: INTRODUCTION },
    servers: [{ url: server }],
    tags: [...new Set(publicOperations.map(([, op]) => op.area))].map((area) => ({ name: area })),
    security: [{ apiKey: [] }, { bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description:
            'A key from Settings, under API keys. Scope `read`, or `read,write` for everything that changes.',
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key, or a session token of the studio.' },
      },
      schemas: { Error: errorSchema },
      responses: Object.fromEntries(Object.keys(errorStatus).map((code) => [code, errorResponse(code as ErrorCode)])),
      headers,
      parameters: { IdempotencyKey: idempotencyKey },
    },
  }
}

const INTRODUCTION = `Write, illustrate and publish, on this computer.

Success is \`{"data": …}\`, with \`meta\` beside it for paged lists. Failure, on every path, is \`{"error": {"code", "message", "status"}}\`.
Times are UTC, as \`2026-11-21T08:30:00Z\`.`

const string = { type: 'string' }
const header = (description: string, schema: Json = string) => ({ description, schema })

const headers = {
  RateLimit: header('Requests left in this minute and the seconds until there is room again: `"default";r=597;t=41`.'),
  'RateLimit-Policy': header('How many requests a minute this key may make: `"default";q=600;w=60`.'),
  'Retry-After': header('Seconds to wait before the next try.', { type: 'integer' }),
  Location: header('Path of the new thing.'),
  'Idempotent-Replayed': header('`true` when this answer was kept from the first call under the same key.'),
  'WWW-Authenticate': header('How to say who you are.'),
}

const headerRefs = (...names: (keyof typeof headers)[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Sent again within 24 hours with the same input, the call is not carried out again: its first answer comes back.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function describe(name: string, op: Operation): Json {
  const { method, params } = pathOf(op)
  const example = examples[name]
  const schema = z.toJSONSchema(op.input, { io: 'input' }) as { properties?: Record<string, Json>; required?: string[] }
  const properties = Object.entries(schema.properties ?? {})
  const required = new Set(schema.required)
  const inQuery = method === 'GET' || method === 'DELETE'
  const parameters = properties
    .filter(([field]) => params.includes(field) || inQuery)
    .map(([field, { description, ...rest }]) => ({
      name: field,
      in: params.includes(field) ? 'path' : 'query',
      required: params.includes(field) || required.has(field),
      ...(description !== undefined && { description }),
      schema: rest,
      ...(example && field in example.input && { example: example.input[field] }),
    }))
  const all = [...parameters, ...(method === 'POST' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])]
  const body = inQuery ? [] : properties.filter(([field]) => !params.includes(field))
  const bodyRequired = body.filter(([field]) => required.has(field)).map(([field]) => field)
  const inBody = example && Object.fromEntries(Object.entries(example.input).filter(([key]) => !params.includes(key)))
  return {
    operationId: name,
    summary: op.summary,
    description: factsOf(name, op),
    tags: [op.area],
    ...(all.length > 0 && { parameters: all }),
    ...(body.length > 0 && {
      requestBody: {
        required: bodyRequired.length > 0,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: Object.fromEntries(body),
              ...(bodyRequired.length > 0 && { required: bodyRequired }),
              additionalProperties: false,
            },
            ...(inBody && { example: inBody }),
          },
        },
      },
    }),
    responses: {
      ...Object.fromEntries(statusesOf(op).map((status) => [status, success(op, example)])),
      ...Object.fromEntries(
        errorsOf(op).map((code) => [errorStatus[code], { $ref: `#/components/responses/${code}` }]),
      ),
    },
  }
}

/** What the table says beside the schemas, in words. */
function factsOf(name: string, op: Operation): string {
  const features = featuresOf(op)
  return [
    op.scope === 'read' ? 'Any key may call this.' : 'Needs a key with scope `read,write`.',
    ...(features.length > 0 ? [`The plan must include ${features.map((one) => `\`${one}\``).join(' and ')}.`] : []),
    ...(op.tool ? [`The same as the MCP tool \`${name}\`.`] : []),
    ...(op.secrets ? [`${op.secrets.map((one) => `\`${one}\``).join(', ')}: shown this once.`] : []),
  ].join(' ')
}

const success = (op: Operation, example: Example | undefined): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(bodySchema(op)) as Json
  const post = op.http.startsWith('POST')
  return {
    description: op.summary,
    headers: headerRefs(
      'RateLimit',
      'RateLimit-Policy',
      ...(op.location ? (['Location'] as const) : []),
      ...(post ? (['Idempotent-Replayed'] as const) : []),
    ),
    content: { 'application/json': { schema, ...(example?.answer !== undefined && { example: example.answer }) } },
  }
}

function errorsOf(op: Operation): ErrorCode[] {
  const { method, params } = pathOf(op)
  const body = method !== 'GET' && method !== 'DELETE'
  return [
    ...(body ? (['bad_request', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    'unauthorized',
    ...(featuresOf(op).includes('ai_image_generation') ? (['insufficient_credits'] as const) : []),
    'forbidden',
    ...(params.length > 0 ? (['not_found'] as const) : []),
    ...(method === 'GET' ? [] : (['conflict'] as const)),
    ...(method === 'PATCH' || method === 'DELETE' ? (['precondition_failed'] as const) : []),
    'validation_error',
    'rate_limited',
    'internal_error',
    'unavailable',
  ]
}

export const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'status'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorStatus) },
        message: { type: 'string' },
        status: { type: 'integer' },
        details: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'code', 'message'],
            properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
          },
        },
        request_id: { type: 'string' },
      },
    },
  },
}

const errorResponse = (code: ErrorCode): Json => ({
  description: `${errorStatus[code]} ${code}`,
  headers: headerRefs(
    'RateLimit',
    'RateLimit-Policy',
    ...(code === 'rate_limited' || code === 'unavailable' ? (['Retry-After'] as const) : []),
    ...(code === 'unauthorized' ? (['WWW-Authenticate'] as const) : []),
  ),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: {
        error: { code, message: messages[code], status: errorStatus[code], request_id: 'req_01kb2n5v8w3e7q2t' },
      },
    },
  },
})

const messages: Record<ErrorCode, string> = {
  bad_request: 'The body is not well-formed JSON in UTF-8. Nothing was changed.',
  unauthorized: 'An API key is needed. Send it as X-API-Key. Keys are made in Settings, under API keys.',
  insufficient_credits: 'There are not enough credits left this month. Nothing was made.',
  forbidden: 'This key may only read. Nothing was changed. Make a key with read and write access in Settings.',
  not_found: 'There is no article with id 7.',
  method_not_allowed: 'This address takes GET, POST.',
  conflict: 'This is not in a state for that. Nothing was changed.',
  precondition_failed: 'This changed after you read it. Nothing was changed. Read it again and repeat your change.',
  payload_too_large: 'The body is larger than 2 MB. Nothing was changed.',
  unsupported_media_type: 'The body must be JSON. Send it with Content-Type: application/json.',
  validation_error: 'Nothing was changed. word_count: This must be at least 100.',
  rate_limited: 'More than 600 requests came within a minute. Nothing was changed. Try again in 12 s.',
  internal_error: 'Something went wrong. The details are in the log.',
  unavailable: 'This cannot be reached now. Nothing was changed. Try again later.',
}

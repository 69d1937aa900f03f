import * as z from 'zod'
import { errorStatus, type ErrorCode } from '../contract/errors.ts'
import { operations } from '../contract/index.ts'
import { bodySchema, statusesOf, type Operation } from '../contract/operation.ts'
import { pathOf, PUBLIC_BASE } from '../contract/path.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of the public operations, made from the table. `server` is the real address of the API. */
export function openApiDocument(server: string, version: string): Json {
  const publicOperations = Object.entries(operations as Record<string, Operation>).filter(
    ([, op]) => op.scope !== 'studio',
  )
  const paths: Record<string, Json> = {}
  for (const [name, op] of publicOperations) {
    const { method, path } = pathOf(op)
    const below = path.slice(PUBLIC_BASE.length)
    paths[below] = { ...paths[below], [method.toLowerCase()]: describe(name, op) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Quoin', version, description: 'Write, illustrate and publish, on this computer.' },
    servers: [{ url: server }],
    tags: [...new Set(publicOperations.map(([, op]) => op.area))].map((area) => ({ name: area })),
    security: [{ apiKey: [] }, { bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key or a session token' },
      },
      schemas: { Error: errorSchema },
      responses: Object.fromEntries(Object.keys(errorStatus).map((code) => [code, errorResponse(code as ErrorCode)])),
    },
  }
}

function describe(name: string, op: Operation): Json {
  const { method, params } = pathOf(op)
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
    }))
  const body = inQuery ? [] : properties.filter(([field]) => !params.includes(field))
  const bodyRequired = body.filter(([field]) => required.has(field)).map(([field]) => field)
  return {
    operationId: name,
    summary: op.summary,
    tags: [op.area],
    ...(parameters.length > 0 && { parameters }),
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
          },
        },
      },
    }),
    responses: {
      ...Object.fromEntries(statusesOf(op).map((status) => [status, success(op)])),
      ...Object.fromEntries(
        errorsOf(op).map((code) => [errorStatus[code], { $ref: `#/components/responses/${code}` }]),
      ),
    },
  }
}

const success = (op: Operation): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(bodySchema(op)) as Json
  return { description: op.summary, content: { 'application/json': { schema } } }
}

const errorsOf = (op: Operation): ErrorCode[] => {
  const { method, params } = pathOf(op)
  return [
    ...(method === 'GET' ? [] : (['bad_request', 'payload_too_large', 'unsupported_media_type'] as const)),
    'unauthorized',
    'forbidden',
    ...(params.length > 0 ? (['not_found'] as const) : []),
    'validation_error',
    'internal_error',
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
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

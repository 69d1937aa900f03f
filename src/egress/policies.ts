/** What a request is for decides what it may do. Figures are those of the limits table; milliseconds and bytes. */
export interface Policy {
  schemes: readonly string[]
  /** Only the origins handed in may be asked at all. */
  listed_only: boolean
  /** How many are followed, each target checked anew. With 0 a redirect is an error. */
  redirects: number
  connect_ms: number
  first_byte_ms: number
  idle_ms: number
  whole_ms: number
  max_bytes: number
}

const KB = 1024
const MB = 1024 * KB
const MINUTE = 60_000

const guarded = {
  connect_ms: 5_000,
  listed_only: true,
  redirects: 0,
  schemes: ['https:'],
} as const

export const policies = {
  // A stream wraps every few letters in a line of JSON, so the bytes are many times those of the text.
  provider: {
    ...guarded,
    first_byte_ms: MINUTE,
    idle_ms: MINUTE,
    whole_ms: 10 * MINUTE,
    max_bytes: 32 * MB,
  },
  cms: { ...guarded, first_byte_ms: 30_000, idle_ms: 30_000, whole_ms: 30_000, max_bytes: 8 * MB },
  webhook: {
    ...guarded,
    first_byte_ms: 15_000,
    idle_ms: 15_000,
    whole_ms: 15_000,
    max_bytes: 64 * KB,
  },
  /** Images, imports, feeds and stock: any public address, the key to its own host alone. */
  stock: {
    ...guarded,
    schemes: ['https:', 'http:'],
    listed_only: false,
    redirects: 3,
    first_byte_ms: 30_000,
    idle_ms: 30_000,
    whole_ms: MINUTE,
    max_bytes: 32 * MB,
  },
  check: {
    ...guarded,
    schemes: ['https:', 'http:'],
    listed_only: false,
    redirects: 3,
    first_byte_ms: 10_000,
    idle_ms: 10_000,
    whole_ms: 10_000,
    max_bytes: 64 * KB,
  },
} as const satisfies Record<string, Policy>

export type PolicyName = keyof typeof policies

/** Sent to the listed origins alone, whatever the caller set. */
export const CREDENTIAL_HEADERS: readonly string[] = [
  'authorization',
  'proxy-authorization',
  'cookie',
  'x-api-key',
  'x-goog-api-key',
  'x-key',
  'api-key',
]

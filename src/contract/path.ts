import type { Method, Operation } from './operation.ts'

export const PUBLIC_BASE = '/api/v1/public'
export const STUDIO_BASE = '/api/v1/studio'

export interface HttpLine {
  method: Method
  /** Full path with `{name}` placeholders. */
  path: string
  params: string[]
}

/** One http line of the table as method and full path. */
export function pathOf(op: Pick<Operation, 'http' | 'scope'>): HttpLine {
  const [method, path] = op.http.split(' ') as [Method, string]
  const base = op.scope === 'studio' ? STUDIO_BASE : PUBLIC_BASE
  return { method, path: base + path, params: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!) }
}

/** Puts values into `{name}` placeholders, escaped. */
export const fillPath = (path: string, values: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))

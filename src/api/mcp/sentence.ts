import type { Operation } from '../../contract/operation.ts'

const verbs: Record<string, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  publish: 'Published',
  unpublish: 'Unpublished',
  add: 'Added',
  generate: 'Made',
}

const gone = new Set(['delete', 'unpublish'])

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/**
 * What a call changed and where to look, for whoever reads along: `Changed page 12 "About" (title, slug). See http://…`.
 * Undefined for what only reads.
 */
export function whatChanged(
  name: string,
  op: Pick<Operation, 'scope' | 'http'>,
  input: Record<string, unknown>,
  reply: unknown,
): string | undefined {
  if (op.scope === 'read' || typeof reply !== 'object' || reply === null) return undefined
  const [verb = '', noun = ''] = name.split('_')
  const { id, url, title, name: called, hostname, slug, status } = reply as Record<string, unknown>
  const label = text(called) ?? text(title) ?? text(hostname) ?? text(slug)
  const thing = [noun, typeof id === 'number' && id, label && `"${label}"`].filter(Boolean).join(' ')
  const fields = verb === 'update' ? Object.keys(input).filter((field) => !op.http.includes(`{${field}}`)) : []
  const changed = fields.length > 0 ? ` (${fields.join(', ')})` : ''
  const where = gone.has(verb)
    ? ''
    : text(hostname)
      ? 'Set the DNS records of this answer where the domain is managed.'
      : status === 'draft'
        ? 'It is a draft, not public; it can be seen in the studio.'
        : text(url)
          ? `See ${String(url)}`
          : 'It can be seen in the studio.'
  // With publish: false, publishing makes a draft.
  const done = verb === 'publish' && status === 'draft' ? verbs.create : verbs[verb]
  return `${done ?? 'Done:'} ${thing}${changed}. ${where}`.trimEnd()
}

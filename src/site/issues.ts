import type * as z from 'zod'

/** What is wrong and where. `path` is dotted: `props.items.2.title`. */
export interface Issue {
  path: string
  code: string
  message: string
}

/** More than these nobody reads. */
const MAX_ISSUES = 100

/** The first thing that is wrong with each path. */
export function toIssues(error: z.core.$ZodError, prefix: readonly PropertyKey[] = []): Issue[] {
  const byPath = new Map<string, Issue>()
  for (const issue of error.issues.flatMap((found) => fromZod(found, prefix))) {
    if (!byPath.has(issue.path)) byPath.set(issue.path, issue)
  }
  return [...byPath.values()].slice(0, MAX_ISSUES)
}

const dotted = (path: readonly PropertyKey[]) => path.map(String).join('.')

function fromZod(issue: z.core.$ZodIssue, prefix: readonly PropertyKey[]): Issue[] {
  const path = [...prefix, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: dotted([...path, key]),
      code: 'unknown_field',
      message: `There is no field "${key}" here.`,
    }))
  }
  return [{ path: dotted(path), code: codeOf(issue), message: messageOf(issue) }]
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  if (issue.code === 'custom') return typeof issue.params?.code === 'string' ? issue.params.code : 'invalid_value'
  return issue.code === 'invalid_union' ? 'invalid_value' : issue.code
}

const typeWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function messageOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This field is required.'
        : `This must be ${typeWords[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `One of: ${issue.values.join(', ')}.`
    case 'invalid_union':
      return 'options' in issue ? `One of: ${(issue.options as unknown[]).join(', ')}.` : issue.message
    case 'too_big':
      return ownWords(issue.message) ?? `At most ${issue.maximum}${unit(issue.origin, issue.maximum)}.`
    case 'too_small':
      return ownWords(issue.message) ?? `At least ${issue.minimum}${unit(issue.origin, issue.minimum)}.`
    default:
      return issue.message
  }
}

/** A message that a field gave; zod's own are for programmers. */
const ownWords = (message: string): string | undefined => (/^Too (?:big|small):/.test(message) ? undefined : message)

function unit(origin: string, number: number | bigint): string {
  const one = Number(number) === 1
  if (origin === 'string') return one ? ' character' : ' characters'
  if (origin === 'array') return one ? ' entry' : ' entries'
  return ''
}

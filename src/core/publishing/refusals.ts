import type { ErrorCode } from '../../contract/errors.ts'
import { StudioError, type RetryClass } from '../errors.ts'

interface Kind {
  code: ErrorCode
  /** The site cannot be worked with until the writer does something about the connection. */
  connection?: true
  retry?: RetryClass
  sentence(site: string, field: string): string
  /** Instead of it, once no try is left. */
  given_up?(site: string): string
}

/** What a CMS may say, as the writer hears it. The name of the kind stands in `details[0].code`. */
const kinds = {
  no_answer: {
    code: 'unavailable',
    retry: 'retryable',
    sentence: (site) => `${site} did not answer. Quoin checks what arrived and tries again.`,
    given_up: (site) =>
      `${site} did not answer at any try, so Quoin stopped. Your article is safe. Publish it again when the site is back: what arrived there is found, not doubled.`,
  },
  trouble: {
    code: 'unavailable',
    retry: 'retryable',
    sentence: (site) => `${site} has a problem of its own. Quoin tries again later.`,
    given_up: (site) =>
      `${site} had a problem of its own at every try, so Quoin stopped. Your article is safe. Publish it again when the site is well.`,
  },
  too_many_calls: {
    code: 'unavailable',
    retry: 'rate_limited',
    sentence: (site) => `${site} gets too many calls. Quoin tries again later.`,
    given_up: (site) =>
      `${site} took no more calls at any try, so Quoin stopped. Your article is safe. Publish it again later.`,
  },
  sign_in_refused: {
    code: 'conflict',
    connection: true,
    sentence: (site) => `${site} did not accept the sign-in. Nothing was sent. Enter a new application password.`,
  },
  key_not_received: {
    code: 'conflict',
    connection: true,
    sentence: (site) =>
      `${site} did not receive the key. Nothing was sent. A proxy before the site may remove it: ask its host.`,
  },
  key_wrong: {
    code: 'conflict',
    connection: true,
    sentence: () => 'The Admin API key is wrong. Nothing was sent. Copy it again.',
  },
  key_unknown: {
    code: 'conflict',
    connection: true,
    sentence: (site) => `This key no longer exists on ${site}. Nothing was sent. Create a new integration there.`,
  },
  clock_wrong: {
    code: 'conflict',
    sentence: () => "This computer's clock is wrong. Nothing was sent. Set it and try again.",
  },
  role_forbids: {
    code: 'conflict',
    sentence: (site) => `Your role on ${site} does not allow this. Ask its administrator for more rights.`,
  },
  may_not_publish: {
    code: 'conflict',
    sentence: (site) =>
      `You may not publish on ${site}. The post is kept there as a draft. Send it for review with "pending" instead.`,
  },
  another_author: {
    code: 'conflict',
    sentence: (site) => `This post belongs to another author on ${site}. It was not changed.`,
  },
  field_refused: {
    code: 'validation_error',
    sentence: (site, field) => `${site} refused the field ${field}. Correct it and publish again.`,
  },
  empty_post: {
    code: 'conflict',
    sentence: () => 'Nothing was sent. Write a title or some text first.',
  },
  broken_request: {
    code: 'internal_error',
    sentence: (site) =>
      `Quoin sent a broken request to ${site}. Your article is safe. Report this as a fault of Quoin.`,
  },
  post_gone: {
    code: 'conflict',
    sentence: (site) =>
      `This post no longer exists on ${site}, or lies in its trash there. Nothing was sent. Take it out of the trash, or disconnect and publish as new.`,
  },
  changed_there: {
    code: 'conflict',
    sentence: (site) => `Someone changed this post on ${site}. It was not overwritten. Look at it there first.`,
  },
  no_interface: {
    code: 'unavailable',
    connection: true,
    sentence: (site) => `${site} does not offer the publishing interface. Nothing was sent. Check its address.`,
  },
  file_refused: {
    code: 'validation_error',
    sentence: (site) => `${site} does not accept this file. Use JPEG, PNG or WebP.`,
  },
} as const satisfies Record<string, Kind>

export type RefusalKind = keyof typeof kinds

interface RefusalFacts {
  /** The name of the site, for the sentence. */
  site: string
  /** What the CMS itself said, such as `401 rest_not_logged_in`. */
  remote?: string
  /** Of our own input, where the CMS names one. */
  field?: string
  retry_after_ms?: number
  cause?: unknown
}

/** The word of a CMS in our shape. */
export function refusal(
  kind: RefusalKind,
  { site, remote = '', field = '', retry_after_ms, cause }: RefusalFacts,
): StudioError {
  const { code, retry = 'permanent', sentence }: Kind = kinds[kind]
  const message = sentence(site, field)
  return new StudioError(code, message, {
    retry,
    cause,
    details: [{ path: field, code: kind, message: remote === '' ? message : `${site} answered ${remote}.` }],
    ...(retry_after_ms !== undefined && { retry_after_ms }),
  })
}

/** Whether the connection itself is at fault, not this one article. */
export const blamesConnection = (error: StudioError): boolean => kindOf(error)?.connection === true

/** What to tell once nothing is tried any more: a promise of another try would be a lie by then. */
export const lastWord = (error: StudioError, site: string): string => kindOf(error)?.given_up?.(site) ?? error.message

function kindOf({ details }: StudioError): Kind | undefined {
  const code = details?.[0]?.code
  return code !== undefined && Object.hasOwn(kinds, code) ? kinds[code as RefusalKind] : undefined
}

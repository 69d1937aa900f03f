import type { ArticleDocument } from '../../contract/articles.ts'
import type { PublishStatus, PublishWish } from '../../contract/publishing.ts'
import { invalidField, StudioError } from '../errors.ts'
import { isPrivateAddress, isPrivateName } from '../hostnames.ts'
import type { CmsPost, RemotePost, RemoteStatus } from './cms-client.ts'

/** Between the tries of one article: 5 s, 30 s, 2 min, 10 min, 1 h, 6 h. */
export const WAITS_MS: readonly number[] = [5, 30, 120, 600, 3_600, 21_600].map((seconds) => seconds * 1_000)

/** How long a call of the API waits for the outcome. */
export const PUBLISH_WAIT_MS = 20_000

export interface PublicationPlan {
  intent: PublishStatus
  categories: readonly number[]
}

/** What will be sent. It will name a frozen version, so the writer may keep typing while it waits. */
export function planPublication(
  article: Pick<ArticleDocument, 'status' | 'content'>,
  { publish_status: intent, categories }: PublishWish,
): PublicationPlan {
  if (article.status === 'archived') {
    throw new StudioError(
      'conflict',
      'This article is archived. Nothing was sent. Bring it back before publishing it.',
      { details: [{ path: 'id', code: 'archived', message: 'The article is archived.' }] },
    )
  }
  if (article.content.trim() === '') {
    throw new StudioError(
      'conflict',
      'This article is empty. Nothing was sent. Write something before publishing it.',
      {
        details: [{ path: 'id', code: 'empty', message: 'The article has no text.' }],
      },
    )
  }
  return { intent, categories: [...new Set(categories)] }
}

/** The status that a CMS has once it did what was asked. */
export const wantedStatus = (intent: PublishStatus): RemoteStatus => (intent === 'publish' ? 'published' : intent)

/** What the CMS took otherwise than asked: it answers "created" to much that it drops. */
export function differences(
  { intent, post }: { intent: PublishStatus; post: CmsPost },
  seen: RemotePost,
  site: string,
): string[] {
  const told: string[] = []
  if (seen.status !== wantedStatus(intent)) {
    told.push(
      intent === 'pending' && seen.status === 'draft'
        ? `${site} knows no review, so the post is kept there as a draft.`
        : `The post was to be "${wantedStatus(intent)}" on ${site}; it is "${seen.status}".`,
    )
  }
  if (seen.slug !== '' && decoded(seen.slug) !== post.slug) {
    told.push(`The address "${post.slug}" was changed to "${decoded(seen.slug)}" by ${site}.`)
  }
  const missing = post.category_refs.filter((ref) => !seen.category_refs.includes(ref))
  if (missing.length > 0) told.push(`${site} left out ${missing.length} of ${post.category_refs.length} categories.`)
  return told
}

/** WordPress writes letters beyond ASCII percent-encoded. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** The address of a site in one spelling. Throws `validation_error` with the path `url`. */
export function siteAddress(typed: string, allow_local: boolean): URL {
  const refuse = (code: string, sentence: string) => invalidField('url', code, `${sentence} Nothing was connected.`)
  const url = URL.parse(
    /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[^/]+:\d+(\/|$)/.test(typed) ? typed : `https://${typed}`,
  )
  if (!url || url.hostname === '' || !['https:', 'http:'].includes(url.protocol)) {
    throw refuse('not_an_address', 'This is not the web address of a site.')
  }
  if (url.username !== '' || url.password !== '') {
    throw refuse('userinfo', 'The address holds a user name or a password. Give these in their own fields.')
  }
  if (!allow_local && (isPrivateName(url.hostname) || isPrivateAddress(url.hostname))) {
    throw refuse(
      'local_address',
      `${url.hostname} is on this computer or in your own network. Allow local addresses if that is meant.`,
    )
  }
  if (!allow_local && url.protocol === 'http:') {
    throw refuse('scheme', 'The address begins with http, so the password would travel openly. Use https.')
  }
  url.hash = ''
  url.search = ''
  url.pathname = url.pathname.replace(/\/+$/, '')
  return url
}

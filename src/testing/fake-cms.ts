import type { PublishStatus } from '../contract/publishing.ts'
import type { CmsAccess, CmsClient, CmsPost, OpenCms, RemotePost, RemoteStatus } from '../core/publishing/cms-client.ts'
import { refusal, type RefusalKind } from '../core/publishing/refusals.ts'
import { StudioError } from '../core/errors.ts'

type Method = keyof CmsClient

/** What goes wrong in a call: `before` it is done, or `after`, when only the answer is lost. */
interface Fault {
  method: Method
  when: 'before' | 'after'
  as: RefusalKind | 'offline'
}

interface StoredPost {
  ref: string
  marker: string
  status: RemoteStatus
  post: CmsPost
  changes: number
}

export interface FakeCms {
  open: OpenCms
  posts: StoredPost[]
  calls: Method[]
  /** The credentials that were handed over, in order. */
  signedIn: CmsAccess[]
  /** The next calls of these methods go wrong, in this order. */
  fail(...faults: Fault[]): void
  /** Calls of the method wait until what is returned is called. */
  hold(method: Method): () => void
}

/** A CMS in memory, over the interface of the connectors. `ids`: how it names its posts. */
export function fakeCms({
  ids = (n) => String(n),
  knowsReview = true,
  accepts = () => true,
}: {
  ids?: (n: number) => string
  knowsReview?: boolean
  accepts?: (access: CmsAccess) => boolean
} = {}): FakeCms {
  const posts: StoredPost[] = []
  const calls: Method[] = []
  const signedIn: CmsAccess[] = []
  let faults: Fault[] = []
  const held = new Map<Method, Promise<void>>()
  let made = 0

  const open: OpenCms = (access) => {
    const site = access.name
    const failure = (as: Fault['as']) =>
      as === 'offline'
        ? new StudioError('unavailable', `There is no connection to ${site}.`, { retry: 'offline' })
        : refusal(as, { site, remote: '500 told_by_the_test' })

    const call = async <T>(method: Method, signal: AbortSignal, act: () => T): Promise<T> => {
      calls.push(method)
      await held.get(method)
      signal.throwIfAborted()
      if (!accepts(access)) throw refusal('sign_in_refused', { site, remote: '401 rest_not_logged_in' })
      const fault = faults[0]?.method === method ? faults.shift() : undefined
      if (fault?.when === 'before') throw failure(fault.as)
      const result = act()
      if (fault) throw failure(fault.as)
      return result
    }
    const shown = ({ ref, status, post, changes }: StoredPost): RemotePost => ({
      ref,
      status,
      url: status === 'published' ? `${access.url}/${post.slug}/` : `${access.url}/?p=${ref}`,
      slug: post.slug,
      title: post.title,
      html: post.html,
      category_refs: post.category_refs,
      published_at: status === 'published' ? '2026-11-21T08:30:00Z' : null,
      modified_at: `2026-11-21T08:30:${String(changes).padStart(2, '0')}Z`,
    })
    const mapped = (status: PublishStatus): RemoteStatus =>
      status === 'publish' ? 'published' : status === 'pending' && !knowsReview ? 'draft' : status
    const byRef = (ref: string) => posts.find((one) => one.ref === ref)

    return {
      check: (signal) =>
        call('check', signal, () => {
          signedIn.push(access)
          return { account: 'Ada', rights: { publish: true, upload: true, create_categories: false } }
        }),
      find: (marker, signal) =>
        call('find', signal, () =>
          posts
            .filter((one) => one.marker === marker && one.status !== 'trash')
            .map(({ ref, status }) => ({ ref, status })),
        ),
      createDraft: (marker, post, signal) =>
        call('createDraft', signal, () => {
          const stored: StoredPost = { ref: ids(++made), marker, status: 'draft', post, changes: 0 }
          posts.push(stored)
          return { ref: stored.ref, status: stored.status }
        }),
      put: (ref, { post, status }, signal) =>
        call('put', signal, () => {
          const stored = byRef(ref)
          if (!stored) throw refusal('post_gone', { site })
          if (post) stored.post = post
          if (status) stored.status = mapped(status)
          stored.changes += 1
          return shown(stored)
        }),
      read: (ref, signal) =>
        call('read', signal, () => {
          const stored = byRef(ref)
          return stored ? shown(stored) : null
        }),
      upload: (file, signal) =>
        call('upload', signal, () => ({ ref: file.filename, url: `${access.url}/${file.filename}` })),
      withdraw: (ref, signal) =>
        call('withdraw', signal, () => {
          const at = posts.findIndex((one) => one.ref === ref)
          if (at >= 0) posts.splice(at, 1)
        }),
    }
  }

  return {
    open,
    posts,
    calls,
    signedIn,
    fail: (...next) => void (faults = [...faults, ...next]),
    hold(method) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(method, promise)
      return () => {
        held.delete(method)
        resolve()
      }
    },
  }
}

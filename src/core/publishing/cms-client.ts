import type { CmsKind, CmsRights, PublishStatus } from '../../contract/publishing.ts'
import type { Secret } from '../secret.ts'

/** What a connector needs to know of a site. */
export interface CmsAccess {
  name: string
  type: CmsKind
  url: string
  /** The writer said that http and private addresses are right here. */
  allow_local: boolean
  /** WordPress: the user name; empty for Ghost. */
  user: string
  credential: Secret
}

/** What was found behind the sign-in. */
export interface CmsCheck {
  /** As the CMS names who signs in; empty where it names nobody. */
  account: string
  rights: CmsRights
}

/** The frozen text as it leaves. `html` is sanitised; pictures have their addresses on the site already. */
export interface CmsPost {
  title: string
  html: string
  excerpt: string
  slug: string
  language: string
  meta_title: string
  meta_description: string
  keywords: readonly string[]
  /** Ids of the CMS itself, as text: WordPress `"7"`, Ghost the id of a tag. */
  category_refs: readonly string[]
}

export type RemoteStatus = 'draft' | 'pending' | 'published' | 'scheduled' | 'private' | 'trash'

export interface RemoteStub {
  /** The id of the CMS, as text. */
  ref: string
  status: RemoteStatus
}

/** A post as the CMS gives it back. Times are UTC, `YYYY-MM-DDThh:mm:ssZ`. */
export interface RemotePost extends RemoteStub {
  /** A preview address while it is no public post. */
  url: string
  slug: string
  title: string
  /** As stored there, not as rendered; null where the CMS keeps none. */
  html: string | null
  category_refs: readonly string[]
  published_at: string | null
  modified_at: string
}

/** A file to put beside the posts. */
export interface CmsUpload {
  filename: string
  mime: 'image/jpeg' | 'image/png' | 'image/webp'
  bytes: Uint8Array
  alt: string
}

/**
 * One connected CMS. Every method is one or more requests to that site alone and rejects with a StudioError: `refusal`
 * for what the site said (design: cms.md §9), `retry: 'offline'` when no network was there. Whoever gets no answer
 * says `refusal('no_answer')`: the work may or may not have been done, and the next try looks before it acts.
 */
export interface CmsClient {
  /** Tries the sign-in. Changes nothing on the site. */
  check(signal: AbortSignal): Promise<CmsCheck>
  /** Posts that carry the marker, the oldest first, whatever their status; none in the trash. */
  find(marker: string, signal: AbortSignal): Promise<RemoteStub[]>
  /** A new post that is not public and carries the marker. The only call that makes one. */
  createDraft(marker: string, post: CmsPost, signal: AbortSignal): Promise<RemoteStub>
  /**
   * Changes a post by its id, so twice does no harm. Only what is given changes: the text keeps the marker, the status
   * is mapped to what the CMS knows (Ghost: `pending` becomes a draft). Answers with the post as it is then.
   */
  put(
    ref: string,
    change: { marker: string; post?: CmsPost; status?: PublishStatus },
    signal: AbortSignal,
  ): Promise<RemotePost>
  /** Null when the CMS has no such post any more. One in its trash comes back with that status. */
  read(ref: string, signal: AbortSignal): Promise<RemotePost | null>
  /** Not found again after a lost answer: an unused file may stay in the library of the site. */
  upload(file: CmsUpload, signal: AbortSignal): Promise<{ ref: string; url: string }>
  /** Deletes a post for good. One that is gone already counts as deleted. */
  withdraw(ref: string, signal: AbortSignal): Promise<void>
}

/** Null when this build has no connector for the kind of CMS. */
export type OpenCms = (access: CmsAccess) => CmsClient | null

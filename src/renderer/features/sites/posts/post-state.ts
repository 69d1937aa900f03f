import type { ReplyOf } from '../../../client.ts'

export type SitePost = ReplyOf<'list_site_posts'>[number]
export type PostState = 'live' | 'scheduled' | 'draft'

export const stateOf = ({ status, publish_at }: Pick<SitePost, 'status' | 'publish_at'>): PostState =>
  status === 'live' ? 'live' : publish_at === null ? 'draft' : 'scheduled'

const order: PostState[] = ['scheduled', 'draft', 'live']

/** What still has to go live stands before what is; inside each the newest first, and the next to go live first. */
export function byState(posts: readonly SitePost[]): { state: PostState; posts: SitePost[] }[] {
  const moment = (post: SitePost) => Date.parse(post.publish_at ?? post.published_at ?? post.updated_at)
  return order
    .map((state) => ({
      state,
      posts: posts
        .filter((post) => stateOf(post) === state)
        .toSorted((a, b) => (state === 'scheduled' ? moment(a) - moment(b) : moment(b) - moment(a))),
    }))
    .filter((group) => group.posts.length > 0)
}

const two = (value: number) => String(value).padStart(2, '0')

/** A moment as the input for date and time takes it, in the zone of this computer: `2026-05-12T09:00`. */
export function toLocalInput(at: Date): string {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** And back; null while it is not whole. */
export function fromLocalInput(text: string): Date | null {
  const at = new Date(text)
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(at.getTime()) ? at : null
}

/** The next full hour that is at least an hour away: what a schedule begins with. */
export function nextHour(now: Date): Date {
  const at = new Date(now)
  at.setMinutes(0, 0, 0)
  at.setHours(at.getHours() + 2)
  return at
}

import type { Clock } from '../../core/context.ts'
import type { Found, SiteReader } from '../../core/hosted/site-reader.ts'
import type { DrawWish, SiteWorker } from '../../core/hosted/site-worker.ts'
import type { StudioCore } from '../../core/index.ts'
import { localDay } from '../../core/time.ts'
import { type Answer, makeAnswer, redirectTo } from './answer.ts'
import { fileHeaders, pageHeaders, textHeaders } from './headers.ts'
import { createPageCache } from './page-cache.ts'
import type { SitePlace } from './request.ts'

export interface PageParts {
  core: Pick<StudioCore, 'sites' | 'onEvent'>
  worker: Pick<SiteWorker, 'draw' | 'files'>
  clock: Clock
  studios: readonly string[]
  /** Hashes of all scripts that a site may run. */
  scripts: readonly string[]
}

export interface Pages {
  /** An answer that was made before and still holds: sent without a look into the database. */
  ready(place: SitePlace, path: string): Answer | null
  isThere(place: SitePlace): Promise<boolean>
  at(place: SitePlace, path: string): Promise<Answer>
}

const CACHE_BYTES = 64_000_000
const STYLES = /^\/assets\/site-[0-9a-f]+\.css$/

export function createPages({ core, worker, clock, studios, scripts }: PageParts): Pages {
  const { sites } = core
  const cache = createPageCache(CACHE_BYTES)
  const marks = createMarks(core, clock)
  const underWay = new Map<string, Promise<Answer>>()
  const headersOf = pageHeaders(studios, scripts)

  const wishFor = ({ drafts }: SitePlace): DrawWish => ({
    mode: drafts ? 'draft' : 'live',
    clean_links: false,
    today: localDay(clock.now()),
  })

  async function make(place: SitePlace, path: string): Promise<Answer> {
    const { slug, drafts, prefix } = place
    if (STYLES.test(path)) return styles(place, path)
    const found = await sites.find(slug, path, { drafts })
    if (found?.kind === 'redirect') {
      return redirectTo(asHeader(found.to.startsWith('/') ? prefix + found.to : found.to), found.status, textHeaders)
    }
    if (found) return answerOf(place, found)
    const missing = await sites.missing(slug, path, { drafts })
    if (!missing) throw new Error('A site went while a page of it was read.')
    return answerOf(place, missing, 404)
  }

  async function answerOf(
    place: SitePlace,
    found: Exclude<Found, { kind: 'redirect' }>,
    status = 200,
  ): Promise<Answer> {
    const keep = place.drafts ? 'no' : 'revisit'
    if (found.kind === 'file') {
      const [file] = await worker.files(found.frame, [found.file], wishFor(place))
      return makeAnswer({ type: file!.type, headers: textHeaders, body: file!.body, keep })
    }
    const [drawn] = await worker.draw(found.frame, [found], wishFor(place))
    const html = inScheme(drawn!.html, place.scheme)
    const wrong = found.drawing.kind === 'missing' ? 404 : status
    return makeAnswer({ status: wrong, type: 'text/html; charset=utf-8', headers: headersOf(html), body: html, keep })
  }

  /** One style sheet for the whole site. Under the name of an older one it is shown, and not kept. */
  async function styles(place: SitePlace, path: string): Promise<Answer> {
    const any = await sites.missing(place.slug, '/', { drafts: place.drafts })
    if (!any) throw new Error('A site went while its styles were read.')
    const [file] = await worker.files(any.frame, [{ name: path.slice(1), what: 'styles' }], wishFor(place))
    const keep = `/${file!.name}` === path ? 'immutable' : 'no'
    return makeAnswer({ type: file!.type, headers: fileHeaders, body: file!.body, keep })
  }

  return {
    ready(place, path) {
      const mark = place.drafts ? null : marks.known(place.slug)
      return mark === null ? null : cache.get(keyOf(place, path), mark)
    },
    isThere: async ({ slug }) => (await marks.now(slug)) !== null,
    async at(place, asked) {
      const path = asked.endsWith('/index.html') ? asked.slice(0, -'index.html'.length) : asked
      if (place.drafts) return make(place, path)
      // Asked before the page is read: what changes meanwhile makes a new mark, and the page is drawn again.
      const mark = (await marks.now(place.slug)) ?? ''
      const key = keyOf(place, asked)
      const known = cache.get(key, mark)
      if (known) return known
      // Redirects and the page of wrong addresses name where the site stands.
      const work = `${mark}\n${place.prefix}\n${key}`
      const making = underWay.get(work) ?? make(place, path).finally(() => underWay.delete(work))
      underWay.set(work, making)
      const answer = await making
      // Wrong addresses are without number: they would push the pages out.
      if (answer.status === 200) cache.put(key, mark, answer)
      return answer
    },
  }
}

const keyOf = ({ slug }: SitePlace, path: string): string => `${slug}\n${path}`

/** A header holds no letters but those of ASCII. */
const asHeader = (address: string): string => address.replace(/[^\u0021-\u007e]/gu, encodeURIComponent)

const inScheme = (html: string, scheme: SitePlace['scheme']): string =>
  scheme ? html.replace('<html ', `<html data-theme="${scheme}" `) : html

/** Under which mark answers of a site hold: what visitors see, and the day. */
function createMarks({ sites, onEvent }: { sites: SiteReader; onEvent: StudioCore['onEvent'] }, clock: Clock) {
  const revisions = new Map<string, string>()
  let changes = 0
  // Whatever is stored may be seen on a page; to ask again costs little.
  onEvent((_, seq) => {
    if (seq === null) return
    changes++
    revisions.clear()
  })
  const marked = (revision: string | undefined) =>
    revision === undefined ? null : `${revision} ${localDay(clock.now())}`
  return {
    known: (slug: string): string | null => marked(revisions.get(slug)),
    async now(slug: string): Promise<string | null> {
      const before = changes
      const revision = revisions.get(slug) ?? (await sites.revision(slug))
      if (revision !== null && before === changes) revisions.set(slug, revision)
      return marked(revision ?? undefined)
    },
  }
}

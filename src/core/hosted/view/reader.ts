import { sql } from 'kysely'
import { breather } from '../../breath.ts'
import type { Addresses } from '../../context.ts'
import type { ReadDb } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import type { SectionCatalog } from '../sections.ts'
import type { Found, ReadOptions, SitePlan, SiteReader } from '../site-reader.ts'
import { localeOf, targetOf, type AddressBook } from './address.ts'
import { drawArchive, drawMissing, drawPage, drawPost, type DrawParts } from './draw.ts'
import { feed, robots, sitemap } from './files.ts'
import { buildFrame, type Framed } from './frame.ts'
import type { Counts } from './lists.ts'
import { loadPosts } from './load.ts'
import { planSite, type Planned } from './plan.ts'
import { aroundPost } from './post-around.ts'
import { postAt } from './post-rows.ts'
import { redirectFrom } from './redirects.ts'

export interface ReaderParts {
  db: ReadDb
  addresses(): Pick<Addresses, 'sites'>
  sections: SectionCatalog
}

interface Kept {
  key: string
  framed: Framed
  posts_revision: number
  counts: Counts
}

type Facts = NonNullable<Awaited<ReturnType<typeof factsBy>>>

const factsBy = (db: ReadDb, by: 'id' | 'slug', value: string | number) =>
  db
    .selectFrom('hosted_sites')
    .select(['id', 'slug', 'revision', 'view_revision', 'pages_revision', 'posts_revision', 'media_revision'])
    .where(by, '=', value as never)
    .executeTakeFirst()

/** Reads sites from the database alone. Keeps the frame of a site until something in it changes. */
export function createSiteReader({ db, addresses, sections }: ReaderParts): SiteReader {
  const kept = new Map<string, Kept>()
  const plans = new WeakMap<SitePlan, Planned>()

  async function partsOf(site: Facts, { drafts }: ReadOptions): Promise<DrawParts> {
    const { id, revision, view_revision, pages_revision, posts_revision } = site
    const { sites } = addresses()
    const parts = [revision, view_revision, pages_revision, sites, drafts ? await latestEvent(db) : '']
    const key = parts.join(' ')
    const slot = `${id} ${drafts ? 'drafts' : 'live'}`
    let known = kept.get(slot)
    if (known?.key !== key) {
      const framed = await buildFrame(db, id, sites, { drafts })
      known = { key, framed, posts_revision, counts: new Map() }
      kept.set(slot, known)
    } else if (known.posts_revision !== posts_revision) {
      Object.assign(known, { posts_revision, counts: new Map() })
    }
    return { db, sections, framed: known.framed, counts: known.counts, drafts }
  }

  /** What stands at an address itself: no redirect is looked for. */
  async function standing(parts: DrawParts, path: string): Promise<Found | null> {
    const { framed, drafts } = parts
    const target = targetOf(path, bookOf(framed))
    if (target === null) return null
    if (target.kind === 'page') return drawPage(parts, target)
    if (target.kind === 'tag') return drawArchive(parts, target)
    if (target.kind === 'feed') return feed(db, framed, target)
    if (target.kind === 'sitemap') return sitemap(db, framed, target.name)
    if (target.kind === 'robots') return robots(framed)
    if (target.kind === 'missing') return drawMissing(parts, target.locale)
    if (target.kind === 'elsewhere') {
      return (await standing(parts, target.path)) ? { kind: 'redirect', to: target.path, status: 301 } : null
    }
    const full = await postAt(db, framed, target, drafts)
    return full ? drawPost(parts, full, await aroundPost(db, framed, full.card)) : null
  }

  async function find(slug: string, path: string, options: ReadOptions): Promise<Found | null> {
    const site = await factsBy(db, 'slug', slug)
    if (!site) return null
    const parts = await partsOf(site, options)
    const found = await standing(parts, path)
    if (found) return found
    const stands = async (at: string) => (await standing(parts, at)) !== null
    const led = await redirectFrom(db, site.id, path, stands)
    if (led) return { kind: 'redirect', ...led }
    if (path.endsWith('/')) return null
    if (await standing(parts, `${path}/`)) return { kind: 'redirect', to: `${path}/`, status: 301 }
    const beyond = await redirectFrom(db, site.id, `${path}/`, stands)
    return beyond && { kind: 'redirect', ...beyond }
  }

  return {
    find,
    revision: async (slug) => {
      const site = await factsBy(db, 'slug', slug)
      if (!site) return null
      const { id, revision, view_revision, pages_revision, posts_revision, media_revision } = site
      return [id, revision, view_revision, pages_revision, posts_revision, media_revision].join('.')
    },
    missing: async (slug, path, options) => {
      const site = await factsBy(db, 'slug', slug)
      if (!site) return null
      const parts = await partsOf(site, options)
      return drawMissing(parts, localeOf(path, bookOf(parts.framed)))
    },
    frame: async (site_id, options) => {
      const site = await factsBy(db, 'id', site_id)
      if (!site) throw notFound('site', site_id)
      return (await partsOf(site, options)).framed.frame
    },
    plan: async (site_id) => {
      const site = await factsBy(db, 'id', site_id)
      if (!site) throw notFound('site', site_id)
      const { framed } = await partsOf(site, { drafts: false })
      const { plan, planned } = await planSite({ db, sections }, framed)
      plans.set(plan, planned)
      return plan
    },
    load: async (plan, paths) => {
      const planned = plans.get(plan)
      if (!planned) throw new Error('This plan was made by another reader.')
      const { framed, pages } = planned
      const parts: DrawParts = { db, sections, framed, pages, counts: new Map(), drafts: false }
      const ids = paths.flatMap((path) => planned.postAt.get(path) ?? [])
      const posts = ids.length > 0 ? await loadPosts(parts, planned, ids) : new Map<number, Found>()
      const found: (Found | null)[] = []
      const breathe = breather()
      for (const path of paths) {
        await breathe()
        const id = planned.postAt.get(path)
        found.push(id === undefined ? await standing(parts, path) : (posts.get(id) ?? null))
      }
      return found
    },
  }
}

const bookOf = ({ frame, locales }: Framed): AddressBook => ({
  default_locale: frame.default_locale,
  locales,
  post_folders: frame.post_folders,
})

/** Whatever is drafted tells the window so. */
async function latestEvent(db: ReadDb): Promise<number> {
  const { id } = await db
    .selectFrom('events')
    .select(sql<number>`coalesce(max(id), 0)`.as('id'))
    .executeTakeFirstOrThrow()
  return id
}

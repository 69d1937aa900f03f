import { checkedMark } from '../core/hosted/checked.ts'
import { textMark } from '../core/hosted/text-mark.ts'
import { openDatabase } from '../core/db/open.ts'
import { catalog } from '../site/catalog.ts'
import { attacks } from '../text/xss.fixtures.ts'
import { badTargets, hostileHtml, hostileWhereTaken, oneFieldHostile, type HostileSection } from './hostile-props.ts'

export interface HostilePage {
  id: number
  path: string
}

export interface HostileSite {
  pages: HostilePage[]
  posts: string[]
  redirects: { from: string; to: string }[]
}

const NOW = '2026-05-12T08:00:00.000Z'
/** So few together that one which swallows the rest of its page leaves the others theirs. */
const HTML_ON_A_PAGE = 24
const FIELDS_ON_A_PAGE = 150

const attackOf = (nth: number): string => attacks[nth % attacks.length]!
const seo = (nth: number) => ({
  meta_title: attackOf(nth),
  meta_description: attackOf(nth + 1),
  canonical_url: badTargets[nth % badTargets.length]!,
  og_image_url: badTargets[(nth + 1) % badTargets.length]!,
})

/** What a header, a footer and a look can say, all of it hostile. */
const hostileTheme = {
  preset: attackOf(3),
  mode: attackOf(4),
  colors: {
    light: { bg: `#fff;}</style>${attackOf(1)}`, accent: "red;background:url('//evil.example/a')" },
    dark: { bg: 'expression(x())' },
  },
  fonts: { heading: `Lora'</style>${attackOf(17)}`, body: attackOf(5) },
  header: {
    links: badTargets.slice(0, 10).map((href, at) => ({ label: attackOf(at), href, children: [] })),
    cta: { label: attackOf(20), href: badTargets[0], style: 'primary' },
  },
  footer: {
    legal: attackOf(40),
    columns: [{ title: attackOf(21), links: [{ label: attackOf(22), href: badTargets[1] }] }],
    social: [{ network: attackOf(23), href: badTargets[2] }],
  },
  logo: { url: badTargets[3], alt: attackOf(24) },
  favicon: { url: 'javascript:x()' },
  social_image: { url: badTargets[11], alt: attackOf(25) },
}

/** The same where the schema takes it: a theme that is refused as a whole would hide the rest of it. */
const takenTheme = {
  preset: 'paper',
  footer: { legal: attackOf(40), theme_toggle: true },
  header: { links: [{ label: '<img src=x onerror=x()>', href: '/"><img src=x onerror=x()>' }] },
}

const inPages = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

const named = (sections: readonly HostileSection[]) => sections.map((one, at) => ({ id: `h${at}`, ...one }))

/**
 * Writes hostile content straight into the database of a studio that is not running, past every check: pages with marks
 * that say nothing, and pages with marks that lie. `addresses: 'plain'` leaves those alone: an export refuses them as a whole.
 */
export async function poison(
  folder: string,
  slug: string,
  { addresses = 'hostile' }: { addresses?: 'hostile' | 'plain' } = {},
): Promise<HostileSite> {
  const database = openDatabase(folder)
  const db = database.write
  try {
    const site = await db
      .selectFrom('hosted_sites')
      .select(['id', 'default_locale as locale'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const base = { site_id: site.id, locale: site.locale, created_at: NOW, updated_at: NOW, revision: 1 }
    const pages: HostilePage[] = []
    const posts: string[] = []

    const addPage = async (name: string, sections: readonly HostileSection[], mark: 'stale' | 'forged') => {
      const json = JSON.stringify(named(sections))
      const nth = pages.length
      const { id } = await db
        .insertInto('hosted_pages')
        .values({
          ...base,
          ...seo(nth),
          slug: name,
          title: attackOf(nth + 30),
          page_type: 'standard',
          status: 'published',
          nav_order: nth < 8 ? 100 + nth : null,
          noindex: 0,
          first_live_at: NOW,
          background: JSON.stringify({ kind: 'image', image: { url: badTargets[0] }, color: attackOf(nth) }),
          sections: json,
          checked: mark === 'forged' ? checkedMark(catalog, json) : 'an older mark',
          draft: JSON.stringify({
            title: attackOf(nth),
            sections: named(sections),
            background: null,
            ...seo(nth),
            noindex: false,
          }),
          draft_of: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      pages.push({ id, path: `/${encodeURIComponent(name)}/` })
    }

    await addPage('taken', hostileWhereTaken(), 'stale')
    await addPage('taken-and-marked', hostileWhereTaken(), 'forged')
    for (const mark of ['stale', 'forged'] as const) {
      for (const [at, some] of inPages(oneFieldHostile(), FIELDS_ON_A_PAGE).entries())
        await addPage(`${mark}-${at}`, some, mark)
      for (const [at, some] of inPages(hostileHtml(), HTML_ON_A_PAGE).entries())
        await addPage(`${mark}-html-${at}`, some, mark)
    }
    const isPlain = addresses === 'plain'
    if (!isPlain) await addPage('"><img src=x onerror=x()>', hostileWhereTaken().slice(0, 1), 'stale')

    for (const [at, attack] of attacks.entries()) {
      const name = at === 0 && !isPlain ? '\'"><script>x()<' : `hostile-${at}`
      await db
        .insertInto('hosted_posts')
        .values({
          ...base,
          ...seo(at),
          article_id: 100_000 + at,
          slug: name,
          status: 'live',
          noindex: 0,
          published_at: NOW,
          excerpt: attackOf(at + 1),
          picture: at % 2 ? badTargets[at % badTargets.length]! : null,
          checked: at % 2 ? textMark(attack) : 'an older mark',
          article_revision: 1,
          title: attackOf(at + 2),
          language: site.locale,
          article_meta_title: attackOf(at + 3),
          article_meta_description: attackOf(at + 4),
          keywords: JSON.stringify([attackOf(at + 5)]),
          word_count: 1,
          content: attack,
        })
        .execute()
      posts.push(name)
    }

    const redirects = badTargets.map((to, at) => ({ from: `/led-${at}/`, to }))
    for (const { from, to } of redirects) {
      const row = {
        site_id: site.id,
        from_path: from,
        to_path: to,
        status: 301 as const,
        made_by: 'x',
        created_at: NOW,
      }
      await db.insertInto('redirects').values(row).execute()
    }
    await db
      .updateTable('hosted_sites')
      .set({ name: attackOf(0), theme_config: JSON.stringify(takenTheme), analytics_token: attackOf(15) })
      .where('id', '=', site.id)
      .execute()
    return { pages, posts, redirects }
  } finally {
    await database.close()
  }
}

/** The other half of the theme: whatever its schema refuses. */
export async function poisonTheme(folder: string, slug: string): Promise<void> {
  const database = openDatabase(folder)
  try {
    await database.write
      .updateTable('hosted_sites')
      .set({ theme_config: JSON.stringify(hostileTheme), public_url: 'javascript:x()' })
      .where('slug', '=', slug)
      .execute()
  } finally {
    await database.close()
  }
}

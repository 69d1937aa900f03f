import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertArticle } from '../../src/core/articles/insert.ts'
import { insertPost } from '../../src/core/hosted/posts.ts'
import { getSiteRow } from '../../src/core/hosted/site-store.ts'
import { library } from '../../src/site/library.ts'
import { testStudio } from '../../src/testing/test-studio.ts'

/** Posts on one page of a list, here and in the peers. */
export const LISTED = 20
export const SITE = 'bench'

const BANK =
  'river morning letter window harvest quiet winter bread garden stone paper light north market copper sail hill story lamp field'.split(
    ' ',
  )
const TAGS = Array.from({ length: 30 }, (_, index) => `${BANK[index % 20]} ${1 + Math.floor(index / 20)}`)

export interface SamplePost {
  title: string
  slug: string
  content: string
  tags: string[]
  /** ISO, one hour later for each number. */
  at: string
}

/** The same for the same number: 7 kB of HTML and three of thirty tags. */
export function samplePost(number: number): SamplePost {
  let state = number * 2654435761
  const below = (limit: number) => {
    state = (state * 1103515245 + 12345) >>> 0
    return (state >>> 8) % limit
  }
  const word = () => BANK[below(BANK.length)]!
  const sentence = () => `${Array.from({ length: 12 }, word).join(' ')}.`
  const paragraph = () => `<p>${Array.from({ length: 8 }, sentence).join(' ')}</p>`
  const tag = below(TAGS.length)
  return {
    title: `${word()} ${word()} ${number}`,
    slug: `post-${number}`,
    content: Array.from({ length: 5 }, () => `<h2>${word()} ${word()}</h2>${paragraph()}${paragraph()}`).join(''),
    tags: [TAGS[tag]!, TAGS[(tag + 7) % TAGS.length]!, TAGS[(tag + 16) % TAGS.length]!],
    at: `${new Date(Date.UTC(2025, 0, 1) + number * 3_600_000).toISOString().slice(0, 19)}Z`,
  }
}

/** A page of so many sections, one of each type in turn, as the gallery shows them; none that lists posts. */
export const sampleSections = (count: number) => {
  const types = library.filter(({ type }) => !['shared', 'posts', 'related_posts'].includes(type))
  return Array.from({ length: count }, (_, index) => {
    const { type, sample } = types[(index * 5) % types.length]!
    return { type, props: structuredClone(sample.en) as Record<string, unknown> }
  })
}

/** A data folder with one site of so many posts, gone when the bench ends. */
export async function siteFolder(posts: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const studio = await testStudio({ folder, clock: 'real', start: false })
  const { id: site_id } = await studio.call('create_site', { name: 'Bench', slug: SITE, default_locale: 'en' })
  const page = { site_id, locale: 'en' } as const
  await studio.call('create_page', { ...page, title: 'Home', slug: '', sections: sampleSections(12) })
  const list = [{ type: 'posts', props: { count: LISTED } }]
  await studio.call('create_page', {
    ...page,
    title: 'Notes',
    slug: 'notes',
    page_type: 'blog_listing',
    sections: list,
  })
  for (let from = 0; from < posts; from += 200) {
    await studio.ctx.write(async (tx) => {
      for (let number = from; number < Math.min(posts, from + 200); number++) {
        const { title, slug, content, tags, at } = samplePost(number)
        const then = { ...tx, now: () => at }
        const text = { title, content, slug, keywords: tags, language: 'en', model: '', is_scaffold: false }
        const version = { kind: 'automatic', label: '' } as const
        const article = await insertArticle(then, { ...text, meta_title: '', meta_description: 'A note.', version })
        const site = await getSiteRow(tx.db, site_id)
        await insertPost(studio.ctx, then, site, { article, slug, publish: true })
      }
    })
  }
  await studio.core.close()
  return folder
}

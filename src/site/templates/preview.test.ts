import { describe, expect, it } from 'vitest'
import { draw } from '../render/index.ts'
import { siteLocales } from '../section.ts'
import { templates } from './index.ts'
import { previewTemplate } from './preview.ts'

const wish = { public_url: 'http://127.0.0.1:4311/_template/x/', now: '2026-05-12T08:00:00.000Z' }
const journal = templates.find(({ key }) => key === 'journal')!

/** Every page that can be reached from the start page, and what is wrong on the way. */
function walk(template: (typeof templates)[number], locale: string) {
  const { frame, at } = previewTemplate(template, { ...wish, locale })!
  const seen = new Set<string>()
  const wrong: string[] = []
  const next = ['/']
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const drawing = at(path)
    if (!drawing) {
      wrong.push(`nothing at ${path}`)
      continue
    }
    const { links, problems } = draw(frame, drawing, { mode: 'live', clean_links: false })
    wrong.push(...problems.filter(({ code }) => code !== 'slot').map(({ message }) => `${path}: ${message}`))
    next.push(...links.map((link) => link.replace(/#.*/, '')))
  }
  return { seen, wrong }
}

const all = templates.flatMap((template) => siteLocales.map((locale) => [template.key, locale, template] as const))

describe.each(all)('the preview of %s in %s', (_, locale, template) => {
  it('draws every page and post, each within reach, and no link leads nowhere', () => {
    const { seen, wrong } = walk(template, locale)
    expect(wrong).toEqual([])
    const { pages, posts } = template.content[locale]!
    const found = (slug: string) => [...seen].some((path) => path === '/' + (slug && `${slug}/`))
    expect(pages.filter(({ slug }) => slug !== '404' && !found(slug)).map(({ slug }) => slug)).toEqual([])
    expect(posts.filter(({ slug }) => ![...seen].some((path) => path.endsWith(`/${slug}/`)))).toEqual([])
  })
})

describe('a preview', () => {
  it('bears the colours of the template, its words and the page for wrong addresses', () => {
    const { frame, at, missing } = previewTemplate(journal, { ...wish, locale: 'de' })!
    expect(frame).toMatchObject({ default_locale: 'de', locales: ['de'], public_url: wish.public_url })
    expect(frame.theme).toMatchObject({ preset: journal.theme_config.preset })
    expect(frame.name).toBe(journal.content.de!.pages[0]!.title)
    const home = draw(frame, at('/')!, { mode: 'live', clean_links: false })
    expect(home.html).toContain('lang="de"')
    expect(at('/nowhere/')).toBeNull()
    expect(draw(frame, missing, { mode: 'live', clean_links: false }).html).toContain('Hier ist nichts')
  })

  it('shows the post that comes last in the template as the newest', () => {
    const { posts } = journal.content.en!
    const { at } = previewTemplate(journal, { ...wish, locale: 'en' })!
    const last = at(`/notes/${posts.at(-1)!.slug}/`)
    expect(last).toMatchObject({ kind: 'post', newer: null, older: { title: posts.at(-2)!.title } })
  })

  it('is only there in a language that the template speaks', () => {
    expect(previewTemplate(journal, { ...wish, locale: 'fr' })).toBeNull()
    expect(previewTemplate(journal, { ...wish, locale: 'constructor' })).toBeNull()
  })
})

import type { Drawing, PageContent, PageRef } from '../../contract/site-view.ts'
import { sanitiseArticle } from '../../text/sanitise.ts'
import { definitionOf } from '../library.ts'
import { mainOf } from './main.ts'
import { html, nothing, type Markup } from './markup.ts'
import { postBody } from './post-body.ts'
import { scopeOf } from './scope-maker.ts'
import type { Ready } from './sections.ts'
import type { Sheet } from './sheet.ts'
import { tagBody } from './tag-body.ts'

export interface Body {
  html: Markup
  /** Sections that were drawn. */
  sections: readonly Ready[]
}

type Of<K extends Drawing['kind']> = Extract<Drawing, { kind: K }>

/** What stands in `main`. */
export function bodyOf(sheet: Sheet, drawing: Drawing): Body {
  switch (drawing.kind) {
    case 'page':
      return pageBody(sheet, drawing)
    case 'tag':
      return { html: safely(sheet, () => tagMain(sheet, drawing)), sections: [] }
    case 'post':
      return { html: safely(sheet, () => postMain(sheet, drawing)), sections: [] }
    case 'missing':
      return missingBody(sheet, drawing)
  }
}

function pageBody(sheet: Sheet, { page, lists }: Of<'page'>): Body {
  const below = lists['']
  const sections = below ? [...page.sections, listingSection(page)] : page.sections
  return mainOf(sheet, { sections, checked: page.checked, title: page.ref.title }, lists)
}

/** A listing that has no section for its posts shows them below the others. */
function listingSection({ ref }: PageContent) {
  const posts = definitionOf('posts')!
  const props = posts.props.parse({ variant: 'list', columns: 1, pagination: true, label: ref.title })
  return { id: '', type: 'posts', version: posts.version, props }
}

const bare = (section_id: string | null) => ({ section_id, uid: 'p1', level: 1, headings: [] }) as const

function postMain(sheet: Sheet, { post, newer, older, related }: Of<'post'>): Markup {
  const content = post.checked ? post.content : sanitiseArticle(post.content)
  return postBody(
    { card: post.card, content, newer, older, related, listing: listingOf(sheet)?.path ?? null },
    scopeOf(sheet, bare(null)),
  )
}

function tagMain(sheet: Sheet, { tag, list }: Of<'tag'>): Markup {
  return tagBody({ tag, posts_path: listingOf(sheet)?.path ?? null }, scopeOf(sheet, { ...bare(null), list }))
}

/** The page that lists the posts of this language. */
export function listingOf({ frame, locale }: Sheet): PageRef | undefined {
  const folder = frame.post_folders[locale]
  return frame.pages.find(({ path, page_type }) => page_type === 'blog_listing' && path === folder)
}

function missingBody(sheet: Sheet, { page }: Of<'missing'>): Body {
  if (page && page.sections.length > 0) return mainOf(sheet, { ...page, title: page.ref.title }, {})
  const { not_found, not_found_text, home } = sheet.words
  const scope = scopeOf(sheet, bare(null))
  return {
    html: html`<section class="s s-missing">
      <div class="s-in">
        <h1 class="heading">${not_found}</h1>
        <p class="lead">${not_found_text}</p>
        <p class="actions"><a class="button" href="${scope.href(homeOf(sheet))}">${home}</a></p>
      </div>
    </section>`,
    sections: [],
  }
}

/** Path of the start page of the language, or of the site. */
export function homeOf({ frame, locale }: Pick<Sheet, 'frame' | 'locale'>): string {
  return frame.pages.find((page) => page.slug === '' && page.locale === locale)?.path ?? '/'
}

function safely(sheet: Sheet, make: () => Markup): Markup {
  try {
    return make()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `${sheet.path}: its text cannot be drawn: ${reason}`
    sheet.problems.push({ code: 'broken_section', section_id: null, field: null, message })
    return nothing
  }
}

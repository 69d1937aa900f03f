import { HtmlValidate } from 'html-validate'
import { isSiteLink } from '../../text/html-profiles.ts'
import { iconNames } from '../icons.ts'
import { classes, html, nothing, trusted } from '../render/markup.ts'
import type { Scope, SectionView } from '../render/scope.ts'
import { wordsOf } from '../render/words.ts'
import type { SectionDefinition } from '../section.ts'

/** A scope that needs no site. For tests of views: what the real one writes is tested with the renderer. */
export function plainScope(over: Partial<Scope> = {}): Scope {
  return {
    words: wordsOf(over.locale ?? 'en'),
    locale: 'en',
    uid: 's1',
    level: 2,
    canvas: false,
    href: (link) => (isSiteLink(link) ? link : '#'),
    picture: (wish, { sizes, alt, class: name, ratio, eager }) =>
      html`<div class="${classes('pic', name)}" data-ratio="${ratio ?? ''}">
        <img
          src="${wish.url ?? wish.media ?? wish.art ?? ''}"
          alt="${alt ?? wish.alt ?? ''}"
          sizes="${sizes}"
          loading="${eager ? 'eager' : 'lazy'}"
        />
      </div>`,
    pictureFacts: () => undefined,
    icon: (name) =>
      name && (iconNames as readonly string[]).includes(name)
        ? html`<svg class="icon" data-icon="${name}" aria-hidden="true" viewBox="0 0 24 24"></svg>`
        : nothing,
    edit: (path, kind = 'text') => html`data-edit="${path}" data-kind="${kind}"`,
    rich: trusted,
    date: (iso) => html`<time datetime="${iso}">${iso}</time>`,
    list: { posts: [], page: 1, pages: 1, base: null },
    postCard: (card) => ({ href: card.path, card }),
    headings: [],
    report: () => {},
    ...over,
  }
}

interface Drawable {
  definition: SectionDefinition
  // Each view takes the props of its own type; they are read by its schema just below.
  // oxlint-disable-next-line typescript/no-explicit-any
  view: SectionView<any>
}

/** HTML of a section as the page has it, its white space folded. The props are read as they would be on saving. */
export function drawn({ definition, view }: Drawable, props: Record<string, unknown>, over: Partial<Scope> = {}) {
  const given = definition.props.parse(props)
  const markup = view.render(given, plainScope(over)).toString()
  return markup
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=>) (?=<)| (?=>)/g, '')
    .trim()
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The sections of a page begin at h1 or h2; the order is checked over whole pages.
    'heading-level': 'off',
  },
})

/** What a validator of HTML objects to, as `rule: message`. */
export function objections(markup: string): string[] {
  const report = validator.validateStringSync(`<section>${markup}</section>`)
  return report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}

/** Elements that hold nothing at all: what an empty optional field must not leave behind. */
export const emptyElements = (markup: string): string[] =>
  [...markup.matchAll(/<(?!svg|video)(\w+)(?:\s[^>]*)?>\s*<\/\1>/g)].map(([found]) => found)

/** A text that would do harm if it were not escaped. */
export const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>\'&amp;'

/** Every text of a value put in place by `hostile`; links, choices and pictures as they are. */
export function poisoned(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => poisoned(item, key))
  if (typeof value === 'object' && value !== null)
    return 'art' in value || 'media' in value
      ? value
      : Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item, name)]))
  const stays = ['href', 'style', 'icon', 'kind', 'variant', 'height', 'from', 'until', 'date'].includes(key)
  return typeof value === 'string' && !stays ? hostile : value
}

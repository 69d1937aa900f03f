import { HtmlValidate } from 'html-validate'
import { html } from '../render/markup.ts'
import { testScope } from '../render/scope.fixtures.ts'
import type { Scope, SectionView } from '../render/scope.ts'
import type { SectionDefinition } from '../section.ts'

interface Drawable {
  definition: SectionDefinition
  // Each view takes the props of its own type; they are read by its schema just below.
  // oxlint-disable-next-line typescript/no-explicit-any
  view: SectionView<any>
}

/** HTML of a section as the page has it, its white space folded. The props are read as they would be on saving. */
export function drawn({ definition, view }: Drawable, props: Record<string, unknown>, over: Partial<Scope> = {}) {
  const given = definition.props.parse(props)
  const edit: Scope['edit'] = (path, kind = 'text') => html`data-edit="${path}" data-kind="${kind}"`
  const markup = view.render(given, testScope({ edit, ...over })).toString()
  return markup
    .replaceAll(/[ \n]+/g, ' ')
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
export const hostile = '"><img src=x onerror=alert(1)><script>\'&amp;'

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

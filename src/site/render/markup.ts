/** HTML that is safe as it stands: what was put into it is escaped. */
export type Markup = { readonly isEscaped: true; toString(): string }

export type Value = Markup | string | number | boolean | null | undefined | readonly Value[]

class Safe implements Markup {
  readonly isEscaped = true
  readonly #html: string
  constructor(html: string) {
    this.#html = html
  }
  toString(): string {
    return this.#html
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escaped = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => entities[character]!) : text

function written(value: Value): string {
  if (typeof value === 'string') return escaped(value)
  if (value instanceof Safe) return value.toString()
  if (Array.isArray(value)) {
    let all = ''
    for (const one of value as readonly Value[]) all += written(one)
    return all
  }
  return typeof value === 'number' ? String(value) : ''
}

/**
 * HTML as a template. Every value is escaped; booleans, null and undefined show nothing; lists are joined. Attributes
 * stand in double quotes: a test refuses an unquoted one. An address in `href` or `src` comes from the scope, never from
 * props.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  let all = strings[0]!
  for (let at = 0; at < values.length; at++) all += written(values[at]) + strings[at + 1]!
  return new Safe(all)
}

/** HTML that the sanitiser made. Nothing else may pass here. */
export const trusted = (sanitised: string): Markup => new Safe(sanitised)

export const nothing: Markup = trusted('')

/** Class names, without those that are false. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')

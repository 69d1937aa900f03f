import { html as escaping, raw as asIs } from 'hono/html'

/** HTML that is safe as it stands: what was put into it is escaped. */
export type Markup = { readonly isEscaped: true; toString(): string }

export type Value = Markup | string | number | boolean | null | undefined | readonly Value[]

/**
 * HTML as a template. Every value is escaped; false, null and undefined show nothing; lists are joined. Attributes stand
 * in double quotes: a test refuses an unquoted one. An address in `href` or `src` comes from the scope, never from props.
 */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Markup =>
  escaping(strings, ...values) as unknown as Markup

/** HTML that the sanitiser made. Nothing else may pass here. */
export const trusted = (sanitised: string): Markup => asIs(sanitised) as unknown as Markup

export const nothing: Markup = trusted('')

/** Class names, without those that are false. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')

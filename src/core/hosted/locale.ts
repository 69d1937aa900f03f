import { invalidField } from '../errors.ts'

/** One spelling for every language code: `de-at` is `de-AT`. */
export function canonicalLocale(locale: string, path: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0]!
  } catch {
    throw invalidField(path, 'unknown_locale', `Nothing was changed. "${locale}" is not a language code.`)
  }
}

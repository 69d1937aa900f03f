import { POSTS_FOLDER } from '../../text/site-address.ts'
import { invalidField } from '../errors.ts'
import { isReservedPage } from './slugs.ts'

/** One spelling for every language code: `de-at` is `de-AT`. None that would stand where the server keeps a folder. */
export function canonicalLocale(locale: string, path: string): string {
  const canonical = spelt(locale)
  if (canonical === null) {
    throw invalidField(path, 'unknown_locale', `Nothing was changed. "${locale}" is not a language code.`)
  }
  const folder = canonical.toLowerCase()
  if (isReservedPage(folder) || folder === POSTS_FOLDER || folder === 'page') {
    throw invalidField(
      path,
      'locale_reserved',
      `Nothing was changed. Pages in "${locale}" would stand in a folder that every site needs for itself. Choose another language code.`,
    )
  }
  return canonical
}

function spelt(locale: string): string | null {
  try {
    return Intl.getCanonicalLocales(locale)[0]!
  } catch {
    return null
  }
}

/** Languages offered for content first; any BCP 47 code is allowed where a code may be typed. */
const offered = [
  'uk',
  'en',
  'de',
  'pl',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'cs',
  'sk',
  'ro',
  'hu',
  'bg',
  'hr',
  'sl',
  'lt',
  'lv',
  'et',
  'sv',
  'da',
  'nb',
  'fi',
  'el',
  'tr',
  'ka',
  'hy',
  'az',
  'kk',
  'he',
  'ar',
  'hi',
  'vi',
  'id',
  'th',
  'ko',
  'ja',
  'zh',
]

/** Content languages as options, named and sorted in the language of the interface; `current` is always among them. */
export function contentLanguages(uiLanguage: string, current?: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(uiLanguage, { type: 'language' })
  const codes = current === undefined || offered.includes(current) ? offered : [current, ...offered]
  const capital = (name: string) => name.charAt(0).toLocaleUpperCase(uiLanguage) + name.slice(1)
  return codes
    .map((value) => ({ value, label: capital(names.of(value) ?? value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, uiLanguage))
}

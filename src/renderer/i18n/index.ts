import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { UiLanguage } from '../../contract/settings.ts'

/** One namespace: texts by meaning, nested as deep as it reads well. */
export interface Catalogue {
  [key: string]: string | Catalogue
}

/** The name of each language in itself. */
export const languageNames: Record<UiLanguage, string> = { en: 'English', uk: 'Українська', de: 'Deutsch' }

// One chunk per language; a language nobody asked for is never fetched.
const loaders: Record<UiLanguage, () => Promise<{ catalogue: Record<string, Catalogue> }>> = {
  en: () => import('./load-en.ts'),
  uk: () => import('./load-uk.ts'),
  de: () => import('./load-de.ts'),
}

/** The best of our languages for this computer. */
export const systemLanguage = (wanted: readonly string[] = navigator.languages): UiLanguage =>
  wanted.map((tag) => tag.slice(0, 2)).find((tag): tag is UiLanguage => UiLanguage.safeParse(tag).success) ?? 'en'

export async function startI18n(language: UiLanguage): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'ui',
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  await setLanguage(language)
}

export async function setLanguage(language: UiLanguage): Promise<void> {
  await loadLanguage(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

/** Makes a language available to `fixedT` without switching to it: the palette also matches English. */
export async function loadLanguage(language: UiLanguage): Promise<void> {
  const { catalogue } = await loaders[language]()
  for (const [file, texts] of Object.entries(catalogue)) {
    i18next.addResourceBundle(language, namespaceOf(file), texts, true, true)
  }
}

export const currentLanguage = (): UiLanguage => UiLanguage.catch('en').parse(i18next.language)

/** For code that is no component; components use `useTranslation('namespace')`. */
export const translate = (key: string, values?: Record<string, unknown>): string => i18next.t(key, values ?? {})

export const translateIn = (language: UiLanguage, key: string): string => i18next.getFixedT(language)(key)

const namespaceOf = (file: string): string => file.replace(/^.*\/|\.json$/g, '')

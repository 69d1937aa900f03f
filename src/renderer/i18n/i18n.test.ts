import { describe, expect, it } from 'vitest'
import type { Catalogue } from './index.ts'
import { catalogue as de } from './load-de.ts'
import { catalogue as en } from './load-en.ts'
import { catalogue as uk } from './load-uk.ts'

const languages = { en: flatAll(en), uk: flatAll(uk), de: flatAll(de) }
const forms = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories
const PLURAL = /_(zero|one|two|few|many|other)$/

function flatAll(files: Record<string, Catalogue>): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [file, texts_] of Object.entries(files)) flat(`${file.replace(/^.*\/|\.json$/g, '')}:`, texts_, texts)
  return texts
}

function flat(prefix: string, catalogue: Catalogue, into: Map<string, string>): void {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') into.set(prefix + key, value)
    else flat(`${prefix}${key}.`, value, into)
  }
}

const meanings = (texts: Map<string, string>) => new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/{{\s*(\w+)/g)].map((match) => match[1]!))].toSorted((a, b) => a.localeCompare(b))

describe('the texts of the window', () => {
  it.each(['uk', 'de'] as const)('have the same keys in %s as in English', (language) => {
    expect([...meanings(languages[language])].sort()).toEqual([...meanings(languages.en)].sort())
  })

  it.each(['en', 'uk', 'de'] as const)('have every plural form that %s needs', (language) => {
    const texts = languages[language]
    const plurals = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')))
    const missing = [...plurals]
      .flatMap((key) => forms(language).map((form) => `${key}_${form}`))
      .filter((key) => !texts.has(key))
    expect(missing).toEqual([])
  })

  it.each(['uk', 'de'] as const)('take the same values in %s as in English', (language) => {
    const odd = [...languages[language]].filter(([key, text]) => {
      const same = languages.en.get(key) ?? languages.en.get(key.replace(PLURAL, '_other')) ?? ''
      return (
        placeholders(text).join() !== placeholders(same).join() && !(key.endsWith('_one') && !text.includes('{{count'))
      )
    })
    expect(odd).toEqual([])
  })

  it.each(['en', 'uk', 'de'] as const)('are never empty and never shout in %s', (language) => {
    const bad = [...languages[language]].filter(
      ([, text]) => text.trim() === '' || /!(\s|$)|\bOops\b|successfully/i.test(text),
    )
    expect(bad).toEqual([])
  })

  it('exist for every key that the code names', () => {
    const sources = import.meta.glob<string>(['../**/*.tsx', '../**/*.ts', '!../**/*.test.*'], {
      eager: true,
      query: '?raw',
      import: 'default',
    })
    const known = meanings(languages.en)
    const missing = Object.entries(sources).flatMap(([file, code]) => {
      const spaces = [...code.matchAll(/useTranslation\(\s*\[?'([\w-]+)'/g)].map((match) => match[1]!)
      const namespaces = spaces.length > 0 ? spaces : ['ui']
      return [...code.matchAll(/(?<![\w.])(?:t|translate)\(\s*'([\w.:-]+)'/g)]
        .map((match) => match[1]!)
        .filter(
          (key) => !(key.includes(':') ? known.has(key) : namespaces.some((space) => known.has(`${space}:${key}`))),
        )
        .map((key) => `${file} ${key}`)
    })
    expect(missing).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { flawsOf, textsOf } from './language.fixtures.ts'
import { library } from './library.ts'
import { siteLocales } from './section.ts'

describe('the rules of language', () => {
  it('object to what they are for', () => {
    expect(flawsOf('uk', 'Объявление')).not.toEqual([])
    expect(flawsOf('uk', 'Мiсто')).not.toEqual([])
    expect(flawsOf('uk', 'Смачно i швидко')).not.toEqual([])
    expect(flawsOf('uk', "пам'ять")).not.toEqual([])
    expect(flawsOf('de', 'Schoene Gruesse fuer Sie')).not.toEqual([])
    expect(flawsOf('en', 'Lorem ipsum')).not.toEqual([])
    expect(flawsOf('en', '19 euros, +44 20 7946 0000')).toHaveLength(2)
    expect(flawsOf('de', '£ 5, +49 40 555 01 23')).toHaveLength(2)
    expect(flawsOf('uk', '5 євро')).not.toEqual([])
    expect(flawsOf('uk', 'Кав’ярня «Липа», WiFi, 3 × 4 м')).toEqual([])
    expect(flawsOf('de', 'Größe, Straße, „über“, neue Frauen, Feuer')).toEqual([])
  })
})

const samples = library
  .filter(({ type }) => type !== 'shared')
  .flatMap(({ type, sample }) => siteLocales.map((locale) => [type, locale, sample[locale]] as const))

describe('sample content', () => {
  it.each(samples)('of %s in %s is written in that language', (_, locale, props) => {
    for (const [path, words] of textsOf(props)) expect([path, flawsOf(locale, words)]).toEqual([path, []])
  })

  it.each(library.filter(({ type }) => !['shared', 'divider'].includes(type)))(
    'of $type says the same in each language, not the same words',
    ({ type, sample }) => {
      const paths = (locale: 'en' | 'uk' | 'de') => textsOf(sample[locale]).map(([path]) => path)
      expect(paths('uk')).toEqual(paths('en'))
      expect(paths('de')).toEqual(paths('en'))
      if (type !== 'code') expect(textsOf(sample.uk)).not.toEqual(textsOf(sample.en))
    },
  )

  it('describes every image', () => {
    const pictures = JSON.stringify(samples).match(/\{"art":"[a-z]+"\}/g) ?? []
    const described = JSON.stringify(samples).match(/"(?:image|media)":\{"art":"[a-z]+"\},"alt":"[^"]+"|"alts":/g) ?? []
    const beside = JSON.stringify(samples).match(/"(?:poster)":\{"art":"[a-z]+"\}/g) ?? []
    // Two pictures share one pair of descriptions in before_after; a poster is described by the caption of its film.
    expect(pictures.length).toBe(described.length + beside.length + siteLocales.length)
  })
})

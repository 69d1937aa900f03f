import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlug, slugify } from './slug.ts'

describe('slugify', () => {
  // The examples of the resolution itself, then the rules it states.
  it.each([
    ['Алушта', 'alushta'],
    ['Борщагівка', 'borshchahivka'],
    ['Вінниця', 'vinnytsia'],
    ['Гадяч', 'hadiach'],
    ['Ґалаґан', 'galagan'],
    ['Донецьк', 'donetsk'],
    ['Єнакієве', 'yenakiieve'],
    ['Гаєвич', 'haievych'],
    ['Короп’є', 'koropie'],
    ['Житомир', 'zhytomyr'],
    ['Закарпаття', 'zakarpattia'],
    ['Медвин', 'medvyn'],
    ['Іршава', 'irshava'],
    ['Їжакевич', 'yizhakevych'],
    ['Кадиївка', 'kadyivka'],
    ["Мар'їне", 'marine'],
    ['Йосипівка', 'yosypivka'],
    ['Стрий', 'stryi'],
    ['Лебедин', 'lebedyn'],
    ['Ужгород', 'uzhhorod'],
    ['Фастів', 'fastiv'],
    ['Харків', 'kharkiv'],
    ['Біла Церква', 'bila-tserkva'],
    ['Чернівці', 'chernivtsi'],
    ['Гоща', 'hoshcha'],
    ['Юрій', 'yurii'],
    ['Корюківка', 'koriukivka'],
    ['Яготин', 'yahotyn'],
    ['Знам’янка', 'znamianka'],
    ['Згорани', 'zghorany'],
    ['Розгон', 'rozghon'],
    ['ЗГУРІВКА', 'zghurivka'],
    ['Івано-Яворівське', 'ivano-yavorivske'],
    ['и\u0306ого', 'yoho'],
  ])('spells Ukrainian %s by the official table: %s', (title, slug) => {
    expect(slugify(title, 'uk')).toBe(slug)
  })

  it.each([
    ['Größe, Straße & Übermut', 'de', 'groesse-strasse-uebermut'],
    ['ÄÖÜ', 'de-AT', 'aeoeue'],
    ['Älvor på ön', 'sv', 'alvor-pa-on'],
    ['Привет, ёжик', 'ru', 'privet-yozhik'],
    ['Crème brûlée: l’été', 'fr', 'creme-brulee-lete'],
    ['你好', 'zh', 'ni-hao'],
    ["Don't stop", 'en', 'dont-stop'],
    ['  --10 % off!!  ', 'en', '10-off'],
    ['İstanbul', 'tr', 'istanbul'],
  ])('spells %s (%s) as %s', (title, language, slug) => {
    expect(slugify(title, language)).toBe(slug)
  })

  it('gives nothing for a title that cannot be spelt', () => {
    expect(slugify('', 'en')).toBe('')
    expect(slugify('… !? —', 'uk')).toBe('')
  })

  it('cuts at a word, and within one only if there is no other way', () => {
    expect(slugify('one two three', 'en', 8)).toBe('one-two')
    expect(slugify('one two three', 'en', 7)).toBe('one-two')
    expect(slugify('one two three', 'en', 6)).toBe('one')
    expect(slugify('incomprehensibilities', 'en', 6)).toBe('incomp')
    expect(slugify('слово '.repeat(40), 'uk').length).toBeLessThanOrEqual(80)
  })

  it('is a slug or nothing, never too long, and the slug of a slug is itself', () => {
    const title = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom(..."абвгґєїйюязьʼ’'-– aäöüßZ9".split('')), { maxLength: 60 }).map((c) => c.join('')),
    )
    fc.assert(
      fc.property(
        title,
        fc.constantFrom('uk', 'de', 'en', 'ru', 'tr'),
        fc.integer({ min: 1, max: 90 }),
        (text, language, max) => {
          const slug = slugify(text, language, max)
          expect(slug === '' || isSlug(slug)).toBe(true)
          expect(slug.length).toBeLessThanOrEqual(max)
          expect(slugify(slug, language, max)).toBe(slug)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('isSlug', () => {
  it.each(['a', '9', 'a-b', 'a1-2b'])('accepts %s', (text) => expect(isSlug(text)).toBe(true))
  it.each(['', '-a', 'a-', 'a--b', 'A', 'ä', 'a b', 'a_b', 'a\n'])('refuses %j', (text) =>
    expect(isSlug(text)).toBe(false),
  )
})

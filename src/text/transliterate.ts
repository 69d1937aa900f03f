import { transliterate as anyScript } from 'transliteration'

// The official table of Ukrainian names in Latin letters: Cabinet of Ministers, resolution 55 of 27 January 2010.
const ukrainian: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
}
const atWordStart: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }

const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Languages with Cyrillic or umlauts of their own kind; there the general tables are the better guess. */
const ownCyrillic = new Set(['be', 'bg', 'kk', 'ky', 'mk', 'mn', 'ru', 'sr', 'tg'])
const germanUmlauts = new Set(['de', 'en', 'uk'])

/** Lower-case Latin letters, with whatever else the text holds left where it was. */
export function transliterate(text: string, language: string): string {
  const primary = language.split('-')[0]!.toLowerCase()
  let latin = text.normalize('NFC').toLowerCase().normalize('NFC')
  latin = latin.replace(/(?<=[\p{L}\p{M}])['’ʼ‘`′](?=\p{L})/gu, '')
  if (!ownCyrillic.has(primary)) latin = fromUkrainian(latin)
  if (germanUmlauts.has(primary)) latin = latin.replace(/[äöüß]/g, (letter) => german[letter]!)
  return anyScript(latin).toLowerCase()
}

function fromUkrainian(text: string): string {
  // зг becomes zgh, because zh is ж.
  return text
    .replaceAll('зг', 'zgh')
    .replace(/(?<![\p{L}\p{M}])[єїйюя]/gu, (letter) => atWordStart[letter]!)
    .replace(/[а-ьюяєіїґ]/g, (letter) => ukrainian[letter] ?? letter)
}

import { plainText } from '../text/plain-text.ts'

/** What a text of one of our languages may not hold. For tests of samples and templates. */
export function flawsOf(locale: string, words: string): string[] {
  return (rules[locale] ?? []).flatMap(([pattern, why]) =>
    [...words.matchAll(pattern)].map((match) => `${why}: ${match[0]}`),
  )
}

const everywhere: [RegExp, string][] = [
  [/lorem|ipsum/gi, 'filler'],
  [/ {2}|\s+[,;:!?]/g, 'spacing'],
  [/\b(?:TODO|FIXME|xxx)\b/g, 'unfinished'],
  [/[^.]\.\.\.|\.\.$/g, 'three full stops'],
]

const rules: Record<string, [RegExp, string][]> = {
  en: [
    ...everywhere,
    [/[а-яёіїєґ]+/gi, 'Cyrillic letters'],
    [/\b(?:color|favorite|center|organize[sd]?|gray)\b/gi, 'American spelling'],
    [/\w'\w/g, 'straight apostrophe'],
    [/[€₴]|\beuros?\b/gi, 'currency of another country'],
    [/\+44 (?!1632 960 )/g, 'telephone number outside the range kept for fiction'],
  ],
  uk: [
    ...everywhere,
    [/[ыэёъ]/gi, 'Russian letter'],
    [/[а-яіїєґʼ’]*(?:[a-z][а-яіїєґ]|[а-яіїєґ][a-z])[а-яіїєґ]*/gi, 'Latin letter in a word'],
    [/(?<![a-zа-яіїєґ])[aceiopxy](?![a-zа-яіїєґ.\d])/gi, 'Latin look-alike'],
    [/[а-яіїєґ]['"`][а-яіїєґ]/gi, 'straight apostrophe'],
    [/["„“]/g, 'quotation marks of another language'],
    [/[€£]|(?<![а-яіїєґ])євро(?![а-яіїєґ])/gi, 'currency of another country'],
    [
      /(?<![а-яіїєґ])(?:слідуюч\S*|приймати участь|на протязі|являється|міроприємств\S*|любий час)(?![а-яіїєґ])/gi,
      'calque',
    ],
  ],
  de: [
    ...everywhere,
    [/[а-яіїєґ]+/gi, 'Cyrillic letters'],
    [
      /\b(?:fuer|ueber\w*|koennen|moechten?|muessen|waere|schoen\w*|gruen\w*|groess\w*|strasse\w*|zurueck|natuerlich|haeufig\w*|naechste\w*|Oeffnungszeiten|Gaeste|Maerz|heisst|weiss|ausser\w*|draussen)\b/gi,
      'no umlaut or ß',
    ],
    [/\w'\w/g, 'straight apostrophe'],
    [/["«»]/g, 'quotation marks of another language'],
    [/[£₴]/g, 'currency of another country'],
    [/\+49 (?!40 66969 )/g, 'telephone number outside the range kept for fiction'],
  ],
}

/** Every text in a value, with the path to it; addresses, ids and names of choices are left out. */
export function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') {
    return machineWords.test(path) || (/(?:^|\.)name$/.test(path) && /^[a-z0-9_]+$/.test(value))
      ? []
      : [[path, value.startsWith('<') ? plainText(value) : value]]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key))
}

const machineWords =
  /(?:^|\.)(?:id|type|href|url|kind|variant|style|icon|art|media|tone|align|spacing|width|target|autocomplete|email|slug|page_type|provider|network|preset|code|filename|language|token|from|to|by|levels|height|anchor|form_ref|category|locales\.\d+)$/

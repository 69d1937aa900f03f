// The named references of Latin-1 in code order from U+00A0, then those that writing tools emit. Anything rarer arrives
// decoded, because the sanitiser's parser knows the full list and writes characters.
const latin1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'
).split(' ')

const named = new Map<string, string>([
  ...latin1.map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    AMP: '&',
    LT: '<',
    GT: '>',
    QUOT: '"',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Yuml: 'Ÿ',
    fnof: 'ƒ',
    circ: 'ˆ',
    tilde: '˜',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200c',
    zwj: '\u200d',
    lrm: '\u200e',
    rlm: '\u200f',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    dagger: '†',
    Dagger: '‡',
    bull: '•',
    hellip: '…',
    permil: '‰',
    prime: '′',
    Prime: '″',
    lsaquo: '‹',
    rsaquo: '›',
    euro: '€',
    trade: '™',
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
    harr: '↔',
    minus: '−',
    infin: '∞',
    asymp: '≈',
    ne: '≠',
    le: '≤',
    ge: '≥',
    Tab: '\t',
    NewLine: '\n',
    colon: ':',
    lpar: '(',
    rpar: ')',
    sol: '/',
    lbrack: '[',
    rbrack: ']',
    ast: '*',
    num: '#',
    excl: '!',
    comma: ',',
    period: '.',
    semi: ';',
    quest: '?',
    equals: '=',
  }),
])

/** Browsers accept these without the semicolon. */
const withoutSemicolon = new Set(['amp', 'lt', 'gt', 'quot', 'nbsp', 'copy', 'reg'])

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]{1,8})|#(\d{1,9})|([a-z][a-z0-9]{1,30}))(;?)/gi,
    (all, hex, decimal, name, end) => {
      if (hex) return fromCode(Number.parseInt(hex, 16))
      if (decimal) return fromCode(Number.parseInt(decimal, 10))
      return end || withoutSemicolon.has(name) ? (named.get(name) ?? all) : all
    },
  )
}

function fromCode(code: number): string {
  // 128–159 are control characters that the web has always read as Windows-1252: `&#150;` is a dash.
  if (code >= 0x80 && code <= 0x9f) return new TextDecoder('windows-1252').decode(Uint8Array.of(code))
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd'
  return String.fromCodePoint(code)
}

export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text
}

export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;')
}

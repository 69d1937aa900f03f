import { type HtmlNode, isElement } from '../html-tree.ts'
import { textOf } from '../plain-text.ts'
import { holdsProtected } from './lines.ts'

// Models fall back to English whatever they write in, so every list is tried in every language. `(?!\p{L})` ends a word:
// `\b` knows no Cyrillic.
const opener =
  /^(?:sure(?: thing)?|certainly|of course|absolutely|great|okay|ok|got it|understood|no problem|happy to help|gerne?|natürlich|klar|sicher|selbstverständlich|alles klar|kein problem|verstanden|звичайно|звісно|добре|гаразд|авжеж|із задоволенням|чудово|зрозуміло|безумовно)(?!\p{L})[!.,:;–—\s-]*/iu

const handsOver =
  /^(?:here(?:['’]s| is| are)|below (?:is|are|you)|the following is|i(?:['’]ve| have) (?:written|drafted|prepared|created|put together)|hier (?:ist|sind|finden|findest|kommt)|unten (?:finden|findest|steht)|nachfolgend|im folgenden|anbei|ich habe|ось|нижче (?:наведено|подано|ви знайдете)|я (?:написав|написала|підготував|підготувала|створив|створила)|пропоную)(?!\p{L})/iu

const product =
  /(?<!\p{L})(?:article|blog ?post|post|draft|section|text|version|outline|content|piece|rewrite|introduction|copy|artikel|beitrag|entwurf|abschnitt|fassung|gliederung|einleitung|blogbeitrag|статт\p{L}*|текст\p{L}?|чернетк\p{L}|розділ|варіант|допис|пост|план|вступ|матеріал|версі\p{L})(?!\p{L})/iu

const asked =
  /(?<!\p{L})(?:your|you (?:asked|requested|wanted)|ihr(?:e|en)?|dein(?:e|en)?|gewünscht\p{L}*|ваш\p{L}?|твоя|твій|запит\p{L}*)(?!\p{L})/iu

const selfPortrait =
  /^(?:as an ai(?: language)? model|als (?:ki-)?sprachmodell|als ki|як (?:мовна модель|штучний інтелект))(?!\p{L})/iu

const farewells: RegExp[] = [
  /^i hope (?:this|that|the|you)(?!\p{L}).*(?:help|useful|article|draft|version|meets|works|enjoy|like)/iu,
  /^(?:please )?let me know (?:if|whether|what|how)(?!\p{L})/iu,
  /^feel free to (?:adjust|modify|customi[sz]e|edit|adapt|tweak|let me know|ask me)(?!\p{L})/iu,
  /^(?:would you like|do you want) me to(?!\p{L})/iu,
  /^if you(?:['’]d| would)? (?:like|want|need|have).*(?<!\p{L})(?:i can|i could|i['’]d be happy|let me know|just ask)(?!\p{L})/iu,
  /^(?:word count|wortanzahl|wortzahl|кількість слів)\s*:/iu,
  /^ich hoffe,? (?:das|dies|dass|der|dieser|diese)(?!\p{L}).*(?:hilf|helfen|artikel|text|beitrag|gefällt|entspricht)/iu,
  /^(?:lassen sie|lass|sagen sie|sag|geben sie|gib) (?:es )?(?:mich|mir|gern\p{L}?)(?!\p{L}).*(?:wissen|bescheid)(?!\p{L})/iu,
  /^(?:wenn|falls) (?:sie|du)(?!\p{L}).*(?<!\p{L})(?:kann ich|lassen sie (?:es )?mich|lass (?:es )?mich|sag (?:mir )?bescheid|helfe ich)(?!\p{L})/iu,
  /^(?:soll ich|möchten sie, dass ich|möchtest du, dass ich)(?!\p{L}).*\?$/iu,
  /^(?:сподіваюс[яь]|надіюс[яь]),?(?!\p{L}).*(?:допом|стат|текст|корисн|матеріал|сподоба)/iu,
  /^(?:дайте|дай) (?:мені )?знати,? (?:якщо|чи|що)(?!\p{L})/iu,
  /^(?:повідомте|скажіть|напишіть) (?:мені|мене)?,? ?якщо(?!\p{L})/iu,
  /^якщо (?:вам |у вас |ви )?(?:потрібн\p{L}*|бажаєте|хочете|є)(?!\p{L}).*(?<!\p{L})(?:дайте знати|я можу|можу|повідомте|скажіть)(?!\p{L})/iu,
  /^(?:бажаєте|хочете),? щоб я(?!\p{L}).*\?$/iu,
]

/** Paragraphs at either end in which a model talks to whoever ordered the text. */
export function dropChatter(nodes: HtmlNode[]): boolean {
  const opening = dropFrom(nodes, 'start', isGreeting)
  const closing = dropFrom(nodes, 'end', isFarewell)
  return opening || closing
}

function dropFrom(nodes: HtmlNode[], end: 'start' | 'end', isChatter: (text: string) => boolean): boolean {
  let changed = false
  for (;;) {
    const seen = (node: HtmlNode) => isElement(node) || node.text.trim() !== ''
    const index = end === 'start' ? nodes.findIndex(seen) : nodes.findLastIndex(seen)
    const node = nodes[index]
    if (!node || holdsProtected(node)) return changed
    const isRule = changed && isElement(node) && node.tag === 'hr'
    if (!isRule && !(isElement(node) && node.tag === 'p' && isChatter(textOf([node]).trim()))) return changed
    nodes.splice(index, 1)
    changed = true
  }
}

function isGreeting(text: string): boolean {
  if (text.length > 300) return false
  if (selfPortrait.test(text)) return true
  const greeted = opener.exec(text)?.[0] ?? ''
  const rest = text.slice(greeted.length)
  if (greeted !== '' && rest === '') return true
  if (!handsOver.test(rest) || !product.test(rest) || /[.!?]\s+\S/.test(rest)) return false
  return greeted !== '' || rest.endsWith(':') || asked.test(rest)
}

function isFarewell(text: string): boolean {
  return text.length <= 300 && (selfPortrait.test(text) || farewells.some((pattern) => pattern.test(text)))
}

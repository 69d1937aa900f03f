import type { Drawing } from './shapes.ts'

const back = `<path class="t2" d="M0 0h600v600H0z"/>`
const body = `<path class="a" d="M70 600c4-116 74-172 162-186h136c88 14 158 70 162 186z"/>
<path class="t5" d="M240 350h120v76c-30 46-90 46-120 0z"/><path class="d o" d="M240 374c38 34 82 34 120 0v20c-38 32-82 32-120 0z"/>
<path class="t4" d="M204 222c0-76 38-116 96-116s96 40 96 116c0 92-42 164-96 164s-96-72-96-164z"/>`
const collar = `<path class="p o" d="M232 414l68 66 68-66 22 12-90 92-90-92z"/>`
const roundNeck = `<path class="d" d="M222 415c22 62 134 62 156 0l16 3c-18 88-170 88-188 0z"/>`
const jacket = `<path class="p o" d="M236 412l64 74 64-74 8 2-54 186h-36L228 414z"/>`

const portrait = (...parts: string[]): Drawing => ({ box: '0 0 600 600', body: parts.join('') })

/** Somebody, for as long as there is no photograph. */
export const portraits: readonly Drawing[] = [
  portrait(
    back,
    `<circle class="t1" cx="300" cy="286" r="216"/>`,
    body,
    `<path class="i" d="M194 252c-22-112 32-178 116-178 84 0 124 62 100 178-14-20-22-46-26-74-58 10-116-2-150-34-2 42-16 80-40 108z"/>`,
    collar,
  ),
  portrait(
    back,
    `<path class="t1" d="M84 70h432v530H84z"/>`,
    `<path class="i" d="M186 374c-34-150-26-306 114-306s148 156 114 306c-72 30-156 30-228 0z"/>`,
    body,
    `<path class="i" d="M196 262c-10-106 30-166 104-166s114 60 104 166c-10-34-20-58-34-78-52 6-104-4-136-26-10 40-20 72-38 104z"/>`,
    roundNeck,
  ),
  portrait(
    back,
    `<path class="t1" d="M0 412c120-96 190-150 300-292 110 142 180 196 300 292v188H0z"/>`,
    `<path class="i" d="M204 262c-34-8-46-44-24-66-22-28 0-66 34-64 2-38 46-56 72-34 22-34 74-26 84 10 38-6 62 34 44 62 30 22 20 70-16 78 2 10 0 18-2 24H204z"/>`,
    body,
    `<path class="i" d="M200 232c-8-62 20-112 66-122 20-16 58-16 76 0 42 12 66 62 58 122-12-8-18-20-20-36-24 4-38-8-44-22-20 14-44 12-58-4-12 18-36 22-54 12-2 20-10 40-24 50z"/>`,
    jacket,
  ),
  portrait(
    back,
    `<path class="t1" d="M0 0h600v300L0 520z"/>`,
    body,
    `<path class="i" d="M198 246c-18-96 6-160 84-172 66-22 144 22 122 172-10-26-16-52-18-84-54-24-108-30-158-8-8 34-14 64-30 92z"/>`,
    `<g class="l"><circle cx="258" cy="250" r="32"/><circle cx="342" cy="250" r="32"/><path d="M290 246q10-8 20 0M226 246l-20-6M374 246l20-6"/></g>`,
    roundNeck,
  ),
]

/** With it the people of our templates, who stand side by side, do not resemble each other. */
const SEED = 413

/** One and the same for everyone of this name. */
export function portraitOf(name: string): Drawing {
  let sum = SEED
  for (const letter of name) sum = (sum * 117 + letter.codePointAt(0)!) % 65_521
  return portraits[sum % portraits.length]!
}

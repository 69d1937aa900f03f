import type * as z from 'zod'
import { countWords } from '../../../text/count-words.ts'
import { StudioError } from '../../errors.ts'
import type { Author, AuthorCall, Bought, Usage } from '../author.ts'
import { tokensFor } from '../models.ts'
import type { TextProvider } from '../text-provider.ts'
import { metaShape, outlineShape, readMeta, readOutline, sectionsFor } from './answers.ts'
import { findObject } from './json.ts'
import { AGAIN, metaPrompt, outlinePrompt, repairPrompt, sectionPrompt, SYSTEM } from './prompts.ts'
import { isWhole, joined, lastWholeSentence, resumable, sectionMarkdown } from './section-text.ts'

export interface ModelAuthorParts {
  provider: TextProvider
  provider_name: string
  upstream_model: string
}

/** Room above the words asked for: some models are wordy, and a cut text costs a repair. */
const HEADROOM = 1.8
const MARGIN_TOKENS = 200
const LEAST_WORDS = 20
/** Words of JSON beside the words that a reader sees. */
const OUTLINE_WORDS = 90
const META_WORDS = 200
/** Of the article that meta fields are made from. */
const META_CHARACTERS = 16_000
/** Until this much has come of a continuation, what it repeats cannot be told from what is new. */
const HELD_CHARACTERS = 200

/** A model behind a route as an author. What it is told is in `prompts.ts`; what is made of its answers, in the files beside. */
export function modelAuthor({ provider, provider_name, upstream_model }: ModelAuthorParts): Author {
  interface Ask {
    prompt: string
    max_tokens: number
    schema?: z.ZodType
    call: AuthorCall
    shown?: (soFar: string) => string
  }

  async function ask({ prompt, max_tokens, schema, call, shown = (text) => text }: Ask): Promise<Bought<string>> {
    const stream = provider.stream({
      system: SYSTEM,
      prompt,
      max_tokens,
      signal: call.signal,
      ...(schema && { schema }),
    })
    let text = ''
    for (;;) {
      const next = await stream.next()
      if (next.done) return { value: text, usage: next.value }
      text += next.value
      call.onText?.(shown(text))
    }
  }

  /** One broken answer is asked for again; a second one is a fault that a later try may not have. */
  async function askObject<T>(asked: Ask, read: (answer: unknown) => T | null): Promise<Bought<T>> {
    const first = await ask(asked)
    const value = read(findObject(first.value))
    if (value !== null) return { value, usage: first.usage }
    const second = await ask({ ...asked, prompt: `${asked.prompt}\n\n${AGAIN}` })
    const usage = sum(first.usage, second.usage)
    const repeated = read(findObject(second.value))
    if (repeated !== null) return { value: repeated, usage }
    throw broken(upstream_model)
  }

  return {
    provider: provider_name,
    upstream_model,

    async outline(brief, call) {
      const sections = sectionsFor(brief.word_count)
      const max_tokens = limitOf(OUTLINE_WORDS * (sections.high + 2), brief.language)
      const asked = { prompt: outlinePrompt(brief, sections), max_tokens, schema: outlineShape, call }
      return askObject(asked, (answer) => readOutline(answer, brief))
    },

    async section(brief, task, call) {
      const { heading, words: budget } = task.outline.sections[task.index]!
      const words = budget - countWords(heading, brief.language)
      const done = countWords(task.written, brief.language)
      if (done >= words && isWhole(task.written)) return { value: task.written, usage: nothing }
      const written = resumable(task.written)
      const left = Math.max(LEAST_WORDS, words - countWords(written, brief.language))
      const max_tokens = limitOf(left, brief.language)
      const whole = (answer: string): string => joined(written, sectionMarkdown(answer, heading))
      try {
        const prompt = sectionPrompt(brief, task, left, written)
        const shown = (answer: string) =>
          written !== '' && answer.length < HELD_CHARACTERS ? task.written : whole(answer)
        const { value, usage } = await ask({ prompt, max_tokens, call, shown })
        return { value: ended(whole(value), usage, max_tokens), usage }
      } catch (error) {
        // Some vendors send the words of a refusal as text: they are no beginning to go on from.
        if (isRefusal(error)) call.onText?.(task.written)
        throw error
      }
    },

    async repair(brief, task, call) {
      const ofHeading = countWords(task.heading, brief.language)
      const to = Math.max(LEAST_WORDS, task.target - ofHeading)
      const max_tokens = limitOf(to, brief.language)
      const prompt = repairPrompt(brief, task, { from: task.words - ofHeading, to })
      const shown = (answer: string) => sectionMarkdown(answer, task.heading)
      const { value, usage } = await ask({ prompt, max_tokens, call, shown })
      return { value: ended(shown(value), usage, max_tokens), usage }
    },

    async meta(brief, title, text, call) {
      const max_tokens = limitOf(META_WORDS, brief.language)
      const asked = { prompt: metaPrompt(brief, title, shortened(text)), max_tokens, schema: metaShape, call }
      return askObject(asked, (answer) => readMeta(answer, title, brief))
    },
  }
}

const nothing: Usage = { tokens_in: 0, tokens_out: 0 }

const sum = (a: Usage, b: Usage): Usage => ({
  tokens_in: a.tokens_in + b.tokens_in,
  tokens_out: a.tokens_out + b.tokens_out,
})

const limitOf = (words: number, language: string): number =>
  Math.ceil(tokensFor(words, language) * HEADROOM) + MARGIN_TOKENS

/** A text that used all its tokens was cut by the limit, not ended by the model. */
const ended = (text: string, { tokens_out }: Usage, max_tokens: number): string =>
  tokens_out >= max_tokens ? lastWholeSentence(text) : text

const isRefusal = (error: unknown): boolean =>
  error instanceof StudioError && error.details?.[0]?.code === 'provider_refused'

const broken = (model: string): StudioError => {
  const message = `${model} answered twice in a form that could not be read. What is written so far is kept.`
  return new StudioError('unavailable', message, {
    retry: 'retryable',
    details: [{ path: '', code: 'broken_answer', message }],
  })
}

/** Beginning and end: what an article is about stands there. */
const shortened = (text: string): string =>
  text.length <= META_CHARACTERS
    ? text
    : `${text.slice(0, META_CHARACTERS * 0.75)}\n[…]\n${text.slice(-META_CHARACTERS * 0.25)}`

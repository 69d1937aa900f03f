import { setImmediate as breathe } from 'node:timers/promises'
import type { Outline } from '../../../contract/generation.ts'
import type { Author, AuthorCall, Bought, Brief } from '../author.ts'
import { compose } from './compose.ts'
import { layOut } from './desk.ts'
import { bankFor } from './languages.ts'
import { keywordsOf, metaFor } from './meta.ts'
import { noticeFor } from './notice.ts'
import { planOutline } from './outline.ts'
import { seeded } from './random.ts'
import { repaired } from './repair.ts'
import { tidy } from './topic.ts'

interface Article {
  of: string
  sections: string[][]
  more: Generator<string[], void, void>
}

/**
 * Writes a structured working draft from phrase banks, without a network or a model. The same brief, outline and seed give
 * the same text. Its first line is a notice (`<p data-scaffold="true">`) that is not counted; places for the writer to fill
 * are `<p data-slot="true">`. Headings and meta fields are plain text, sections are Markdown.
 */
export function offlineAuthor({ seed = 0 }: { seed?: number } = {}): Author {
  // Field by field: the same brief must give the same text in whatever order it was read back.
  const seedOf = ({ topic, language, kind, word_count, keywords, custom_instructions }: Brief) =>
    JSON.stringify([seed, topic, language, kind, word_count, keywords, custom_instructions])
  let article: Article | undefined

  const begin = (brief: Brief, outline: Outline): Article => {
    const of = JSON.stringify([seedOf(brief), outline])
    if (article?.of === of) return article
    const { bank } = bankFor(brief.language)
    const desk = layOut({ bank, kind: brief.kind, topic: tidy(brief.topic), seed: seedOf(brief) })
    article = { of, sections: [], more: compose(desk, outline, keywordsOf(brief.keywords, brief.topic)) }
    return article
  }

  /** Earlier sections are made first, because a later one takes what they left. */
  const sectionOf = async (current: Article, index: number, signal: AbortSignal): Promise<string[]> => {
    while (current.sections.length <= index) {
      const next = current.more.next()
      if (next.done) break
      current.sections.push(next.value)
      await turn(signal)
    }
    return current.sections[index] ?? []
  }

  return {
    provider: 'offline',
    upstream_model: 'offline-drafter',

    async outline(brief, { signal }) {
      await turn(signal)
      return free(planOutline(brief, seeded(seedOf(brief))))
    },

    async section(brief, { outline, index, written }, call) {
      await turn(call.signal)
      const blocks = await sectionOf(begin(brief, outline), index, call.signal)
      const whole = index === 0 ? [noticeFor(brief), ...blocks] : blocks
      return free(await spoken(whole.join('\n\n'), written, call))
    },

    async repair(brief, task, call) {
      await turn(call.signal)
      return free(await spoken(repaired(brief, task, seedOf(brief)), '', call))
    },

    async meta(brief, title, _text, { signal }) {
      await turn(signal)
      return free(metaFor(brief, title))
    },
  }
}

const free = <T>(value: T): Bought<T> => ({ value, usage: { tokens_in: 0, tokens_out: 0 } })

/** Lets other work run, then stops if the caller has given up. */
async function turn(signal: AbortSignal) {
  await breathe()
  signal.throwIfAborted()
}

/** Hands the text over block by block, as a model would; what was written before a cut is made again and not told again. */
async function spoken(text: string, written: string, { signal, onText }: AuthorCall): Promise<string> {
  const blocks = text.split('\n\n')
  for (let n = 1; n <= blocks.length; n++) {
    const soFar = blocks.slice(0, n).join('\n\n')
    if (soFar.length <= written.length) continue
    await turn(signal)
    onText?.(soFar)
  }
  return text
}

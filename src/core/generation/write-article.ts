import type { LengthReport, Outline } from '../../contract/generation.ts'
import { countHtmlWords, countWords } from '../../text/count-words.ts'
import { plainText } from '../../text/plain-text.ts'
import { StudioError } from '../errors.ts'
import { Parked } from '../jobs/control.ts'
import { stepOutputs } from '../jobs/queue.ts'
import type { ArticleMeta } from './author.ts'
import { buy, type Shop } from './purchase.ts'
import { planRepair, progressAt, rebalance, REPAIR_ROUNDS, verdictOf, withinContract } from './rules.ts'
import type { RunInput } from './run-input.ts'
import { partialText, sectionStream } from './section-stream.ts'
import { assemble, writtenSection, type WrittenSection } from './text.ts'

/** Cut to this many characters, a section before is context for the next. */
const CONTEXT_CHARACTERS = 600

export interface WrittenArticle {
  outline: Outline
  html: string
  meta: ArticleMeta
  length: LengthReport
}

/** Outline, sections, repair, meta: every call is a step of the job. Throws Parked when the writer is to see the outline. */
export async function writeArticle(shop: Shop, input: RunInput): Promise<WrittenArticle> {
  const outline = await writeOutline(shop, input)
  const sections: WrittenSection[] = []
  for (let index = 0; index < outline.sections.length; index++) {
    sections.push(await writeSection(shop, input, outline, index, sections))
    const written = sections.reduce((total, { words }) => total + words, 0)
    await shop.job.progress('sections', progressAt.sections(written, input.word_count), written)
  }
  const length = await repair(shop, input, outline, sections)
  const html = assemble(outline, sections)
  await shop.job.progress('meta', progressAt.meta, length.delivered)
  const meta = await buy(shop, { step: 'meta', stage: 'meta', label: 'Title and meta fields' }, () =>
    shop.author.meta(input, outline.title, plainText(html), { signal: shop.job.signal }),
  )
  await shop.job.progress('checks', progressAt.checks, length.delivered)
  return { outline, html, meta, length }
}

async function writeOutline(shop: Shop, input: RunInput): Promise<Outline> {
  await shop.job.progress('outline', progressAt.outline)
  const proposed = await buy(shop, { step: 'outline', stage: 'outline', label: 'Outline' }, () =>
    shop.author.outline(input, { signal: shop.job.signal }),
  )
  await shop.job.progress('outline', progressAt.outlined)
  if (!input.pause_after_outline) return rebalance(proposed, input.word_count)
  const accepted = (await stepOutputs(shop.ctx.db, shop.job.job_id)).get('accepted_outline') as Outline | undefined
  if (!accepted) throw new Parked('The outline waits for the writer.')
  return accepted
}

async function writeSection(
  { ctx, job, author, ...shop }: Shop,
  input: RunInput,
  outline: Outline,
  index: number,
  before: readonly WrittenSection[],
): Promise<WrittenSection> {
  const step = `section:${index}`
  const { heading } = outline.sections[index]!
  const written = await partialText(ctx, job.job_id, step)
  const wordsBefore = before.reduce((total, { words }) => total + words, 0)
  const onShown = (text: string) => {
    const words = wordsBefore + countWords(text, input.language)
    // A figure on the screen: if the job has ended meanwhile, nothing is owed.
    void job.progress('sections', progressAt.sections(words, input.word_count), words).catch(() => {})
  }
  const stream = sectionStream(ctx, job, { step, section: index, onShown })
  return buy(
    { ctx, job, author, ...shop },
    {
      step,
      stage: 'sections',
      label: heading,
      wordsSoFar: () => countWords(stream.text().slice(written.length), input.language),
    },
    async () => {
      try {
        const task = {
          outline,
          index,
          before: before.map(({ html }) => plainText(html).slice(0, CONTEXT_CHARACTERS)),
          written,
        }
        const { value, usage } = await author.section(input, task, { signal: job.signal, onText: stream.onText })
        return { value: await writtenSection(value, heading, input.language), usage }
      } finally {
        // What had come is kept whatever ended the call: the next try goes on from there.
        await stream.flush()
      }
    },
  )
}

/** The length contract: at most two rounds on the sections furthest off; then the truth, whatever it is. */
async function repair(
  shop: Shop,
  input: RunInput,
  outline: Outline,
  sections: WrittenSection[],
): Promise<LengthReport> {
  const delivered = () => countHtmlWords(assemble(outline, sections), input.language)
  let rounds = 0
  while (rounds < REPAIR_ROUNDS && !withinContract(delivered(), input.word_count)) {
    rounds += 1
    await shop.job.progress('repair', progressAt.repair(rounds), delivered())
    const lengths = sections.map(({ words }, index) => ({ words, budget: outline.sections[index]!.words }))
    for (const { index, target } of planRepair(lengths, delivered(), input.word_count)) {
      const { heading } = outline.sections[index]!
      const { markdown: text, words } = sections[index]!
      sections[index] = await buy(
        shop,
        { step: `repair:${rounds}:${index}`, stage: 'repair', label: heading },
        async () => {
          const { value, usage } = await shop.author.repair(
            input,
            { heading, text, words, target },
            { signal: shop.job.signal },
          )
          return { value: await writtenSection(value, heading, input.language), usage }
        },
      )
    }
  }
  const report = verdictOf(delivered(), input.word_count, rounds)
  if (report.verdict === 'not_met') {
    throw new StudioError(
      'conflict',
      `Asked for ${report.asked} words, got ${report.delivered} after ${rounds} repairs. The sections are kept. Keep them as a draft, or try again.`,
    )
  }
  return report
}

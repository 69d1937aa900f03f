import { segmenter } from '../../../text/count-words.ts'
import type { ArticleMeta, Brief } from '../author.ts'
import { bankFor } from './languages.ts'
import { cut, tidy, descriptionOf } from './topic.ts'

const META_TITLE = 60
const META_DESCRIPTION = 155
const KEYWORDS = 8

export function metaFor(brief: Brief, title: string): ArticleMeta {
  const { bank } = bankFor(brief.language)
  const topic = tidy(brief.topic)
  const heading = tidy(title) || topic
  const given = keywordsOf(brief.keywords, '')
  return {
    title: heading,
    meta_title: heading.length <= META_TITLE ? heading : cut(topic || heading, META_TITLE),
    meta_description: descriptionOf(topic || heading, bank.kinds[brief.kind].description, META_DESCRIPTION),
    keywords: given.length > 0 ? given.slice(0, KEYWORDS) : keywordsFrom(topic, brief.language),
  }
}

/** Keywords cleaned, each once, without one that only repeats the topic. */
export function keywordsOf(keywords: readonly string[], topic: string): string[] {
  const seen = new Set([fold(tidy(topic))])
  return keywords.map(tidy).filter((keyword) => {
    const known = keyword === '' || seen.has(fold(keyword))
    seen.add(fold(keyword))
    return !known
  })
}

function keywordsFrom(topic: string, language: string): string[] {
  const { bank } = bankFor(language)
  const stop = new Set(bank.stopWords.split(' '))
  const words = [...segmenter(bank.language).segment(topic)]
    .filter(({ isWordLike, segment }) => isWordLike && segment.length > 2 && !stop.has(fold(segment)))
    .map(({ segment }) => cut(segment, 80))
  const whole = topic.length <= 40 && words.length > 1 ? [topic.replace(/[?!…]+$/u, '')] : []
  return keywordsOf([...whole, ...words], '').slice(0, KEYWORDS)
}

const fold = (text: string) => text.toLocaleLowerCase()

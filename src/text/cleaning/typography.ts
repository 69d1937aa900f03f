import type { HtmlNode } from '../html-tree.ts'
import { type Edit, applyEdits, linesOf } from './lines.ts'

/** Outer pair, then inner pair. */
const marks: Record<string, [string, string, string, string]> = {
  en: ['“', '”', '‘', '’'],
  uk: ['«', '»', '„', '“'],
  de: ['„', '“', '‚', '‘'],
  'de-ch': ['«', '»', '‹', '›'],
  'de-li': ['«', '»', '‹', '›'],
}

const forLanguage = <T>(table: Record<string, T>, language: string): T | undefined => {
  const key = language.toLowerCase()
  return table[key] ?? table[key.split('-')[0]!]
}

export function fixQuotes(nodes: HtmlNode[], language: string): boolean {
  const pairs = forLanguage(marks, language)
  if (!pairs) return false
  return linesOf(nodes).reduce((changed, line) => applyEdits(line, quoteEdits(line.text, pairs)) || changed, false)
}

const QUOTE = /["“”„‟«»]/

/**
 * Which way a mark faces is told from what stands around it, never from its shape: “ opens in English and closes in
 * German. A line where that stays unclear, such as one with inches in it, is left alone.
 */
function quoteEdits(text: string, pairs: [string, string, string, string]): Edit[] {
  const edits: Edit[] = []
  let depth = 0
  for (const { index } of text.matchAll(/["“”„‟«»]/g)) {
    const facing = facingOf(text, index)
    if (facing === undefined) return []
    if (facing === 'close') depth--
    if (depth < 0 || depth > 1) return []
    edits.push({ start: index, end: index + 1, text: pairs[depth * 2 + (facing === 'open' ? 0 : 1)]! })
    if (facing === 'open') depth++
  }
  return depth === 0 ? edits : []
}

function facingOf(text: string, index: number): 'open' | 'close' | undefined {
  let left = index - 1
  while (left >= 0 && QUOTE.test(text[left]!)) left--
  let right = index + 1
  while (right < text.length && QUOTE.test(text[right]!)) right++
  const before = text[left] ?? ' '
  const after = text[right] ?? ' '
  const mayOpen = /[\s([{/–—-]/.test(before) && !/\s/.test(after)
  const mayClose = /[\s)\]}/.,:;!?…–—-]/.test(after) && !/\s/.test(before)
  if (mayOpen !== mayClose) return mayOpen ? 'open' : 'close'
  return undefined
}

const dashes: Record<string, { spaced: string; joined: string; replaces: RegExp }> = {
  // British usage: a spaced en dash. An em dash the writer chose stays.
  en: { spaced: '–', joined: '—', replaces: /^-+$/ },
  uk: { spaced: '—', joined: ' — ', replaces: /^(?:-+|–)$/ },
  de: { spaced: '–', joined: ' – ', replaces: /^(?:-+|—)$/ },
}

export function fixDashes(nodes: HtmlNode[], language: string): boolean {
  const rule = forLanguage(dashes, language)
  if (!rule) return false
  return linesOf(nodes).reduce((changed, line) => {
    const edits: Edit[] = []
    for (const { 0: dash, index } of line.text.matchAll(/(?<=\S[ \u00a0])(?:-{1,3}|–|—)(?=[ \u00a0]\S)/g)) {
      const isSum = /\d/.test(line.text[index - 2]!) && /\d/.test(line.text[index + dash.length + 1]!)
      if (!isSum && rule.replaces.test(dash)) edits.push({ start: index, end: index + dash.length, text: rule.spaced })
    }
    for (const { index } of line.text.matchAll(/(?<=\p{L})--(?=\p{L})/gu)) {
      edits.push({ start: index, end: index + 2, text: rule.joined })
    }
    return applyEdits(line, edits) || changed
  }, false)
}

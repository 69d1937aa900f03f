import { keepPreviousData } from '@tanstack/react-query'
import { FileText, type LucideIcon } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allCommands, chordsOf, reasonAgainst, runCommand } from '../../commands.ts'
import { loadLanguage, translate, translateIn } from '../../i18n/index.ts'
import { goTo } from '../../navigate.ts'
import { useOperation } from '../../query.ts'
import { fuzzy } from './fuzzy.ts'

export interface PaletteEntry {
  id: string
  kind: 'article' | 'command'
  icon: LucideIcon
  title: string
  /** Letters of the title that matched. */
  marks: number[]
  /** The area a command belongs to, or what else tells entries apart. */
  note: string
  keys: string | undefined
  /** Why it cannot be chosen now. */
  reason: string | null
  run: () => void
}

export interface PaletteGroup {
  title: string
  entries: PaletteEntry[]
}

const ARTICLES = 8
const RECENT = 5
const COMMANDS = 40
const SEARCH_AFTER_MS = 150

/** `>` looks in commands only, `@` in places only; anything else everywhere. */
export function readQuery(text: string): { words: string; only: 'command' | 'place' | null } {
  const first = text.trimStart().charAt(0)
  const only = first === '>' ? 'command' : first === '@' ? 'place' : null
  return { words: (only ? text.trimStart().slice(1) : text).trim(), only }
}

export function usePalette(text: string): { groups: PaletteGroup[]; searching: boolean } {
  const { t } = useTranslation('palette')
  const { words, only } = readQuery(text)
  const english = useEnglish()
  const commands = useMemo(() => commandEntries(words, only, english), [words, only, english])
  const articles = useArticles(only ? null : words)
  const groups = [
    { title: words === '' ? t('group.recent') : t('group.articles'), entries: articles.entries },
    { title: only === 'place' ? t('group.places') : t('group.commands'), entries: commands },
  ]
  return { groups: groups.filter((group) => group.entries.length > 0), searching: articles.searching }
}

/** English titles are found too, so they are fetched when the palette opens. */
function useEnglish(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    void loadLanguage('en').then(() => setLoaded(true))
  }, [])
  return loaded
}

function commandEntries(words: string, only: 'command' | 'place' | null, english: boolean): PaletteEntry[] {
  const found = allCommands()
    .filter((command) => only !== 'place' || command.group === 'go' || command.group === 'settings')
    .map((command) => {
      const title = translate(command.title)
      const hit = fuzzy(words, title)
      const other = english ? fuzzy(words, translateIn('en', command.title)) : null
      const reason = reasonAgainst(command)
      const best = Math.max(hit?.score ?? -Infinity, other?.score ?? -Infinity)
      return { command, title, marks: hit?.at ?? [], reason, score: best - (reason ? 1_000 : 0), found: hit ?? other }
    })
    .filter((entry) => entry.found !== null)
  return found
    .toSorted((a, b) => b.score - a.score)
    .slice(0, COMMANDS)
    .map(({ command, title, marks, reason }) => ({
      id: `command-${command.id}`,
      kind: 'command',
      icon: command.icon,
      title,
      marks,
      note: translate(`commands:group.${command.group}`),
      keys: chordsOf(command)[0]?.keys,
      reason: reason && translate(reason),
      run: () => runCommand(command.id),
    }))
}

function useArticles(words: string | null): { entries: PaletteEntry[]; searching: boolean } {
  const { t } = useTranslation('palette')
  const q = useSettled(words ?? '')
  const library = useOperation(
    'list_library',
    { q, limit: q === '' ? RECENT : ARTICLES },
    { enabled: words !== null, placeholderData: keepPreviousData },
  )
  const entries = (words === null ? [] : (library.data?.items ?? [])).map((item): PaletteEntry => ({
    id: `article-${item.id}`,
    kind: 'article',
    icon: FileText,
    title: item.title || t('untitled'),
    marks: fuzzy(q, item.title)?.at ?? [],
    note: '',
    keys: undefined,
    reason: null,
    run: () => goTo({ to: '/articles/$id', params: { id: String(item.id) } }),
  }))
  return { entries, searching: words !== null && (library.isFetching || q !== words) }
}

/** The value once typing has paused. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return useDeferredValue(settled)
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryItem } from '../../../contract/articles.ts'
import type { BulkResult } from '../../../contract/values.ts'
import { call } from '../../client.ts'
import { useFormats } from '../../format.ts'
import { refresh } from '../../query.ts'
import { useFailureSentence } from '../../ui/Failure.tsx'
import { confirmToast, failureToast, undoToast } from '../../ui/toast.tsx'
import { dropFromLists, patchLists } from './list-cache.ts'

export type Act = 'archive' | 'unarchive' | 'trash' | 'restore' | 'delete'

const operation = {
  archive: 'archive_articles',
  unarchive: 'unarchive_articles',
  trash: 'trash_articles',
  restore: 'restore_articles',
  delete: 'delete_articles',
} as const

/** What takes an act back. Deleting for good is the one that nothing takes back. */
const inverse = { archive: 'unarchive', unarchive: 'archive', trash: 'restore', restore: 'trash' } as const

/** A body may hold ten thousand values in all, so a call takes fewer ids than that. */
const MOST_AT_ONCE = 5_000

/** Rows that leave the list they are in. */
const leaves: ReadonlySet<Act> = new Set<Act>(['trash', 'restore', 'delete'])

/** What an act did not do, and why: a failure of the whole, or of single articles. */
export interface Refusal {
  act: Act | 'duplicate'
  ids: readonly number[]
  error: unknown
  failed: { id: number; title: string; message: string }[]
}

export interface ArticleActs {
  /** The act that is under way. */
  busy: Act | 'duplicate' | null
  refusal: Refusal | null
  dismiss(): void
  run(act: Act, items: readonly LibraryItem[]): Promise<void>
  duplicate(item: LibraryItem): Promise<void>
}

interface Listener {
  onDone: (ids: readonly number[]) => void
  /** A row that is about to come, or to come back. */
  onWish: (id: number) => void
}

/** Acts on articles at once, offers the way back, and tells what was refused. */
export function useArticleActs({ onDone, onWish }: Listener): ArticleActs {
  const { t } = useTranslation('articles')
  const sentence = useFailureSentence()
  const format = useFormats()
  const counted = (count: number) => ({ count, number: format.number(count) })
  const [busy, setBusy] = useState<ArticleActs['busy']>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function undo(act: Act, ids: number[]) {
    try {
      const { done, failed } = await inParts(act, ids, sentence)
      if (failed.length > 0) failureToast(t('undo.partly', counted(failed.length)))
      show(act, done)
      if (done[0] !== undefined) onWish(done[0])
    } catch (error) {
      failureToast(`${t('undo.failed')} ${sentence(error)}`)
    }
  }

  function finish(act: Act, items: readonly LibraryItem[], { done, failed }: BulkResult) {
    show(act, done)
    onDone(done)
    const titles = new Map(items.map((item) => [item.id, item.title]))
    const refused = failed.map(({ id, message }) => ({ id, message, title: titles.get(id) ?? '' }))
    setRefusal(failed.length > 0 ? { act, ids: failed.map(({ id }) => id), error: null, failed: refused } : null)
    if (done.length === 0) return
    const text = t(`done.${act}`, counted(done.length))
    if (act === 'delete') confirmToast(text)
    else undoToast(text, { label: t('undo.label'), run: () => void undo(inverse[act], done) })
  }

  return {
    busy,
    refusal,
    dismiss: () => setRefusal(null),
    async run(act, items) {
      const ids = items.map((item) => item.id)
      if (ids.length === 0 || busy) return
      setBusy(act)
      try {
        finish(act, items, await inParts(act, ids, sentence))
      } catch (error) {
        setRefusal({ act, ids, error, failed: [] })
      } finally {
        setBusy(null)
      }
    },
    async duplicate(item) {
      if (busy) return
      setBusy('duplicate')
      try {
        const { id } = await call('duplicate_article', { id: item.id })
        onWish(id)
        undoToast(t('done.duplicate', { title: item.title || t('untitled') }), {
          label: t('undo.label'),
          run: () => void undo('trash', [id]),
        })
      } catch (error) {
        setRefusal({ act: 'duplicate', ids: [item.id], error, failed: [] })
      } finally {
        setBusy(null)
      }
    },
  }
}

/** Shows what is known at once. What an article brought back becomes, only the studio can tell. */
function show(act: Act, done: readonly number[]): void {
  if (leaves.has(act)) dropFromLists(done)
  else if (act === 'archive') patchLists(done, { status: 'archived' })
  // Thousands of events at once may not all get through; what was done here is known without them.
  void refresh('list_library', 'get_library_counts')
}

/** Part by part. When a later part fails, what was done before stays done and the rest is named. */
async function inParts(act: Act, ids: readonly number[], say: (error: unknown) => string): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [] }
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
    try {
      const { done, failed } = await call(operation[act], { ids: ids.slice(at, at + MOST_AT_ONCE) })
      result.done.push(...done)
      result.failed.push(...failed)
    } catch (error) {
      if (at === 0) throw error
      const rest = ids.slice(at)
      return { ...result, failed: [...result.failed, ...rest.map((id) => ({ id, message: say(error) }))] }
    }
  }
  return result
}

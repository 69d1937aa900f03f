import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outline, RunDetail } from '../../../../contract/generation.ts'
import { useFormats } from '../../../format.ts'
import { announce } from '../../../ui/announce.tsx'
import { Button } from '../../../ui/Button.tsx'
import { undoToast } from '../../../ui/toast.tsx'
import { hasRoomForOneMore } from './budgets.ts'
import { BudgetStrip } from './BudgetStrip.tsx'
import {
  add,
  canSplit,
  change,
  changeWords,
  mergeWithNext,
  move,
  remove,
  split,
  type OutlineDraft,
} from './outline-draft.ts'
import { keepDraft, useOutlineDraft } from './outline-store.ts'
import { SectionEditor, type SectionActs } from './SectionEditor.tsx'

/** The plan, before anything is written: titles, budgets that always sum to the words asked for, notes. */
export function OutlineEditor({ run, plan }: { run: RunDetail; plan: Outline }) {
  const { t } = useTranslation('generation')
  const format = useFormats()
  const { job_id, asked, language } = run
  const draft = useOutlineDraft(job_id, plan, asked)
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<{ id: number; part: string } | null>(null)

  // A moved row loses the focus with its place in the document, and a new one never had it.
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { id, part } = wanted.current
    wanted.current = null
    list.current?.querySelector<HTMLElement>(`[data-section="${id}"] [data-part="${part}"]`)?.focus()
  })

  const keep = (next: OutlineDraft) => next !== draft && keepDraft(job_id, next)
  const focus = (id: number | undefined, part: string) => {
    if (id !== undefined) wanted.current = { id, part }
  }
  const say = (id: number, next: OutlineDraft) => {
    const place = next.sections.findIndex((section) => section.id === id)
    announce(t('outline.moved', { place: place + 1, all: next.sections.length }))
  }
  const acts: SectionActs = {
    change: (id, fields) => keep(change(draft, id, fields)),
    words: (id, words) => keep(changeWords(draft, id, words, asked)),
    move: (id, by, part) => {
      const next = move(draft, id, by)
      if (next === draft) return
      focus(id, part)
      keep(next)
      say(id, next)
    },
    remove: (id) => {
      const at = draft.sections.findIndex((section) => section.id === id)
      const next = remove(draft, id, asked)
      if (next === draft) return
      focus((next.sections[at] ?? next.sections.at(-1))?.id, 'heading')
      keep(next)
      undoToast(t('outline.removed'), { label: t('undo'), run: () => keepDraft(job_id, draft) })
    },
    split: (id) => {
      focus(draft.next, 'heading')
      keep(split(draft, id, asked))
    },
    merge: (id) => {
      focus(id, 'heading')
      keep(mergeWithNext(draft, id))
      undoToast(t('outline.merged'), { label: t('undo'), run: () => keepDraft(job_id, draft) })
    },
  }
  const roomy = hasRoomForOneMore(asked, draft.sections.length)

  return (
    <section
      data-pane
      aria-label={t('outline.name')}
      className="min-w-0 shrink-0 px-6 py-8 lg:min-h-0 lg:flex-1 lg:shrink lg:overflow-y-auto lg:px-10"
    >
      <div className="mx-auto flex w-full max-w-200 flex-col">
        <p className="mb-5 max-w-prose text-pretty text-muted">{t('outline.intro')}</p>
        <textarea
          aria-label={t('outline.title')}
          lang={language}
          rows={1}
          maxLength={300}
          value={draft.title}
          onChange={(event) => keep({ ...draft, title: event.target.value.replace(/\n/g, ' ') })}
          className="field-sizing-content w-full resize-none rounded-control border border-transparent bg-transparent py-1 font-prose text-heading-2 tracking-[-0.01em] hover:border-edge focus-visible:border-edge focus-visible:bg-sheet"
        />
        <BudgetStrip sections={draft.sections} total={asked} />
        <p
          aria-hidden
          className="w-20 self-end pt-1 mr-[calc(var(--control)+0.25rem)] text-right text-small text-faint"
        >
          {t('brief.words')}
        </p>
        <ol ref={list} className="flex flex-col">
          {draft.sections.map((section, index) => (
            <SectionEditor
              key={section.id}
              section={section}
              index={index}
              sections={draft.sections}
              total={asked}
              language={language}
              splittable={canSplit(draft, section.id, asked)}
              acts={acts}
            />
          ))}
        </ol>
        <div className="flex items-center justify-between gap-4 pt-4">
          <Button
            variant="bare-accent"
            icon={Plus}
            className="-ml-3"
            disabledReason={roomy ? null : t('outline.full')}
            onClick={() => {
              focus(draft.next, 'heading')
              keep(add(draft, asked))
            }}
          >
            {t('outline.add')}
          </Button>
          <span className="nums text-muted">
            {t('outline.sum', {
              count: asked,
              words: format.number(asked),
              sections: draft.sections.length,
            })}
          </span>
        </div>
      </div>
    </section>
  )
}

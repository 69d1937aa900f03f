import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { moveTo, nameOf, selectBy } from '../acts.ts'
import { useCanvas } from '../draw/use-canvas.tsx'
import { useReorder } from '../parts/use-reorder.ts'
import { useBuilder, useSession } from '../session/use-session.ts'
import { SectionRow } from './SectionRow.tsx'

/** One stop of the Tab key: the chosen section. Its keys are commands; only where the focus goes is decided here. */
export function SectionList() {
  const { t } = useTranslation('builder')
  const session = useSession()
  const canvas = useCanvas()
  const sections = useBuilder(({ doc }) => doc.sections)
  const selected = useBuilder((state) => state.selected)
  const problems = useStore(canvas.store, (state) => state.drawing.problems)
  const list = useRef<HTMLUListElement>(null)
  const reorder = useReorder({
    list,
    count: sections.length,
    name: (at) => (sections[at] ? nameOf(session, sections[at]) : ''),
    onMove: (from, to) => sections[from] && moveTo(session, sections[from].id, to),
  })

  // The focus follows the choice while it is in the list; a row that went gives it to the next.
  useEffect(() => {
    const rows = list.current
    const holder = document.activeElement
    const isHere = rows?.contains(holder) || holder === document.body
    if (!isHere || selected === null || holder?.closest('[data-handle]')) return
    rows?.querySelector<HTMLElement>(`[data-id="${CSS.escape(selected)}"]`)?.focus()
  }, [selected, sections])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-handle]')) return
    if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      const edge = event.key === 'Home' ? sections[0] : sections.at(-1)
      if (edge) session.select(edge.id)
      canvas.reveal()
    } else if (event.key === 'Tab' && !event.shiftKey && selected !== null) {
      // Tab enters the items of the section: its form.
      event.preventDefault()
      canvas.show(selected, null)
    } else if (event.key === 'ArrowRight') {
      event.preventDefault()
      canvas.focus()
    } else if (selected === null && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      selectBy(session, event.key === 'ArrowDown' ? 1 : -1)
    }
  }
  if (sections.length === 0) return <p className="px-4 py-2 text-pretty text-muted">{t('outline.empty')}</p>
  return (
    <ul
      ref={list}
      data-context="builder"
      aria-label={t('outline.list')}
      className="flex flex-col px-2 py-1"
      onKeyDown={onKeyDown}
    >
      {sections.map((section, at) => (
        <SectionRow
          key={section.id}
          section={section}
          place={at + 1}
          count={sections.length}
          isStop={section.id === selected || (at === 0 && !sections.some(({ id }) => id === selected))}
          isBroken={problems.get(section.id)?.some(({ code }) => code === 'broken_section') ?? false}
          isLifted={reorder.held?.from === at}
          line={
            reorder.line === at
              ? 'before'
              : reorder.line === sections.length && at === sections.length - 1
                ? 'after'
                : null
          }
          handle={reorder.handle(at)}
        />
      ))}
    </ul>
  )
}

import { ArrowDown, ArrowUp, Ellipsis, Lock, LockOpen } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { inputClass } from '../../../ui/inputs.ts'
import { Menu } from '../../../ui/Menu.tsx'
import { roomFor } from './budgets.ts'
import { pointsOf, type DraftSection } from './outline-draft.ts'
import { WordsField } from './WordsField.tsx'

export interface SectionActs {
  change: (id: number, fields: Partial<Pick<DraftSection, 'heading' | 'goal' | 'points' | 'locked'>>) => void
  words: (id: number, words: number) => void
  /** `part` is what had the focus and gets it back. */
  move: (id: number, by: 1 | -1, part: string) => void
  remove: (id: number) => void
  split: (id: number) => void
  merge: (id: number) => void
}

export interface SectionEditorProps {
  section: DraftSection
  index: number
  sections: readonly DraftSection[]
  total: number
  language: string
  splittable: boolean
  acts: SectionActs
}

export function SectionEditor({ section, index, sections, total, language, splittable, acts }: SectionEditorProps) {
  const { t } = useTranslation('generation')
  const { id, heading, goal, points, words, locked } = section
  const named = { section: heading.trim() || t('outline.nameless', { place: index + 1 }) }
  const last = sections.length - 1
  const { least, most } = roomFor(sections, index, total)
  const count = pointsOf(points).length

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const part = event.target instanceof HTMLElement ? event.target.dataset['part'] : undefined
    acts.move(id, event.key === 'ArrowUp' ? -1 : 1, part ?? 'heading')
  }

  return (
    <li
      data-section={id}
      onKeyDown={onKeyDown}
      className="group/section grid grid-cols-[1.5rem_1fr_auto] gap-x-3 border-b border-line py-4 first:pt-1"
    >
      <span aria-hidden className="nums pt-1.5 font-prose text-lead text-faint">
        {index + 1}
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <textarea
          data-part="heading"
          rows={1}
          maxLength={200}
          lang={language}
          aria-label={t('outline.heading', { place: index + 1 })}
          aria-invalid={heading.trim() === '' || undefined}
          placeholder={t('outline.heading_example')}
          value={heading}
          onChange={(event) => acts.change(id, { heading: event.target.value.replace(/\n/g, ' ') })}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="-ml-2 field-sizing-content w-full resize-none rounded-control border border-transparent bg-transparent px-2 py-0.5 font-prose text-heading-4 hover:border-edge focus-visible:border-edge focus-visible:bg-sheet aria-invalid:border-bad"
        />
        <textarea
          data-part="goal"
          rows={1}
          maxLength={500}
          lang={language}
          aria-label={t('outline.goal', named)}
          placeholder={t('outline.goal_example')}
          value={goal}
          onChange={(event) => acts.change(id, { goal: event.target.value.replace(/\n/g, ' ') })}
          className="-ml-2 field-sizing-content resize-none rounded-control border border-transparent bg-transparent px-2 py-0.5 text-pretty text-muted hover:border-edge focus-visible:border-edge focus-visible:bg-sheet"
        />
        <Disclosure label={count === 0 ? t('outline.no_points') : t('outline.points', { count })}>
          <textarea
            data-part="points"
            rows={3}
            lang={language}
            aria-label={t('outline.points_name', named)}
            value={points}
            onChange={(event) => acts.change(id, { points: event.target.value })}
            className={inputClass('mt-1 field-sizing-content max-h-60 resize-none py-1.5')}
          />
          <p className="pt-1 text-faint">{t('outline.points_hint')}</p>
        </Disclosure>
      </div>
      <div className="flex flex-col gap-1">
        <div className="flex items-center gap-1">
          <WordsField
            label={t('outline.words', named)}
            value={words}
            least={least}
            most={most}
            disabled={locked}
            onChange={(wish) => acts.words(id, wish)}
          />
          <IconButton
            icon={locked ? Lock : LockOpen}
            data-part="lock"
            label={t('outline.lock', named)}
            pressed={locked}
            onClick={() => acts.change(id, { locked: !locked })}
          />
        </div>
        <div className="flex items-center justify-end">
          <IconButton
            icon={ArrowUp}
            data-part="up"
            label={t('outline.up', named)}
            keys="Alt+ArrowUp"
            disabled={index === 0}
            onClick={() => acts.move(id, -1, 'up')}
          />
          <IconButton
            icon={ArrowDown}
            data-part="down"
            label={t('outline.down', named)}
            keys="Alt+ArrowDown"
            disabled={index === last}
            onClick={() => acts.move(id, 1, 'down')}
          />
          <Menu
            align="end"
            trigger={<IconButton icon={Ellipsis} data-part="more" label={t('outline.more', named)} />}
            entries={[
              {
                id: 'split',
                label: t('outline.split'),
                disabledReason: splittable ? null : t('outline.too_short'),
                run: () => acts.split(id),
              },
              {
                id: 'merge',
                label: t('outline.merge'),
                disabledReason: index === last ? t('outline.nothing_after') : null,
                run: () => acts.merge(id),
              },
              'line',
              {
                id: 'remove',
                label: t('outline.remove'),
                danger: true,
                disabledReason: sections.length === 1 ? t('outline.needed') : null,
                run: () => acts.remove(id),
              },
            ]}
          />
        </div>
      </div>
    </li>
  )
}

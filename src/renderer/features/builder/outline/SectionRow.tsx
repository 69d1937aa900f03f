import { CircleAlert, EyeOff, GripVertical, Link2 } from 'lucide-react'
import { memo, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Section } from '../../../../contract/hosted-values.ts'
import { sharedIdOf } from '../acts.ts'
import { classes } from '../../../ui/classes.ts'
import { ContextMenu } from '../../../ui/ContextMenu.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useCanvas } from '../draw/use-canvas.tsx'
import { dropLine } from '../parts/drop-line.ts'
import { TypeIcon } from '../parts/type-icons.tsx'
import { useSectionEntries } from '../parts/section-entries.ts'
import { checked } from '../session/checked.ts'
import { useBuilder, useSession } from '../session/use-session.ts'
import { sectionWords, typeName } from '../words.ts'

interface SectionRowProps {
  section: Section
  place: number
  count: number
  isStop: boolean
  isBroken: boolean
  isLifted: boolean
  line: 'before' | 'after' | null
  handle: ComponentProps<'button'>
}

export const SectionRow = memo(function SectionRow(props: SectionRowProps) {
  const { section, place, count, isStop, isBroken, isLifted, line, handle } = props
  const { t } = useTranslation('builder')
  const session = useSession()
  const canvas = useCanvas()
  const entries = useSectionEntries(section.id)
  const isChosen = useBuilder((state) => state.selected === section.id)
  const ref = sharedIdOf(section)
  const shared = useBuilder((state) => (ref === null ? undefined : state.shared.get(ref)))
  const content = shared?.section ?? section
  const hidden = Array.isArray(content.props['hide_on']) && content.props['hide_on'].length > 0
  const wrong = isBroken || !checked(content).ok
  const name = shared?.name ?? typeName(content.type)
  const words = sectionWords(content)
  return (
    <li
      data-row
      className={classes(
        'group relative flex items-center rounded-control',
        isChosen ? 'bg-tint' : 'hover:bg-sunken',
        isLifted && 'opacity-60',
        dropLine(line),
      )}
    >
      <ContextMenu entries={entries}>
        <button
          type="button"
          data-id={section.id}
          tabIndex={isStop ? 0 : -1}
          aria-current={isChosen}
          aria-label={[
            name,
            words,
            t('outline.place', { place, count }),
            shared && t('shared.mark'),
            hidden && t('outline.hidden'),
            wrong && t('outline.wrong'),
          ]
            .filter(Boolean)
            .join(', ')}
          onClick={() => {
            session.select(section.id)
            canvas.reveal()
          }}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 rounded-control py-1 pr-1 pl-2 text-left"
        >
          <TypeIcon type={content.type} className={shared ? 'text-warn' : isChosen ? 'text-accent' : 'text-muted'} />
          <span className="min-w-0 flex-1">
            <span className={classes('block truncate', isChosen && 'font-medium')}>{name}</span>
            {words && words !== name && <span className="block truncate text-small text-faint">{words}</span>}
          </span>
          {shared && <Icon icon={Link2} className="size-3.5 text-warn" />}
          {hidden && <Icon icon={EyeOff} className="size-3.5 text-faint" />}
          {wrong && <Icon icon={CircleAlert} className="size-3.5 text-bad" />}
        </button>
      </ContextMenu>
      <button
        type="button"
        data-handle
        tabIndex={isStop ? 0 : -1}
        aria-label={t('reorder.handle', { name })}
        className={classes(
          'flex h-8 w-6 shrink-0 cursor-grab touch-none items-center justify-center rounded-mark text-faint hover:text-ink',
          'opacity-0 group-hover:opacity-100 focus-visible:opacity-100',
          isChosen && 'opacity-100',
        )}
        {...handle}
      >
        <Icon icon={GripVertical} />
      </button>
    </li>
  )
})

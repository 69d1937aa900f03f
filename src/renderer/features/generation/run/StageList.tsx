import { Check, Circle, CircleAlert, CircleDot, Hand, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunDetail } from '../../../../contract/generation.ts'
import { useFormats } from '../../../format.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { isUnderWay, stagesOf, type StageStanding } from './states.ts'

export interface StageListProps {
  run: RunDetail
  onSection: (index: number) => void
}

/** Where the run is: the stages, and under the writing each section with its words. */
export function StageList({ run, onSection }: StageListProps) {
  const { t } = useTranslation('generation')
  const moving = isUnderWay(run) && run.state !== 'waiting_network' && run.state !== 'waiting_retry'
  return (
    <ol className="flex flex-col">
      {stagesOf(run).map(({ name, standing }) => (
        <li key={name}>
          <Row standing={standing} moving={moving} strong>
            {t(`stages.${name}`)}
          </Row>
          {name === 'sections' && run.state !== 'outline_ready' && run.sections.length > 0 && (
            <ol className="mb-1 ml-2 flex flex-col border-l border-line pl-4">
              {run.sections.map((section, index) => (
                <li key={index}>
                  <SectionRow run={run} section={section} moving={moving} onShow={() => onSection(index)} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
}

const sectionStanding = { done: 'done', writing: 'current', waiting: 'waiting' } as const

function SectionRow(props: {
  run: RunDetail
  section: RunDetail['sections'][number]
  moving: boolean
  onShow: () => void
}) {
  const { run, section, moving, onShow } = props
  const { t } = useTranslation('generation')
  const format = useFormats()
  const cut = section.state === 'writing' && !isUnderWay(run)
  const words = format.number(section.state === 'done' ? section.words : section.words_asked)
  return (
    <button
      type="button"
      onClick={onShow}
      disabled={section.state === 'waiting'}
      className="group w-full rounded-control text-left focus-visible:-outline-offset-1"
    >
      <Row standing={cut ? 'stopped' : sectionStanding[section.state]} moving={moving}>
        <span className="flex min-w-0 flex-1 items-baseline justify-between gap-3">
          <span lang={run.language} className="min-w-0 underline-offset-4 group-enabled:group-hover:underline">
            {section.heading}
          </span>
          <span className="nums shrink-0 text-small text-faint">
            <span className="sr-only">{t(section.state === 'waiting' ? 'section.asked' : 'section.written')} </span>
            {words}
          </span>
        </span>
      </Row>
    </button>
  )
}

const icons: Record<StageStanding, LucideIcon> = {
  done: Check,
  current: CircleDot,
  yours: Hand,
  stopped: CircleAlert,
  waiting: Circle,
}
const tones: Record<StageStanding, string> = {
  done: 'text-good',
  current: 'text-accent',
  yours: 'text-accent',
  stopped: 'text-bad',
  waiting: 'text-edge',
}

function Row(props: { standing: StageStanding; moving: boolean; strong?: boolean; children: ReactNode }) {
  const { standing, moving, strong, children } = props
  const { t } = useTranslation('generation')
  const here = standing !== 'done' && standing !== 'waiting'
  return (
    <span
      aria-current={here && strong ? 'step' : undefined}
      className={classes(
        'flex items-start gap-2.5',
        strong ? 'py-2' : 'py-1.5 text-dense',
        standing === 'waiting' ? 'text-faint' : standing === 'done' ? 'text-muted' : 'text-ink',
        here && strong && 'font-medium',
      )}
    >
      <span className={classes('mt-px flex size-4 shrink-0 items-center justify-center', tones[standing])}>
        {standing === 'current' && moving && strong ? <Spinner /> : <Icon icon={icons[standing]} className="size-4" />}
      </span>
      {children}
      <span className="sr-only">{t(`standing.${standing}`)}</span>
    </span>
  )
}

import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { contrastList, nearestPassing, type ContrastMeasure, type Mode } from '../../../../site/theme/contrast.ts'
import type { ColorRole, Look } from '../../../../site/theme/schema.ts'
import { useFormats } from '../../../format.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'

export interface ContrastListProps {
  colors: Look['colors']
  onChange: (mode: Mode, role: ColorRole, color: string) => void
}

const marks = {
  error: { icon: CircleAlert, ink: 'text-bad' },
  warning: { icon: TriangleAlert, ink: 'text-warn' },
  pass: { icon: CircleCheck, ink: 'text-good' },
}

/** The backs on which one colour is read: the nearest colour that passes has to pass on all of them. */
function nearest(colors: Look['colors'], { mode, front, kind, needed }: ContrastMeasure): string | undefined {
  const backs = contrastList(colors)
    .filter((one) => one.mode === mode && one.front === front && one.kind === kind)
    .map(({ back }) => colors[mode][back])
  return nearestPassing(colors[mode][front], backs, needed)
}

/** Every pair that is read, measured. What fails is an error and stops nobody from going on. */
export function ContrastList({ colors, onChange }: ContrastListProps) {
  const { t } = useTranslation('sites')
  const all = contrastList(colors)
  const errors = all.filter(({ level }) => level === 'error').length
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-medium">{t('contrast.title')}</h3>
      {errors > 0 && (
        <Banner tone="bad" title={t('contrast.errors', { count: errors })}>
          {t('contrast.errors_body')}
        </Banner>
      )}
      {(['light', 'dark'] as const).map((mode) => (
        <table key={mode} className="w-full">
          <caption className="pb-1 text-left text-dense text-faint">{t(`look.mode_${mode}`)}</caption>
          <tbody>
            {all
              .filter((measure) => measure.mode === mode)
              .map((measure) => (
                <Row
                  key={`${measure.front} ${measure.back}`}
                  measure={measure}
                  colors={colors}
                  onTake={(color) => onChange(mode, measure.front, color)}
                />
              ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

interface RowProps {
  measure: ContrastMeasure
  colors: Look['colors']
  onTake: (color: string) => void
}

function Row({ measure, colors, onTake }: RowProps) {
  const { t } = useTranslation('sites')
  const format = useFormats()
  const { mode, front, back, ratio, needed, level } = measure
  const { icon, ink } = marks[level]
  const near = level === 'pass' ? undefined : nearest(colors, measure)
  const names = { front: t(`look.role.${front}`), back: t(`look.role.${back}`) }
  return (
    <tr className="border-b border-line align-top">
      <td className="w-10 py-1.5">
        <span
          aria-hidden
          style={{ background: colors[mode][back], color: colors[mode][front] }}
          className="flex h-6 w-8 items-center justify-center rounded-mark border border-line text-small font-semibold"
        >
          Aa
        </span>
      </td>
      <td className="py-1.5 pr-2 text-dense">
        <span className="block pt-0.5 text-pretty">{t('contrast.pair', names)}</span>
        {near && (
          <Button
            variant="bare-accent"
            onClick={() => onTake(near)}
            aria-label={t('contrast.take_for', { ...names, color: near })}
            className="-ml-1.5 h-6 gap-1.5 px-1.5 text-dense"
          >
            <span style={{ background: near }} className="size-3 rounded-mark border border-edge" />
            {t('contrast.take')}
          </Button>
        )}
      </td>
      <td className="py-2 text-right whitespace-nowrap">
        <span className={`nums inline-flex items-center gap-1.5 text-dense ${ink}`}>
          <Icon icon={icon} className="size-3.5" />
          {format.number(ratio)}:1
        </span>
        <span className={level === 'pass' ? 'sr-only' : 'nums block text-small text-faint'}>
          {level === 'pass' ? t('contrast.passes') : t('contrast.needed', { ratio: format.number(needed) })}
        </span>
      </td>
    </tr>
  )
}

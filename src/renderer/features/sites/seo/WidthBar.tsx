import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../format.ts'
import { classes } from '../../../ui/classes.ts'
import { fitOf, ROOM, widthOf, type Measured } from './measure.ts'

export interface WidthBarProps {
  text: string
  what: Measured
  /** The words beside the bar as well; else for readers alone. */
  words?: boolean
}

/** How much of its room among search results a text takes. Measured, so it is close, not exact. */
export function WidthBar({ text, what, words }: WidthBarProps) {
  const { t } = useTranslation('site-tools')
  const format = useFormats()
  const width = widthOf(text, what)
  const most = ROOM[what]
  const fit = fitOf(width, most)
  const said = t(`seo.fit.${fit}`, { used: format.number(width), most: format.number(most) })
  return (
    <span className="flex min-w-0 items-center gap-2.5" title={words ? undefined : said}>
      <span aria-hidden className="h-1 min-w-16 flex-1 overflow-hidden rounded-full bg-line">
        <span
          style={{ width: `${Math.min(100, (width / most) * 100)}%` }}
          className={classes('block h-full rounded-full', fit === 'long' ? 'bg-warn' : 'bg-accent')}
        />
      </span>
      <span
        className={
          words ? classes('nums text-small whitespace-nowrap', fit === 'long' ? 'text-warn' : 'text-faint') : 'sr-only'
        }
      >
        {said}
      </span>
    </span>
  )
}

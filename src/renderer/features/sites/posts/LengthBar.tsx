import { useTranslation } from 'react-i18next'
import { countCharacters } from '../../../../text/count-words.ts'
import { useFormats } from '../../../format.ts'
import { classes } from '../../../ui/classes.ts'

export interface LengthBarProps {
  text: string
  /** What a search engine shows, in characters. */
  most: number
}

/** How much of the room a text takes. Too long is a hint, never a refusal. */
export function LengthBar({ text, most }: LengthBarProps) {
  const { t } = useTranslation('sites')
  const format = useFormats()
  const used = countCharacters(text)
  const over = used > most
  const values = { used: format.number(used), most: format.number(most) }
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="h-1 flex-1 overflow-hidden rounded-full bg-line">
        <span
          style={{ width: `${Math.min(100, (used / most) * 100)}%` }}
          className={classes('block h-full rounded-full', over ? 'bg-warn' : 'bg-accent')}
        />
      </span>
      <span className={classes('nums text-small', over ? 'text-warn' : 'text-faint')}>
        <span aria-hidden>
          {values.used} / {values.most}
        </span>
        <span className="sr-only">{t(over ? 'seo.too_long' : 'seo.used', values)}</span>
      </span>
    </span>
  )
}

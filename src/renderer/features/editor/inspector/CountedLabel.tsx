import { useTranslation } from 'react-i18next'
import { countCharacters } from '../../../../text/count-words.ts'
import { useFormats } from '../../../format.ts'
import { classes } from '../../../ui/classes.ts'

/** A label with how much of the room is used. Too long is a hint, never a refusal. */
export function CountedLabel({ text, value, most }: { text: string; value: string; most: number }) {
  const { t } = useTranslation('editor')
  const format = useFormats()
  const used = countCharacters(value)
  const over = used > most
  return (
    <span className="flex items-baseline justify-between gap-2">
      {text}
      <span className={classes('nums text-small font-normal', over ? 'text-warn' : 'text-faint')}>
        <span aria-hidden>
          {format.number(used)} / {format.number(most)}
        </span>
        <span className="sr-only">
          {over
            ? t('field.too_long', { used: format.number(used), most: format.number(most) })
            : t('field.used', { used: format.number(used), most: format.number(most) })}
        </span>
      </span>
    </span>
  )
}

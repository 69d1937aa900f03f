import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../format.ts'
import { classes } from '../../../ui/classes.ts'
import { Field, useFieldLinks } from '../../../ui/Field.tsx'
import { TOPIC_MOST } from './brief.ts'

export interface TopicFieldProps {
  value: string
  onChange: (topic: string) => void
  onLeave: () => void
  error: string | undefined
  language: string
}

/** The one thing a brief needs, so it is the largest thing on the sheet. */
export function TopicField({ error, ...area }: TopicFieldProps) {
  const { t } = useTranslation('generation')
  const format = useFormats()
  const length = area.value.trim().length
  return (
    <Field label={t('brief.topic')} error={error} className="relative">
      <Area {...area} />
      <span
        className={classes(
          'nums absolute top-0 right-0 text-dense',
          length > TOPIC_MOST ? 'font-medium text-bad' : 'text-faint',
        )}
      >
        <span aria-hidden>{t('brief.counter', { length: format.number(length), most: TOPIC_MOST })}</span>
      </span>
    </Field>
  )
}

function Area({ value, onChange, onLeave, language }: Omit<TopicFieldProps, 'error'>) {
  const { t } = useTranslation('generation')
  const links = useFieldLinks()
  return (
    <textarea
      {...links}
      name="topic"
      required
      rows={2}
      lang={language}
      value={value}
      placeholder={t('brief.topic_example')}
      onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
      onBlur={onLeave}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      className={classes(
        'field-sizing-content max-h-48 min-h-23 w-full resize-none rounded-control border border-edge bg-sheet px-4 py-3.5',
        'font-prose text-heading-4 text-ink transition-colors duration-120 hover:border-ink focus-visible:outline-offset-0',
        'aria-invalid:border-bad',
      )}
    />
  )
}

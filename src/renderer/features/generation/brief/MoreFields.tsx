import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../format.ts'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { INSTRUCTIONS_MOST, type Brief, type BriefField } from './brief.ts'
import { KeywordsInput } from './KeywordsInput.tsx'

export interface MoreFieldsProps {
  brief: Brief
  onChange: (fields: Partial<Brief>) => void
  errors: Partial<Record<BriefField, string>>
  language: string
}

/** Folded, with what it holds in words; it opens by itself where something in it is wrong. */
export function MoreFields({ brief, onChange, errors, language }: MoreFieldsProps) {
  const { t } = useTranslation('generation')
  const format = useFormats()
  const wrong = Boolean(errors.keywords ?? errors.instructions)
  const [open, setOpen] = useState(brief.keywords.length > 0 || brief.instructions !== '')
  const held = [
    brief.keywords.length > 0 ? format.list(brief.keywords) : t('brief.no_keywords'),
    brief.instructions.trim() || t('brief.no_instructions'),
  ].join(' · ')
  return (
    <details
      open={open || wrong}
      onToggle={(event) => {
        setOpen(event.currentTarget.open)
        if (event.currentTarget.open && !open) event.currentTarget.scrollIntoView({ block: 'nearest' })
      }}
      className="group border-t border-line pt-3"
    >
      <summary className="flex min-h-6 list-none items-center gap-1.5 rounded-mark">
        <Icon icon={ChevronRight} className="text-faint transition-transform duration-120 group-open:rotate-90" />
        <span className="font-medium">{t('brief.more')}</span>
        <span className="min-w-0 truncate pl-1 text-dense text-faint group-open:hidden">{held}</span>
      </summary>
      <div className="grid gap-5 pt-4 md:grid-cols-2">
        <Field label={t('brief.keywords')} hint={t('brief.keywords_hint')} error={errors.keywords}>
          <KeywordsInput value={brief.keywords} onChange={(keywords) => onChange({ keywords })} />
        </Field>
        <Field
          label={t('brief.instructions')}
          hint={t('brief.counter', {
            length: format.number(brief.instructions.length),
            most: format.number(INSTRUCTIONS_MOST),
          })}
          error={errors.instructions}
        >
          <TextArea
            name="instructions"
            rows={3}
            lang={language}
            value={brief.instructions}
            placeholder={t('brief.instructions_example')}
            onChange={(event) => onChange({ instructions: event.target.value })}
          />
        </Field>
      </div>
    </details>
  )
}

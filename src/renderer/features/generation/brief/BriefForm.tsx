import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ArticleKind } from '../../../../contract/generation.ts'
import { contentLanguages } from '../../../languages.ts'
import { useOperation } from '../../../query.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { Brief, BriefField } from './brief.ts'
import { LengthField } from './LengthField.tsx'
import { MoreFields } from './MoreFields.tsx'
import { TopicField } from './TopicField.tsx'
import { WriterField } from './WriterField.tsx'

export interface BriefFormProps {
  id: string
  brief: Brief
  onChange: (fields: Partial<Brief>) => void
  onTouch: (field: BriefField) => void
  onSubmit: () => void
  errors: Partial<Record<BriefField, string>>
}

export function BriefForm({ id, brief, onChange, onTouch, onSubmit, errors }: BriefFormProps) {
  const { t, i18n } = useTranslation('generation')
  const workspace = useOperation('get_settings', {}).data?.general.language
  const language = brief.language ?? workspace ?? i18n.language
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-6"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TopicField
        value={brief.topic}
        onChange={(topic) => onChange({ topic })}
        onLeave={() => brief.topic !== '' && onTouch('topic')}
        error={errors.topic}
        language={language}
      />
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[11rem_1fr]">
        <RadioGroup
          label={t('brief.kind')}
          value={brief.kind}
          onChange={(kind) => onChange({ kind })}
          options={ArticleKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <div className="flex min-w-0 flex-col gap-5">
          <div className="grid gap-x-6 gap-y-5 md:grid-cols-[13rem_1fr]">
            <Field label={t('brief.language')} error={errors.language}>
              <Select
                value={language}
                onChange={(code) => onChange({ language: code })}
                options={contentLanguages(i18n.language, language)}
              />
            </Field>
            <LengthField
              value={brief.words}
              onChange={(words) => onChange({ words })}
              onLeave={() => onTouch('words')}
              error={errors.words}
            />
          </div>
          <WriterField value={brief.writer} onChange={(writer) => onChange({ writer })} />
          <Checkbox
            label={t('brief.outline_first')}
            hint={t('brief.outline_first_hint')}
            checked={brief.outline_first}
            onChange={(outline_first) => onChange({ outline_first })}
          />
        </div>
      </div>
      <MoreFields brief={brief} onChange={onChange} errors={errors} language={language} />
    </form>
  )
}

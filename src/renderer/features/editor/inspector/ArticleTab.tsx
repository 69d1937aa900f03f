import { useTranslation } from 'react-i18next'
import { contentLanguages } from '../../../languages.ts'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { FieldName } from '../session/fields.ts'
import type { Session } from '../session/session.ts'
import { useSessionState } from '../session/use-session.ts'
import { CountedLabel } from './CountedLabel.tsx'
import { KeywordsField } from './KeywordsField.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import { SlugField } from './SlugField.tsx'

/** What a search engine shows of a title and a description, in characters. */
const TITLE_SHOWN = 60
const DESCRIPTION_SHOWN = 155

export function ArticleTab({ session }: { session: Session }) {
  const { t, i18n } = useTranslation('editor')
  const fields = useSessionState(session, (state) => state.fields)
  const locked = useSessionState(session, ({ article }) => article.deleted_at !== null)
  const problem = useProblem(session)
  const flush = () => void session.autosave.flush()
  return (
    <fieldset disabled={locked} className="flex min-w-0 flex-col gap-5 px-4 py-4">
      <legend className="sr-only">{t('inspector.article')}</legend>
      <Field label={t('field.language')} error={problem('language')}>
        <Select
          value={fields.language}
          options={contentLanguages(i18n.language, fields.language)}
          disabled={locked}
          onChange={(language) => session.write('language', language)}
        />
      </Field>
      <SlugField session={session} error={problem('slug')} />
      <KeywordsField session={session} />
      <hr className="border-line" />
      <Field
        label={<CountedLabel text={t('field.meta_title')} value={fields.meta_title} most={TITLE_SHOWN} />}
        error={problem('meta_title')}
      >
        <TextInput
          value={fields.meta_title}
          lang={fields.language}
          maxLength={300}
          placeholder={fields.title}
          onChange={(event) => session.write('meta_title', event.target.value)}
          onBlur={flush}
        />
      </Field>
      <Field
        label={
          <CountedLabel text={t('field.meta_description')} value={fields.meta_description} most={DESCRIPTION_SHOWN} />
        }
        error={problem('meta_description')}
      >
        <TextArea
          rows={4}
          value={fields.meta_description}
          lang={fields.language}
          maxLength={1_000}
          onChange={(event) => session.write('meta_description', event.target.value)}
          onBlur={flush}
        />
      </Field>
      <SearchPreview session={session} />
    </fieldset>
  )
}

/** The sentence for a field the studio refused. */
function useProblem(session: Session) {
  const { t, i18n } = useTranslation('editor')
  const problems = useSessionState(session, (state) => state.problems)
  return (name: FieldName): string | undefined => {
    const detail = problems[name]
    if (!detail) return undefined
    const key = `problem.${detail.code}`
    return i18n.exists(key, { ns: 'editor' }) ? t(key) : detail.message
  }
}

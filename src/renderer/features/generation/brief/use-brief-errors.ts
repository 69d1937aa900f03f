import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asFailure, type StudioFailure } from '../../../failure.ts'
import { useFormats } from '../../../format.ts'
import {
  fieldAt,
  problemsOf,
  TOPIC_LEAST,
  TOPIC_MOST,
  WORDS_LEAST,
  WORDS_MOST,
  type Brief,
  type BriefField,
} from './brief.ts'

/**
 * The sentence under each field: our own rule once the writer has left the field, else what the studio refused.
 * `rest` is a failure that no field can show.
 */
export function useBriefErrors(brief: Brief, error: unknown) {
  const { t, i18n } = useTranslation('generation')
  const format = useFormats()
  const [touched, setTouched] = useState<ReadonlySet<BriefField>>(new Set())
  const problems = problemsOf(brief)
  const failure = error ? asFailure(error) : null
  const figures = {
    least: format.number(TOPIC_LEAST),
    most: format.number(TOPIC_MOST),
    least_words: format.number(WORDS_LEAST),
    most_words: format.number(WORDS_MOST),
  }

  const errors: Partial<Record<BriefField, string>> = {}
  for (const { path, message } of failure?.details ?? []) {
    const field = fieldAt(path)
    if (field) errors[field] ??= i18n.language === 'en' ? message : t(`brief.refused.${field}`)
  }
  for (const field of touched) {
    const problem = problems[field]
    if (problem) errors[field] = t(`brief.problem.${problem}`, figures)
  }
  return {
    errors,
    rest: failure && !isAboutFields(failure) ? failure : null,
    touch: (field: BriefField) => setTouched((fields) => new Set([...fields, field])),
    /** Shows every problem; true if there is none. */
    touchAll: () => {
      setTouched(new Set<BriefField>(['topic', 'words', 'instructions']))
      return Object.keys(problems).length === 0
    },
  }
}

const isAboutFields = ({ details }: StudioFailure): boolean =>
  details.length > 0 &&
  details.every(({ path }) => ['topic', 'words', 'keywords', 'instructions'].includes(fieldAt(path) ?? ''))

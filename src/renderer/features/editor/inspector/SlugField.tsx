import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSlug, slugify } from '../../../../text/slug.ts'
import { Field } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Session } from '../session/session.ts'
import { useSessionState } from '../session/use-session.ts'

/** The address part. What is typed becomes one when the field is left; only then it is saved. */
export function SlugField({ session, error }: { session: Session; error?: string | undefined }) {
  const { t } = useTranslation('editor')
  const { slug, title, language } = useSessionState(session, ({ fields }) => fields)
  const [typed, setTyped] = useState<string | null>(null)
  const fromTitle = slugify(title, language)

  const keep = () => {
    if (typed === null) return
    const next = isSlug(typed) ? typed : slugify(typed, language) || fromTitle
    setTyped(null)
    if (next !== '' && next !== slug) session.write('slug', next)
  }
  return (
    <Field label={t('field.slug')} hint={t('field.slug_hint')} error={error}>
      <div className="flex gap-1">
        <TextInput
          code
          spellCheck={false}
          maxLength={80}
          value={typed ?? slug}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={keep}
          onKeyDown={(event) => event.key === 'Enter' && keep()}
        />
        <IconButton
          icon={RefreshCw}
          label={t('field.slug_from_title')}
          disabled={fromTitle === '' || fromTitle === slug}
          onClick={() => session.write('slug', fromTitle)}
        />
      </div>
    </Field>
  )
}

import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Session } from '../session/session.ts'
import { useSessionState } from '../session/use-session.ts'

/** The address part. What is typed becomes one when the field is left; only then it is saved. */
export function SlugField({ session, error }: { session: Session; error?: string | undefined }) {
  const { t } = useTranslation('editor')
  const slug = useSessionState(session, ({ fields }) => fields.slug)
  const [typed, setTyped] = useState<string | null>(null)

  const keep = async (wish: string | null) => {
    if (wish === null) return
    const next = await slugFrom(session, wish)
    setTyped(null)
    if (next !== '' && next !== session.read('slug')) session.write('slug', next)
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
          onBlur={() => void keep(typed)}
          onKeyDown={(event) => event.key === 'Enter' && void keep(typed)}
        />
        <IconButton icon={RefreshCw} label={t('field.slug_from_title')} onClick={() => void keep('')} />
      </div>
    </Field>
  )
}

/** The letters of all scripts in Latin are a large table, so it is fetched when it is needed. */
async function slugFrom(session: Session, wish: string): Promise<string> {
  const { isSlug, slugify } = await import('../../../../text/slug.ts')
  const { title, language } = session.store.getState().fields
  return isSlug(wish) ? wish : slugify(wish, language) || slugify(title, language)
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { htmlFrom, typedFrom } from './small-print.ts'

/** Small print below every page. What is more than lines and links stays HTML. */
export function SmallPrint({ html, onChange }: { html: string; onChange: (html: string) => void }) {
  const { t } = useTranslation('sites')
  const [typed, setTyped] = useState(() => typedFrom(html))
  const [shown, setShown] = useState(html)
  // It was changed elsewhere: by undo, or over the API.
  if (html !== shown && (typed === null || htmlFrom(typed) !== html)) {
    setShown(html)
    setTyped(typedFrom(html))
  }
  return (
    <Field label={t('footer.legal')} hint={t(typed === null ? 'footer.legal_html' : 'footer.legal_hint')}>
      <TextArea
        rows={3}
        maxLength={1_000}
        value={typed ?? html}
        className={typed === null ? 'font-code text-code' : undefined}
        onChange={({ target: { value } }) => {
          if (typed !== null) setTyped(value)
          const next = typed === null ? value : htmlFrom(value)
          setShown(next)
          onChange(next)
        }}
      />
    </Field>
  )
}

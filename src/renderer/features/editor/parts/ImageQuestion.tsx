import type { Editor } from '@tiptap/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { pictureAddress } from '../text/address.ts'
import { closeAsk } from '../text/ask.ts'
import { CursorPopover } from './CursorPopover.tsx'

interface ImageQuestionProps {
  editor: Editor
  /** The picture to change; else a new one comes at the cursor. */
  at?: number | undefined
  /** A file was dropped or pasted. */
  file?: true | undefined
}

/** The address and the description of a picture. */
export function ImageQuestion({ editor, at, file }: ImageQuestionProps) {
  const { t } = useTranslation('editor')
  const [present] = useState(() => (at === undefined ? undefined : editor.state.doc.nodeAt(at)?.attrs))
  const [address, setAddress] = useState(String(present?.['src'] ?? ''))
  const [alt, setAlt] = useState(String(present?.['alt'] ?? ''))
  const [decorative, setDecorative] = useState(present?.['alt'] === '')
  const [wrong, setWrong] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const src = address === present?.['src'] ? address : pictureAddress(address)
    if (!src) return setWrong(true)
    const attrs = { src, alt: decorative ? '' : alt.trim() || null }
    if (at === undefined) editor.chain().insertContent({ type: 'image', attrs }).run()
    else editor.chain().setNodeSelection(at).updateAttributes('image', attrs).run()
    closeAsk()
  }
  return (
    <CursorPopover editor={editor} title={present ? t('image.edit') : t('image.title')}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        {file && <p className="text-pretty text-muted">{t('image.file')}</p>}
        <Field label={t('image.address')} hint={t('image.address_hint')} error={wrong && t('image.wrong')}>
          <TextInput
            autoFocus
            inputMode="url"
            spellCheck={false}
            placeholder="https://"
            value={address}
            onChange={(event) => {
              setAddress(event.target.value)
              setWrong(false)
            }}
          />
        </Field>
        <Field label={t('image.alt')} hint={t('image.alt_hint')}>
          <TextInput value={alt} disabled={decorative} onChange={(event) => setAlt(event.target.value)} />
        </Field>
        <Checkbox label={t('image.decorative')} checked={decorative} onChange={setDecorative} />
        <div className="flex gap-2">
          <Button type="submit" variant="primary">
            {present ? t('image.change') : t('image.insert')}
          </Button>
          <Button onClick={closeAsk}>{t('ui:cancel')}</Button>
        </div>
      </form>
    </CursorPopover>
  )
}

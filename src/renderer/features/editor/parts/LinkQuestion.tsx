import type { Editor } from '@tiptap/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { linkAddress } from '../text/address.ts'
import { closeAsk } from '../text/ask.ts'
import { CursorPopover } from './CursorPopover.tsx'

/** The address of the link at the cursor: set, change, follow or remove. */
export function LinkQuestion({ editor }: { editor: Editor }) {
  const { t } = useTranslation('editor')
  const [present] = useState(() => (editor.getAttributes('link')['href'] as string | undefined) ?? '')
  const [text, setText] = useState(present)
  const [wrong, setWrong] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const href = linkAddress(text)
    if (!href) return setWrong(true)
    setLink(editor, href)
    closeAsk()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    closeAsk()
  }
  return (
    <CursorPopover editor={editor} title={present ? t('link.edit') : t('link.title')}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <Field label={t('link.address')} error={wrong && t('link.wrong')}>
          <TextInput
            autoFocus
            inputMode="url"
            spellCheck={false}
            placeholder="https://"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setWrong(false)
            }}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary">
            {present ? t('link.change') : t('link.set')}
          </Button>
          {present && <Button onClick={remove}>{t('link.remove')}</Button>}
          {/^https?:/.test(present) && (
            <span className="ml-auto">
              <ExternalLink href={present}>{t('link.open')}</ExternalLink>
            </span>
          )}
        </div>
      </form>
    </CursorPopover>
  )
}

/** Without a selection the address itself becomes the linked words. */
function setLink(editor: Editor, href: string): void {
  const { empty } = editor.state.selection
  if (!empty || editor.isActive('link')) {
    editor.chain().extendMarkRange('link').setLink({ href }).run()
    return
  }
  const words = href.replace(/^(https?:\/\/|mailto:)/, '').replace(/\/$/, '')
  editor
    .chain()
    .insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] })
    .unsetMark('link')
    .run()
}

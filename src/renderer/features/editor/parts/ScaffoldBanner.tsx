import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../format.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Session } from '../session/session.ts'
import { useSessionState } from '../session/use-session.ts'
import { goToNextSlot, markedBlocks } from '../text/slots.ts'

const keyOf = (id: number) => `quoin.scaffold-read.${id}`

/** Says what a scaffold is, once, and leads to what is left to fill. */
export function ScaffoldBanner({ session }: { session: Session }) {
  const { t } = useTranslation('editor')
  const format = useFormats()
  const { editor, id } = session
  const [read, setRead] = useState(() => window.localStorage.getItem(keyOf(id)) !== null)
  const slots = useEditorState({
    editor,
    selector: () => markedBlocks(editor.state.doc).filter(({ mark }) => mark === 'slot').length,
  })
  const isScaffold = useSessionState(session, ({ article }) => article.is_scaffold)
  if (read || !isScaffold) return null
  const dismiss = () => {
    window.localStorage.setItem(keyOf(id), '1')
    setRead(true)
  }
  return (
    <div className="mx-auto mt-4 w-[min(100%-3rem,54rem)]">
      <Banner
        title={t('scaffold.title')}
        onDismiss={dismiss}
        actions={slots > 0 && <Button onClick={() => goToNextSlot(editor)}>{t('scaffold.next')}</Button>}
      >
        {slots > 0 ? t('scaffold.body', { count: slots, slots: format.number(slots) }) : t('scaffold.filled')}
      </Banner>
    </div>
  )
}

import { useStore } from 'zustand'
import { LinkInput } from '../../../../pickers/LinkInput.tsx'
import { useCanvas } from '../../draw/use-canvas.tsx'
import { useBuilder } from '../../session/use-session.ts'

interface PageLinkInputProps {
  label: string
  href: string
  onChange: (href: string, typed: boolean) => void
}

/** A link on the open page: its own sections can be its target too. */
export function PageLinkInput(props: PageLinkInputProps) {
  const canvas = useCanvas()
  const pages = useStore(canvas.store, (state) => state.reply.frame.pages)
  const locale = useBuilder((state) => state.page.locale)
  const sections = useBuilder((state) => state.doc.sections)
  const anchors = sections.flatMap(({ props: { anchor } }) => (typeof anchor === 'string' ? [anchor] : []))
  return <LinkInput {...props} pages={pages} locale={locale} anchors={anchors} />
}

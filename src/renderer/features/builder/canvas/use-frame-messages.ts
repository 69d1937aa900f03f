import { useNavigate } from '@tanstack/react-router'
import type { BuilderSearch } from '../../../routes.tsx'
import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { readPath } from '../../../../document/paths.ts'
import type { FromFrame, KeyWord } from '../../../../site/canvas/protocol.ts'
import { confirmToast } from '../../../ui/toast.tsx'
import { editedSection, moveTo, setProp } from '../acts.ts'
import { useCanvas } from '../draw/use-canvas.tsx'
import { pageRefOf } from '../draw/page-ref.ts'
import { useGallery } from '../gallery/use-gallery.tsx'
import { setView, useView } from '../parts/view-store.ts'
import { useSession } from '../session/use-session.ts'
import type { FramePort } from './frame-port.ts'
import { cleanRich } from './rich.ts'
import { placeOfLink } from './links.ts'

interface LinkQuestion {
  href: string
  answer: (href: string | null | undefined) => void
}

/** What a frame says, turned into acts of the builder. */
export function useFrameMessages(
  iframe: RefObject<HTMLIFrameElement | null>,
  { onMenu }: { onMenu: (id: string, x: number, y: number) => void },
) {
  const { t } = useTranslation('builder')
  const session = useSession()
  const canvas = useCanvas()
  const gallery = useGallery()
  const navigate = useNavigate()
  const [linkQuestion, setLinkQuestion] = useState<LinkQuestion | null>(null)

  function follow(href: string): void {
    const { frame, live_url, fallback_url } = canvas.store.getState().reply
    const from = pageRefOf(frame, session.store.getState().page)
    const place = placeOfLink(href, { from: from.path, pages: frame.pages, sites: [live_url, fallback_url] })
    if (place.kind === 'page') {
      const params = { siteId: String(session.site_id), pageId: String(place.id) }
      void navigate({
        to: '/sites/$siteId/pages/$pageId',
        params,
        search: (search: BuilderSearch) => ({ ...search, section: undefined }),
      })
    } else {
      confirmToast(t('canvas.leads_to', { address: place.address }))
    }
  }

  function onMessage(message: FromFrame, port: FramePort): void {
    switch (message.type) {
      case 'chosen':
        return session.select(message.id, message.field)
      case 'typed': {
        const { id, field, kind, value, done } = message
        const edited = editedSection(session, id)
        if (edited)
          setProp(session, id, field, kind === 'rich' ? cleanRich(edited.section, field, value) : value, 'typing')
        if (done) void session.flush()
        return
      }
      case 'rich': {
        const html = readPath(editedSection(session, message.id)?.section.props, message.field)
        if (typeof html === 'string') port.send({ type: 'rich', id: message.id, field: message.field, html })
        return
      }
      case 'ask_link':
        return setLinkQuestion({
          href: message.href,
          answer: (href) => {
            setLinkQuestion(null)
            // The question gives the focus back first; then the frame can have it.
            requestAnimationFrame(() => {
              iframe.current?.focus()
              port.send({ type: 'link', href })
            })
          },
        })
      case 'picture':
        return canvas.show(message.id, message.field)
      case 'show': {
        const problem = canvas.store
          .getState()
          .drawing.problems.get(message.id)
          ?.find(({ code }) => code === 'broken_section')
        return canvas.show(message.id, problem?.field ?? null)
      }
      case 'key':
        if (message.press.key === 'Escape' && useView.getState().mode === 'interact') return setView({ mode: 'edit' })
        return pass(iframe.current, message.press)
      case 'add':
        return gallery.open(message.at)
      case 'moved':
        return moveTo(session, message.id, message.to)
      case 'menu':
        return onMenu(message.id, message.x, message.y)
      case 'link':
        return follow(message.href)
      case 'ready':
    }
  }
  return { onMessage, linkQuestion }
}

/** A key that was pressed inside the frame, as if the frame itself had been given it. */
function pass(iframe: HTMLIFrameElement | null, press: KeyWord): void {
  iframe?.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true }))
}

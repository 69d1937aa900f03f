import { HardDrive, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { create } from 'zustand'
import { useOperation } from '../query.ts'
import { Icon } from '../ui/Icon.tsx'

interface Slots {
  start: HTMLElement | null
  end: HTMLElement | null
  /** How many screens speak in the strip; with none it says where the work is kept. */
  speakers: number
}

const useSlots = create<Slots>(() => ({ start: null, end: null, speakers: 0 }))

const keepStart = (start: HTMLElement | null) => useSlots.setState({ start })
const keepEnd = (end: HTMLElement | null) => useSlots.setState({ end })
const countSpeaker = (node: HTMLElement | null) => {
  if (!node) return
  useSlots.setState(({ speakers }) => ({ speakers: speakers + 1 }))
  return () => useSlots.setState(({ speakers }) => ({ speakers: speakers - 1 }))
}

/** What a screen says in the footer strip: saved state at the start; words, language, zoom at the end. */
export function FooterFacts({ start, end }: { start?: ReactNode; end?: ReactNode }) {
  const slots = useSlots()
  return (
    <>
      {start &&
        slots.start &&
        createPortal(
          <span ref={countSpeaker} className="contents">
            {start}
          </span>,
          slots.start,
        )}
      {end && slots.end && createPortal(end, slots.end)}
    </>
  )
}

/** One fact of the strip. Facts are never merged: saved, published and waiting are three things. */
export const FooterFact = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap">{children}</span>
)

export function Footer() {
  const { t } = useTranslation('shell')
  const speakers = useSlots((slots) => slots.speakers)
  return (
    <footer
      data-pane
      className="flex h-7 shrink-0 items-center justify-between gap-6 overflow-hidden border-t border-line px-4 text-small text-faint"
    >
      <div className="flex min-w-0 items-center gap-4">
        <div ref={keepStart} className="contents" />
        {speakers === 0 && (
          <FooterFact>
            <Icon icon={HardDrive} className="size-3.5" />
            {t('footer.kept')}
          </FooterFact>
        )}
        <OfflineChip />
      </div>
      <div ref={keepEnd} className="nums flex items-center gap-4" />
    </footer>
  )
}

/** Appears only while something needs the network and there is none. */
function OfflineChip() {
  const { t } = useTranslation('shell')
  const online = useOperation('get_status', {}).data?.online ?? true
  const waiting =
    useOperation('list_runs', { active: true }).data?.filter((run) => run.state === 'waiting_network').length ?? 0
  if (online || waiting === 0) return null
  return (
    <span className="inline-flex h-5 items-center gap-1.5 rounded-mark border border-edge px-1.5 text-ink">
      <Icon icon={WifiOff} className="size-3.5" />
      {t('footer.offline', { count: waiting })}
    </span>
  )
}

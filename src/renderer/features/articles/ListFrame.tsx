import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SplitPane } from '../../ui/SplitPane.tsx'
import { useIsPreviewOpen, useIsRoomy } from './preview-store.ts'

interface ListFrameProps {
  /** One line above the list: its filters, or what can be done with the marked rows. */
  strip: ReactNode
  /** What went wrong, between the line and the list. */
  note: ReactNode
  preview: ReactNode
  children: ReactNode
}

/** A list with a preview beside it; where there is no room beside it, the preview lies over its edge. */
export function ListFrame({ strip, note, preview, children }: ListFrameProps) {
  const { t } = useTranslation('articles')
  const open = useIsPreviewOpen()
  const roomy = useIsRoomy()
  return (
    <div className="relative flex min-h-0 flex-1">
      <SplitPane
        id="preview"
        label={t('preview.width')}
        width={384}
        min={288}
        max={680}
        pane={preview}
        collapsed={!open || !roomy}
      >
        <div className="@container shrink-0 border-b border-line">
          <div className="flex h-11 items-center gap-3 px-4">{strip}</div>
        </div>
        {note && <div className="max-h-64 shrink-0 overflow-y-auto border-b border-line px-4 py-3">{note}</div>}
        {children}
      </SplitPane>
      {open && !roomy && (
        <div className="absolute inset-x-0 bottom-0 z-20 flex h-3/5 overflow-hidden border-t border-line shadow-popover md:top-0 md:left-auto md:h-auto md:w-88 md:border-t-0 md:border-l">
          {preview}
        </div>
      )}
    </div>
  )
}

import { Popover } from '@base-ui/react/popover'
import { posToDOMRect, type Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { popupClass } from '../../../ui/popup.ts'
import { closeAsk } from '../text/ask.ts'

interface CursorPopoverProps {
  editor: Editor
  title: string
  children: ReactNode
}

/** A question at the cursor. Closing it gives the focus back to the text. */
export function CursorPopover({ editor, title, children }: CursorPopoverProps) {
  const { from, to } = editor.state.selection
  const anchor = {
    contextElement: editor.view.dom,
    getBoundingClientRect: () => {
      const end = Math.min(to, editor.state.doc.content.size)
      return posToDOMRect(editor.view, Math.min(from, end), end)
    },
  }
  return (
    <Popover.Root open onOpenChange={(open) => !open && closeAsk()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={16}
          className="z-50"
        >
          <Popover.Popup
            finalFocus={() => editor.view.dom}
            className={popupClass('w-96 max-w-(--available-width) p-4')}
          >
            <Popover.Title className="mb-3 font-medium">{title}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

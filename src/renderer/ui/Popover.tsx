import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { classes } from './classes.ts'
import { popupClass } from './popup.ts'

export interface PopoverProps {
  trigger: ReactElement
  /** Names the popover; shown as its heading unless `hideTitle`. */
  title: ReactNode
  hideTitle?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
  className?: string
  children: ReactNode
}

export function Popover(props: PopoverProps) {
  const { trigger, title, hideTitle, open, onOpenChange, align = 'start', side = 'bottom', className, children } = props
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={4} className="z-50">
          <Base.Popup className={popupClass(classes('max-h-(--available-height) w-80 overflow-y-auto p-4', className))}>
            <Base.Title className={hideTitle ? 'sr-only' : 'mb-2 font-medium'}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

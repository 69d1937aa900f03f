import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { Kbd } from './Kbd.tsx'

export interface TooltipProps {
  /** Null: there is nothing to say now. */
  label: ReactNode
  keys?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The control itself; it keeps its own accessible name. */
  children: ReactElement
}

export function Tooltip({ label, keys, side = 'bottom', children }: TooltipProps) {
  return (
    <Base.Root disabled={label === null}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-50">
          <Base.Popup className="flex max-w-72 items-center gap-2 rounded-control border border-line bg-raised px-2 py-1 text-small text-ink shadow-popover transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {label}
            {keys && <Kbd keys={keys} />}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** Once around the app: after the first tooltip the next ones come at once. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Base.Provider delay={500}>{children}</Base.Provider>
)

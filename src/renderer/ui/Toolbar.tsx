import { Toolbar as Base } from '@base-ui/react/toolbar'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'

export interface ToolbarProps {
  label: string
  orientation?: 'horizontal' | 'vertical'
  className?: string
  children: ReactNode
}

/** One stop of the Tab key; arrows move inside. Children: `ToolbarButton`, `ToolbarItem`, `ToolbarGroup`, `ToolbarLine`. */
export const Toolbar = ({ label, orientation, className, children }: ToolbarProps) => (
  <Base.Root aria-label={label} orientation={orientation} className={classes('flex items-center gap-0.5', className)}>
    {children}
  </Base.Root>
)

export interface ToolbarButtonProps {
  icon: LucideIcon
  label: string
  keys?: string
  pressed?: boolean
  disabledReason?: string | null
  onClick: () => void
}

export const ToolbarButton = (props: ToolbarButtonProps) => (
  <Base.Button render={<IconButton {...props} onMouseDown={(event) => event.preventDefault()} />} />
)

/** Puts any button-like control, such as a menu's trigger, into the row of stops. */
export const ToolbarItem = ({ children }: { children: ReactElement }) => <Base.Button render={children} />

export const ToolbarGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <Base.Group aria-label={label} className="flex items-center gap-0.5">
    {children}
  </Base.Group>
)

export const ToolbarLine = () => <Base.Separator className="mx-1 h-5 w-px bg-line" />

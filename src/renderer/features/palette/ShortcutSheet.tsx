import type { OverlayProps } from '../../shell/overlay-store.ts'
import { Dialog } from '../../ui/Dialog.tsx'

export const ShortcutSheet = ({ onClose }: OverlayProps<'shortcuts'>) => (
  <Dialog open onClose={onClose} title="ShortcutSheet" />
)

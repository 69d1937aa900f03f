import type { OverlayProps } from '../../shell/overlay-store.ts'
import { Dialog } from '../../ui/Dialog.tsx'

export const GenerateDialog = ({ onClose }: OverlayProps<'generate'>) => (
  <Dialog open onClose={onClose} title="GenerateDialog" />
)

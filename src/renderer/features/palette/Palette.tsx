import type { OverlayProps } from '../../shell/overlay-store.ts'
import { Dialog } from '../../ui/Dialog.tsx'

export const Palette = ({ onClose }: OverlayProps<'palette'>) => <Dialog open onClose={onClose} title="Palette" />

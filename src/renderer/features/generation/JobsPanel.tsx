import type { OverlayProps } from '../../shell/overlay-store.ts'
import { Dialog } from '../../ui/Dialog.tsx'

export const JobsPanel = ({ onClose }: OverlayProps<'jobs'>) => <Dialog open onClose={onClose} title="JobsPanel" />

import { create } from 'zustand'

/** What each overlay is opened with. Add a line here and one in overlays.tsx. */
export interface OverlayInputs {
  palette: Record<string, never>
  shortcuts: Record<string, never>
  jobs: Record<string, never>
  generate: { topic?: string }
}

export type OverlayName = keyof OverlayInputs

export interface OverlayProps<Name extends OverlayName> {
  input: OverlayInputs[Name]
  onClose: () => void
}

interface Opened {
  name: OverlayName
  input: object
}

export const useOverlay = create<{ open: Opened | null }>(() => ({ open: null }))

/** Opens an overlay in place of any other: never a dialog on a dialog. */
export function openOverlay<Name extends OverlayName>(name: Name, input: OverlayInputs[Name]): void {
  useOverlay.setState({ open: { name, input } })
}

export const closeOverlay = (): void => useOverlay.setState({ open: null })

/** For a key that opens and closes the same thing. */
export function toggleOverlay<Name extends OverlayName>(name: Name, input: OverlayInputs[Name]): void {
  if (useOverlay.getState().open?.name === name) closeOverlay()
  else openOverlay(name, input)
}

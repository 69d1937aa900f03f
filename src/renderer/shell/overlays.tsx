import { lazy, Suspense, type ComponentType } from 'react'
import { closeOverlay, useOverlay, type OverlayName, type OverlayProps } from './overlay-store.ts'

const overlays: { [Name in OverlayName]: ComponentType<OverlayProps<Name>> } = {
  palette: lazy(() => import('../features/palette/Palette.tsx').then((file) => ({ default: file.Palette }))),
  shortcuts: lazy(() =>
    import('../features/palette/ShortcutSheet.tsx').then((file) => ({ default: file.ShortcutSheet })),
  ),
  jobs: lazy(() => import('../features/generation/JobsPanel.tsx').then((file) => ({ default: file.JobsPanel }))),
  generate: lazy(() =>
    import('../features/generation/GenerateDialog.tsx').then((file) => ({ default: file.GenerateDialog })),
  ),
}

/** Where overlays appear. Once in the shell. */
export function Overlays() {
  const open = useOverlay((state) => state.open)
  if (!open) return null
  // The store types name and input together; a lookup by name cannot show that to the compiler.
  const Overlay = overlays[open.name] as ComponentType<{ input: object; onClose: () => void }>
  return (
    <Suspense fallback={null}>
      <Overlay input={open.input} onClose={closeOverlay} />
    </Suspense>
  )
}

import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Whether the preview stands beside the list; null until the writer has chosen, then the width decides. */
const usePreview = create<{ open: boolean | null }>()(
  persist(() => ({ open: null as boolean | null }), { name: 'quoin.preview' }),
)

const wide = () => window.matchMedia('(min-width: 75rem)')

const followWidth = (listen: () => void) => {
  const query = wide()
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

/** Under 1200 px there is no room beside the list: the preview lies over it. */
export const useIsRoomy = (): boolean => useSyncExternalStore(followWidth, () => wide().matches)

export function useIsPreviewOpen(): boolean {
  const roomy = useIsRoomy()
  return usePreview((state) => state.open) ?? roomy
}

export const togglePreview = (): void => {
  usePreview.setState(({ open }) => ({ open: !(open ?? wide().matches) }))
}

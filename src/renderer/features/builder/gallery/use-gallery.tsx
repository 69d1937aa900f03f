import { createContext, lazy, Suspense, use, useMemo, useState, type ReactNode } from 'react'

const Gallery = lazy(() => import('./Gallery.tsx').then((file) => ({ default: file.Gallery })))

const GalleryContext = createContext<{ open: (at: number) => void } | null>(null)

/** The gallery of sections; `open(at)` says where what is chosen shall stand. */
export function GalleryProvider({ children }: { children: ReactNode }) {
  const [at, setAt] = useState<number | null>(null)
  const value = useMemo(() => ({ open: setAt }), [])
  return (
    <GalleryContext value={value}>
      {children}
      {at !== null && (
        <Suspense fallback={null}>
          <Gallery at={at} onClose={() => setAt(null)} />
        </Suspense>
      )}
    </GalleryContext>
  )
}

export function useGallery() {
  const gallery = use(GalleryContext)
  if (!gallery) throw new Error('There is no gallery around this component.')
  return gallery
}

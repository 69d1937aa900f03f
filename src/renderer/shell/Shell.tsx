import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Footer } from './Footer.tsx'
import { Overlays } from './overlays.tsx'
import { Rail } from './Rail.tsx'

export function Shell() {
  const { t } = useTranslation('shell')
  // The palette answers a key, so its code must not be fetched only then.
  useEffect(() => {
    const idle = requestIdleCallback(() => void import('../features/palette/Palette.tsx'))
    return () => cancelIdleCallback(idle)
  }, [])
  return (
    <div className="flex h-full">
      <a
        href="#main"
        onClick={(event) => {
          // The address belongs to the router, so the jump is made by hand.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control border border-edge bg-raised px-3 py-2 focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Rail />
      <div className="flex min-w-0 flex-1 flex-col">
        <Outlet />
        <Footer />
      </div>
      <Overlays />
    </div>
  )
}

import { useSyncExternalStore } from 'react'

/** Under 1200 px the inspector lies over the canvas instead of beside it. */
const wide = () => window.matchMedia('(min-width: 75rem)')

const subscribe = (listen: () => void) => {
  const query = wide()
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches)

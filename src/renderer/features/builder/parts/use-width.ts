import { useSyncExternalStore } from 'react'
import type { FrameChoice } from './view-store.ts'

/** Narrower than this the inspector lies over the canvas instead of beside it; three frames need more room than one. */
const queries = { one: '(min-width: 75rem)', three: '(min-width: 112.5rem)' }

const subscribe = (listen: () => void) => {
  const lists = Object.values(queries).map((query) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', listen)
  return () => {
    for (const list of lists) list.removeEventListener('change', listen)
  }
}

export const useIsWide = (frame: FrameChoice): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(frame === 'all' ? queries.three : queries.one).matches)

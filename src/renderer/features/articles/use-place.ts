import { useState } from 'react'
import { create } from 'zustand'

export interface Place {
  question: string
  /** The row that had the focus. */
  current: number | null
  /** How far the list was scrolled, in px. */
  top: number
}

const usePlaces = create<Record<string, Place>>(() => ({}))

/** Where a list was left: who comes back from an article finds the same rows and the same row. */
export function usePlace(list: string, question: string) {
  const [start] = useState(() => usePlaces.getState()[list])
  return {
    current: start?.question === question ? start.current : null,
    top: start?.question === question ? start.top : 0,
    leave: (place: Place) => usePlaces.setState({ [list]: place }),
  }
}

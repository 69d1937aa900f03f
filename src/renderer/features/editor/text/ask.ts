import { create } from 'zustand'

/** A small question beside the cursor: the address of a link, of a picture. */
export type Ask =
  | { kind: 'link' }
  /** `at`: the picture to change; else a new one comes at the cursor. `file`: somebody offered a picture from a file. */
  | { kind: 'image'; at?: number; file?: true }

export const useAsk = create<{ ask: Ask | null }>(() => ({ ask: null }))

export const ask = (question: Ask): void => useAsk.setState({ ask: question })
export const closeAsk = (): void => useAsk.setState({ ask: null })

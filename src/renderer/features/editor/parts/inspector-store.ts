import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface InspectorState {
  /** Beside the text; remembered on this computer. */
  docked: boolean
  /** Over the text, in a narrow window; closed again when the screen is left. */
  over: boolean
}

export const useInspector = create<InspectorState>()(
  persist((): InspectorState => ({ docked: true, over: false }), {
    name: 'quoin.inspector',
    partialize: ({ docked }) => ({ docked }),
  }),
)

export const setInspector = (isWide: boolean, open: boolean): void => {
  useInspector.setState(isWide ? { docked: open } : { over: open })
}

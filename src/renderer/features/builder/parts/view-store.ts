import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Widths of the page as visitors have it; `full` takes the room there is, `all` shows three side by side. */
export const frames = ['360', '768', '1280', 'full', 'all'] as const
export type FrameChoice = (typeof frames)[number]

interface ViewState {
  scheme: 'light' | 'dark'
  mode: 'edit' | 'interact'
  inspector: boolean
  /** Over the canvas, in a narrow window. */
  inspectorOver: boolean
}

/** How the page is looked at: never part of the page, and never in its history. */
export const useView = create<ViewState>()(
  persist((): ViewState => ({ scheme: 'light', mode: 'edit', inspector: true, inspectorOver: false }), {
    name: 'quoin.builder.view',
    partialize: ({ scheme, inspector }) => ({ scheme, inspector }),
  }),
)

export function setView(change: Partial<ViewState>): void {
  useView.setState(change)
}

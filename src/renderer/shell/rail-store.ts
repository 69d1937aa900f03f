import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Whether the rail shows words beside its icons; null until the writer has chosen, then the width decides. */
export const useRail = create<{ wide: boolean | null }>()(
  persist(() => ({ wide: null as boolean | null }), { name: 'quoin.rail' }),
)

const roomy = () => window.matchMedia('(min-width: 75rem)').matches

export const isRailWide = (wide: boolean | null): boolean => wide ?? roomy()

export const toggleRail = (): void => {
  useRail.setState(({ wide }) => ({ wide: !isRailWide(wide) }))
}

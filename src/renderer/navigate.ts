import type { NavigateOptions, RegisteredRouter } from '@tanstack/react-router'

export type Destination = NavigateOptions<RegisteredRouter>

let navigate: ((to: Destination) => void) | null = null

/** Set once by main.tsx; commands go through here, so they need not import the routes. */
export function setNavigator(router: { navigate: (to: Destination) => unknown }): void {
  navigate = (to) => void router.navigate(to)
}

/** Goes to a route from code that is no component: `goTo({ to: '/articles/$id', params: { id: '7' } })`. */
export const goTo = (to: Destination): void => navigate?.(to)

import type { OpenTextProvider } from './generation/text-provider.ts'

/** What the core reaches through its host. Each is an interface that stands beside its user in the core. */
export interface Outside {
  openTextProvider: OpenTextProvider
}

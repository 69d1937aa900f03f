import type { OpenTextProvider, TextProvider } from '../../core/generation/text-provider.ts'
import type { Egress } from '../../egress/egress.ts'

/** The vendors' libraries take a third of a second to load: not at the start, where a writer waits for the window. */
const load = () => import('./provider.ts')

/** The text models of the four vendors. Nothing is loaded before the first call. */
export const openTextProvider =
  (egress: Egress): OpenTextProvider =>
  (route) => {
    let opened: Promise<TextProvider> | undefined
    return {
      async *stream(call) {
        opened ??= load().then(({ openProvider }) => openProvider(egress, route))
        return yield* (await opened).stream(call)
      },
    }
  }

/** Loads the vendors' libraries while nobody waits, so that the first article does not hold up the process. */
export const warmTextProviders = (): Promise<unknown> => load()

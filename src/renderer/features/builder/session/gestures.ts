/** A pause ends a burst of typing. */
const BURST_MS = 500

/** Names gestures: changes of one gesture are one step of the history. */
export function createGestures(now: () => number = Date.now) {
  let last = { place: '', name: '', at: -Infinity, closed: true }
  const fresh = () => `g${Math.floor(Math.random() * 36 ** 9).toString(36)}`

  return {
    /** One act by itself. */
    single(): string {
      last = { ...last, closed: true }
      return fresh()
    },
    /** Typing in one place; a blank or a line break at the end of a word ends the burst. */
    typing(place: string, before: string, after: string): string {
      const goesOn = !last.closed && last.place === place && now() - last.at < BURST_MS
      const name = goesOn ? last.name : fresh()
      const endsWord = after.length > before.length && /[\s.,;:]$/.test(after)
      last = { place, name, at: now(), closed: endsWord }
      return name
    },
    /** Something drawn along, such as a slider: as long as it goes on, it is one. */
    dragging(place: string): string {
      const goesOn = !last.closed && last.place === place && now() - last.at < BURST_MS
      last = { place, name: goesOn ? last.name : fresh(), at: now(), closed: false }
      return last.name
    },
  }
}

export type Gestures = ReturnType<typeof createGestures>

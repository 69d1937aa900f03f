import type { PassingEvent } from '../../contract/events.ts'

/** Whether the outside can be reached, as far as is known: fed by egress, by the window's own events and by a slow probe. */
export interface Network {
  online(): boolean
  say(online: boolean): void
  onChange(listen: (online: boolean) => void): () => void
}

export function createNetwork(tell: (event: PassingEvent) => void): Network {
  let online = true
  const listeners = new Set<(online: boolean) => void>()
  return {
    online: () => online,
    say: (now) => {
      if (now === online) return
      online = now
      tell({ type: 'network.changed', online })
      for (const listen of listeners) listen(online)
    },
    onChange: (listen) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}

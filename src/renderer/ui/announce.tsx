import { useSyncExternalStore } from 'react'

let said = { text: '', urgent: false }
const listeners = new Set<() => void>()

/** Speaks a sentence to screen readers. `urgent` interrupts: for failures only. */
export function announce(text: string, urgent = false): void {
  // A reader keeps silent about a text it has just read, so the same words come with an invisible difference.
  said = { text: said.text === text ? `${text}\u00a0` : text, urgent }
  listeners.forEach((listen) => listen())
}

const subscribe = (listen: () => void) => {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Once in the app. */
export function LiveRegion() {
  const { text, urgent } = useSyncExternalStore(subscribe, () => said)
  return (
    <>
      <div className="sr-only" role="status" aria-live="polite">
        {urgent ? '' : text}
      </div>
      <div className="sr-only" role="alert" aria-live="assertive">
        {urgent ? text : ''}
      </div>
    </>
  )
}

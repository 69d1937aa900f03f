import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { onSession } from '../bridge.ts'
import { startEvents } from '../events.ts'
import { queryClient } from '../query.ts'
import { LoginPage } from './LoginPage.tsx'

/** Asks for a login link where a tab has no session. What is open stays mounted behind it, so unsaved text is kept. */
export function SessionGate({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const [began, setBegan] = useState(signedIn)
  const [ended, setEnded] = useState(false)
  const follow = useEffectEvent((alive: boolean) => {
    setEnded(!alive)
    if (!alive) return
    if (!began) startEvents()
    setBegan(true)
    void queryClient.invalidateQueries()
  })
  useEffect(() => onSession((alive) => follow(alive)), [])

  return (
    <>
      {began && (
        <div inert={ended} className="h-full">
          {children}
        </div>
      )}
      {(!began || ended) && <LoginPage ended={ended} />}
    </>
  )
}

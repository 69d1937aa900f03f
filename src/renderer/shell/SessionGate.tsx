import { useEffect, useState, type ReactNode } from 'react'
import { onSessionLost } from '../bridge.ts'
import { startEvents } from '../events.ts'
import { queryClient } from '../query.ts'
import { LoginPage } from './LoginPage.tsx'

/** Asks for a login link where a tab has no session. What is open stays mounted behind it, so unsaved text is kept. */
export function SessionGate({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const [began, setBegan] = useState(signedIn)
  const [ended, setEnded] = useState(false)
  useEffect(() => onSessionLost(() => setEnded(true)), [])

  const enter = () => {
    if (!began) startEvents()
    setBegan(true)
    setEnded(false)
    void queryClient.invalidateQueries()
  }
  return (
    <>
      {began && (
        <div inert={ended} className="h-full">
          {children}
        </div>
      )}
      {(!began || ended) && <LoginPage ended={ended} onEnter={enter} />}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { createContext, use, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { call } from '../../../client.ts'
import { useStudioEvent } from '../../../events.ts'
import { personName } from '../words.ts'
import { openSession, type BuilderState, type Session } from './session.ts'

/** Opens a page for editing. What is unsaved when the screen is left is sent before the session goes. */
export function useOpenSession(site_id: number, page_id: number) {
  const [session, setSession] = useState<Session | null>(null)
  const query = useQuery({
    queryKey: ['builder', site_id, page_id],
    queryFn: async () => {
      const [page, shared] = await Promise.all([
        call('open_page', { site_id, page_id }),
        call('list_shared_sections', { site_id }),
      ])
      setSession(openSession(page, shared))
      return page.id
    },
    enabled: session === null,
    gcTime: 0,
    staleTime: 0,
  })
  useEffect(() => {
    if (!session) return
    const leave = () => void session.flush()
    window.addEventListener('blur', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('blur', leave)
      window.removeEventListener('pagehide', leave)
      void session.flush().then((through) => through && session.close())
    }
  }, [session])
  useSessionEvents(session, page_id, site_id)
  return { session, error: session ? null : query.error, retry: () => void query.refetch() }
}

function useSessionEvents(session: Session | null, page_id: number, site_id: number): void {
  const heard = (event: { id: number; by: string }) => {
    if (event.id === page_id) void session?.heard(personName(event.by)).catch(() => undefined)
  }
  useStudioEvent('page.saved', heard)
  useStudioEvent('page.drafted', heard)
  useStudioEvent('shared_section.saved', (event) => {
    if (event.site_id !== site_id || !session) return
    void call('list_shared_sections', { site_id }).then(session.takeShared, () => undefined)
  })
}

export const SessionContext = createContext<Session | null>(null)

/** The page that is open here. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('There is no page open around this component.')
  return session
}

export const useBuilder = <Part>(pick: (state: BuilderState) => Part): Part => useStore(useSession().store, pick)

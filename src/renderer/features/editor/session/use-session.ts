import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { call } from '../../../client.ts'
import type { SaveState } from './autosave.ts'
import { openSession, type Session, type SessionState } from './session.ts'

const LINGER_MS = 1_000

/** Open articles, and those left with words that could not be saved yet: they go on trying. */
const open = new Map<number, { session: Session; holders: number }>()

function hold(session: Session): () => void {
  const entry = open.get(session.id) ?? { session, holders: 0 }
  open.set(session.id, entry)
  entry.holders += 1
  return () => {
    entry.holders -= 1
    // Whoever comes right back finds cursor and undo where they were.
    void session.autosave.flush().then(() => setTimeout(() => closeWhenSaved(session), LINGER_MS))
  }
}

function closeWhenSaved(session: Session): void {
  const entry = open.get(session.id)
  if (entry?.session !== session || entry.holders > 0) return
  if (session.autosave.settled()) {
    open.delete(session.id)
    session.close()
    return
  }
  const stop = session.autosave.subscribe(() => {
    stop()
    // After the change of state is through: what changed it may have more to do.
    setTimeout(() => closeWhenSaved(session))
  })
}

/** The article for editing. A session that is still saving goes on; else the article is read afresh. */
export function useSession(id: number) {
  const [session, setSession] = useState(() => open.get(id)?.session ?? null)
  const query = useQuery({
    queryKey: ['editor', id],
    queryFn: async () => {
      const article = await call('open_article', { id })
      const made = open.get(id)?.session ?? openSession(article)
      setSession(made)
      return article.id
    },
    enabled: session === null,
    gcTime: 0,
  })
  useEffect(() => (session ? hold(session) : undefined), [session])
  return { session, error: session ? null : query.error, retry: () => void query.refetch() }
}

export const useSessionState = <Part>(session: Session, pick: (state: SessionState) => Part): Part =>
  useStore(session.store, pick)

export const useSaveState = (session: Session): SaveState =>
  useSyncExternalStore(session.autosave.subscribe, session.autosave.state)

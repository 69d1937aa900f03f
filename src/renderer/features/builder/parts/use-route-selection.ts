import { useNavigate, useSearch } from '@tanstack/react-router'
import type { BuilderSearch } from '../../../routes.tsx'
import { useEffect, useRef } from 'react'
import { placeOf } from '../../../../document/sections.ts'
import { useBuilder, useSession } from '../session/use-session.ts'

/** The chosen section stands in the address: Back, Forward and links lead to it. It is never a step of undo. */
export function useRouteSelection(): void {
  const session = useSession()
  const { section } = useSearch({ from: '/sites/$siteId/pages/$pageId' })
  const navigate = useNavigate({ from: '/sites/$siteId/pages/$pageId' })
  const selected = useBuilder((state) => state.selected)
  const shown = useRef(section)

  useEffect(() => {
    const { doc, selected: now } = session.store.getState()
    shown.current = section
    if (section !== undefined && section !== now && placeOf(doc.sections, section) !== -1) session.select(section)
  }, [section, session])
  useEffect(() => {
    if ((selected ?? undefined) === shown.current) return
    shown.current = selected ?? undefined
    void navigate({ replace: true, search: (search: BuilderSearch) => ({ ...search, section: selected ?? undefined }) })
  }, [selected, navigate])
}

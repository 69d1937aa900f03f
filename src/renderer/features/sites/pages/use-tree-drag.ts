import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../ui/announce.tsx'
import { moved, nested, outdented, placed, type NavTree, type Where } from './nav-tree.ts'
import type { PageRow } from './page-rows.ts'
import type { Navigation } from './use-navigation.ts'

const KIND = 'application/x-quoin-page'

/** Where a row would go that is let fall over another one: by the height of the pointer in it. */
export const whereIn = (share: number): Where => (share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside')

/** Moves rows by pointer, and from the handle by keyboard: Space lifts, arrows move, Space drops, Escape puts back. */
export function useTreeDrag(navigation: Navigation, rows: readonly PageRow[]) {
  const { t } = useTranslation('sites')
  const [dragged, setDragged] = useState<number | null>(null)
  const [aim, setAim] = useState<{ id: number; where: Where } | null>(null)
  const [lifted, setLifted] = useState<number | null>(null)

  const say = (tree: NavTree, id: number) => {
    const entry = tree.find((one) => one.id === id)
    const row = tree.filter(({ parent }) => parent === entry?.parent)
    const parent = rows.find(({ page }) => page.id === entry?.parent)?.page.title
    const values = { at: row.findIndex((one) => one.id === id) + 1, of: row.length }
    announce(parent ? t('pages.drag.place_in', { ...values, parent }) : t('pages.drag.place', values))
  }

  return {
    dragged,
    lifted,
    aim,
    handle: (id: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(KIND, String(id))
        event.dataTransfer.effectAllowed = 'move'
        const row = event.currentTarget.closest('[role="row"]')
        if (row) event.dataTransfer.setDragImage(row, 24, 20)
        setDragged(id)
      },
      onDragEnd: () => (setDragged(null), setAim(null)),
      onKeyDown: (event: KeyboardEvent) => onHandleKey(event, id),
      onBlur: () => lifted === id && (navigation.arrange(navigation.tree), setLifted(null)),
    }),
    row: (id: number, inNavigation: boolean) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === null || dragged === id || !inNavigation) return
        const box = event.currentTarget.getBoundingClientRect()
        const where = whereIn((event.clientY - box.top) / box.height)
        if (placed(navigation.tree, dragged, id, where) === navigation.tree) return setAim(null)
        event.preventDefault()
        if (aim?.id !== id || aim.where !== where) setAim({ id, where })
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (dragged !== null && aim) navigation.arrange(placed(navigation.tree, dragged, aim.id, aim.where))
        setDragged(null)
        setAim(null)
      },
    }),
  }

  function onHandleKey(event: KeyboardEvent, id: number) {
    const { tree } = navigation
    const steps: Record<string, () => NavTree> = {
      ArrowUp: () => moved(tree, id, -1),
      ArrowDown: () => moved(tree, id, 1),
      ArrowRight: () => nested(tree, id),
      ArrowLeft: () => outdented(tree, id),
    }
    const drop = event.key === ' ' || event.key === 'Enter'
    if (lifted === null && !drop) return
    const step = steps[event.key]
    if (!drop && !step && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (step) {
      const next = step()
      navigation.hold(next)
      say(next, id)
    } else if (event.key === 'Escape') {
      navigation.hold(null)
      setLifted(null)
      announce(t('pages.drag.back'))
    } else if (lifted !== null) {
      navigation.arrange(tree)
      setLifted(null)
      announce(t('pages.drag.dropped'))
    } else {
      setLifted(id)
      announce(t('pages.drag.lifted'))
    }
  }
}

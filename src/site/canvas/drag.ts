const EDGE = 60
const SPEED = 14

interface DraggingOptions {
  sections: () => HTMLElement[]
  /** Where the line stands, in pixels of the document; null: nowhere. */
  onLine: (y: number | null) => void
  /** `to` is the place the section has afterwards. */
  onDrop: (id: string, to: number) => void
}

/** A section goes where its tag is dragged. Escape puts it back; near the edges the page scrolls along. */
export function startDragging({ sections, onLine, onDrop }: DraggingOptions) {
  let held: { id: string; y: number; moved: boolean } | null = null
  let pointer = 0
  let scrolling = 0
  /** The click that ends a drag chooses nothing. */
  let isOver = false

  const gap = (): number => {
    const middles = sections().map((section) => {
      const { top, height } = section.getBoundingClientRect()
      return top + height / 2
    })
    const at = middles.findIndex((middle) => pointer < middle)
    return at === -1 ? middles.length : at
  }
  const lineAt = (at: number): number => {
    const list = sections()
    const next = list[at]?.getBoundingClientRect().top ?? list.at(-1)?.getBoundingClientRect().bottom ?? 0
    return next + window.scrollY
  }

  function follow(event: PointerEvent): void {
    if (!held) return
    pointer = event.clientY
    if (!held.moved && Math.abs(pointer - held.y) < 4) return
    held.moved = true
    onLine(lineAt(gap()))
    cancelAnimationFrame(scrolling)
    scrolling = requestAnimationFrame(scroll)
  }

  function scroll(): void {
    if (!held) return
    const by = pointer < EDGE ? -SPEED : pointer > window.innerHeight - EDGE ? SPEED : 0
    if (by === 0) return
    window.scrollBy({ top: by, behavior: 'instant' })
    onLine(lineAt(gap()))
    scrolling = requestAnimationFrame(scroll)
  }

  function end(drop: boolean): void {
    const was = held
    held = null
    onLine(null)
    cancelAnimationFrame(scrolling)
    window.removeEventListener('pointermove', follow)
    window.removeEventListener('pointerup', letGo)
    window.removeEventListener('pointercancel', cancel)
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('selectstart', keepOut)
    isOver = was?.moved ?? false
    if (!was?.moved || !drop) return
    const from = sections().findIndex((section) => section.dataset['section'] === was.id)
    const at = gap()
    onDrop(was.id, at > from ? at - 1 : at)
  }
  const keepOut = (event: Event) => event.preventDefault()
  const letGo = () => end(true)
  const cancel = () => end(false)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }

  window.addEventListener('pointerdown', () => (isOver = false), true)
  window.addEventListener(
    'click',
    (event) => {
      if (!isOver) return
      isOver = false
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )

  return {
    grab(id: string, event: PointerEvent): void {
      if (event.button !== 0) return
      event.preventDefault()
      // Escape must reach this frame, and what is dragged across is not selected.
      window.focus()
      window.getSelection()?.removeAllRanges()
      held = { id, y: event.clientY, moved: false }
      pointer = event.clientY
      window.addEventListener('pointermove', follow)
      window.addEventListener('pointerup', letGo)
      window.addEventListener('pointercancel', cancel)
      window.addEventListener('keydown', onKey, true)
      window.addEventListener('selectstart', keepOut)
    },
  }
}

import { startDragging } from './drag.ts'
import { startEditing } from './inline.ts'
import { forwardedKey } from './keys.ts'
import { createOverlay } from './overlay.ts'
import { createPatcher } from './patch.ts'
import type { CanvasMode, FromFrame, FrameWords, ToFrame } from './protocol.ts'
import { fieldAt, fieldOf, fieldsIn, sectionAt, textKindOf } from './where.ts'

const noWords: FrameWords = { add: '', show_field: '', empty: '', page: '', link: '' }

/** All that happens inside the frame: drawing, choosing, typing, dragging. `send` tells the window. */
export function startStage(send: (message: FromFrame) => void) {
  let mode: CanvasMode = 'edit'
  let words = noWords
  let selected: string | null = null
  let field: string | null = null

  const patcher = createPatcher({ broken: (section) => brokenPanel(section.name, section.broken!, section.id) })
  const overlay = createOverlay({
    onAdd: (at) => send({ type: 'add', at }),
    onGrab: (id, event) => dragging.grab(id, event),
  })
  const dragging = startDragging({
    sections: () => patcher.elements(),
    onLine: (y) => overlay.showLine(y),
    onDrop: (id, to) => send({ type: 'moved', id, to }),
  })
  const editing = startEditing({
    send,
    onEnd: () => {
      patcher.release()
      redraw()
    },
  })

  const redraw = () =>
    overlay.draw({
      mode,
      words,
      zoom,
      sections: patcher.shown(),
      selected,
      fieldBox: selected && field && !editing.element() ? fieldOf(patcher.element(selected), field) : editing.element(),
    })
  let zoom = 1
  new ResizeObserver(redraw).observe(document.body)
  document.addEventListener('load', redraw, true)
  window.addEventListener('resize', redraw)

  function brokenPanel(name: string, reason: string, id: string): HTMLElement {
    const panel = document.createElement('section')
    panel.dataset['section'] = id
    panel.style.cssText =
      'display:grid;gap:.6rem;justify-items:start;padding:2rem var(--gutter,1.5rem);border:2px dashed #9b2620;background:var(--bg,#fff);color:var(--text,#222)'
    const title = document.createElement('strong')
    title.textContent = name
    const text = document.createElement('p')
    text.textContent = reason
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = words.show_field
    button.style.cssText =
      'font:inherit;padding:.4em .9em;border:1px solid currentColor;border-radius:4px;background:none;color:inherit;cursor:pointer'
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      send({ type: 'show', id })
    })
    panel.append(title, text, button)
    return panel
  }

  function choose(id: string | null, at: string | null): void {
    selected = id
    field = at
    send({ type: 'chosen', id, field: at })
    redraw()
  }

  /** Texts are edited; a picture is asked for; of anything else the window opens the form. */
  function edit(id: string, wish: string | null): void {
    const section = patcher.element(id)
    const element = wish ? fieldOf(section, wish) : fieldsIn(section).find((one) => textKindOf(one) !== null)
    const path = element?.dataset['edit']
    if (!element || !path) return send({ type: 'show', id })
    openAround(element)
    if (textKindOf(element) === null) return send({ type: 'picture', id, field: path })
    selected = id
    field = path
    send({ type: 'chosen', id, field: path })
    patcher.hold(id)
    editing.begin(id, element)
    redraw()
  }

  function onClick(event: MouseEvent): void {
    if (!(event.target instanceof Element) || overlay.owns(event)) return
    const link = event.target.closest('a[href]')
    if (mode === 'interact') {
      if (!link) return
      event.preventDefault()
      return send({ type: 'link', href: link.getAttribute('href') ?? '' })
    }
    if (editing.element()?.contains(event.target)) return event.preventDefault()
    // What opens and closes may do so: there are texts inside. All else only acts when visitors use it.
    if (link || !event.target.closest('summary')) event.preventDefault()
    const section = sectionAt(event.target)
    const id = section?.dataset['section'] ?? null
    const at = fieldAt(event.target)
    const path = at?.dataset['edit'] ?? null
    const again = id !== null && id === selected
    editing.end()
    if (at && (again || event.detail > 1) && id !== null) {
      event.preventDefault()
      return edit(id, path)
    }
    choose(id, path)
  }

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing || overlay.owns(event)) return
    if (editing.element()) {
      const after = editing.key(event)
      if (after === 'next' || after === 'previous') step(after === 'next' ? 1 : -1, event, true)
      return
    }
    if (mode === 'edit' && event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) {
      return step(event.shiftKey ? -1 : 1, event, false)
    }
    if (mode === 'edit' && event.key === 'Enter' && selected !== null && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      return edit(selected, field)
    }
    if (mode === 'edit' && event.key === 'Escape' && field !== null) {
      event.preventDefault()
      return choose(selected, null)
    }
    const press = forwardedKey(event, mode)
    if (!press) return
    event.preventDefault()
    send({ type: 'key', press })
  }

  /** Tab goes through the texts and pictures of the chosen section, and out of it at its ends. */
  function step(by: 1 | -1, event: KeyboardEvent, andEdit: boolean): void {
    const fields = selected === null ? [] : fieldsIn(patcher.element(selected))
    const at = fields.findIndex((one) => one.dataset['edit'] === field)
    const next = fields[at === -1 && by === -1 ? -1 : at + by]
    editing.end()
    if (!next || selected === null) return
    event.preventDefault()
    openAround(next)
    const path = next.dataset['edit'] ?? null
    if (andEdit && textKindOf(next) !== null) return edit(selected, path)
    next.scrollIntoView({ block: 'nearest' })
    choose(selected, path)
  }

  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKey)
  document.addEventListener('submit', (event) => event.preventDefault(), true)
  document.addEventListener('dragstart', (event) => event.preventDefault(), true)
  document.addEventListener('pointerover', (event) => {
    if (overlay.owns(event) || mode === 'interact') return
    overlay.hover(event.target instanceof Element ? (sectionAt(event.target)?.dataset['section'] ?? null) : null)
  })
  document.documentElement.addEventListener('pointerleave', () => overlay.hover(null))
  document.addEventListener('contextmenu', (event) => {
    const section = event.target instanceof Element ? sectionAt(event.target) : null
    const id = section?.dataset['section']
    if (mode === 'interact' || !id || editing.element()) return
    event.preventDefault()
    choose(id, null)
    send({ type: 'menu', id, x: event.clientX, y: event.clientY })
  })

  return {
    receive(message: ToFrame): void {
      switch (message.type) {
        case 'page':
          patcher.draw(message)
          break
        case 'look':
          mode = message.mode
          words = message.words
          zoom = message.zoom
          document.documentElement.dataset['theme'] = message.scheme
          if (mode === 'interact') editing.end()
          break
        case 'select':
          if (message.id !== selected) editing.end()
          selected = message.id
          field = message.field
          if (message.reveal) reveal(patcher.element(message.id), message.field)
          break
        case 'edit':
          window.focus()
          edit(message.id, message.field)
          break
        case 'focus':
          window.focus()
          break
        case 'rich':
          editing.fill(message.id, message.field, message.html)
          break
        case 'link':
          editing.link(message.href)
          break
      }
      redraw()
    },
  }
}

function reveal(section: HTMLElement | undefined, field: string | null): void {
  const element = field ? (fieldOf(section, field) ?? section) : section
  if (!element) return
  openAround(element)
  const { top, bottom } = element.getBoundingClientRect()
  const room = window.innerHeight
  // A section that fills the view is in sight already.
  if ((top >= 0 && bottom <= room) || (top < room * 0.5 && bottom > room * 0.5)) return
  element.scrollIntoView({ block: bottom - top > room ? 'start' : 'center' })
}

function openAround(element: HTMLElement): void {
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true
}

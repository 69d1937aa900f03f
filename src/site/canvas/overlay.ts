import { overlayCss } from './overlay-css.ts'
import type { ShownSection } from './patch.ts'
import type { CanvasMode, FrameWords } from './protocol.ts'

interface OverlayOptions {
  onAdd: (at: number) => void
  onGrab: (id: string, event: PointerEvent) => void
}

export interface OverlayState {
  mode: CanvasMode
  words: FrameWords
  /** How much smaller the frame is shown: marks keep their size. */
  zoom: number
  sections: readonly ShownSection[]
  selected: string | null
  fieldBox: HTMLElement | null
}

const SMALLEST_NAMED = 0.5
const ROOM_FOR_PLUS = 40

/** The marks of the studio over the page, in a shadow tree: no style of either reaches the other. */
export function createOverlay({ onAdd, onGrab }: OverlayOptions) {
  const host = document.createElement('quoin-marks')
  host.style.cssText = 'all:initial;position:absolute;inset:0 auto auto 0;inline-size:0;block-size:0;z-index:2147483647'
  const root = host.attachShadow({ mode: 'closed' })
  const style = document.createElement('style')
  style.textContent = overlayCss
  const hoverBox = box('box hover')
  const chosenBox = box('box chosen')
  const field = box('field')
  const line = box('line')
  const edges = box('edges')
  const hoverTag = box('tag')
  const tag = box('tag strong')
  const before = plus()
  const after = plus()
  root.append(style, edges, hoverBox, chosenBox, field, line, hoverTag, tag, before, after)
  document.documentElement.append(host)

  let state: OverlayState | null = null
  let hovered: string | null = null
  let frame = 0

  tag.addEventListener('pointerdown', (event) => state?.selected && onGrab(state.selected, event))
  hoverTag.addEventListener('pointerdown', (event) => hovered && onGrab(hovered, event))
  before.addEventListener('click', () => onAdd(Number(before.dataset['at'])))
  after.addEventListener('click', () => onAdd(Number(after.dataset['at'])))

  const draw = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  }

  function place(): void {
    if (!state) return
    const { mode, words, zoom, sections, selected } = state
    host.style.setProperty('--z', String(1 / zoom))
    host.style.display = mode === 'edit' ? 'block' : 'none'
    // What is hidden at this width has no place for a mark.
    const seen = sections.filter(({ element }) => element.getClientRects().length > 0)
    const chosen = seen.find(({ id }) => id === selected)
    const over = seen.find(({ id }) => id === hovered && id !== selected)
    around(chosenBox, chosen?.element)
    around(hoverBox, over?.element)
    chosenBox.classList.toggle('shared', chosen?.shared !== null && chosen !== undefined)
    around(field, state.fieldBox ?? undefined, 4 / zoom)
    label(tag, chosen, zoom)
    label(hoverTag, over, zoom)
    edges.replaceChildren(
      ...seen
        .filter(({ shared }) => shared !== null)
        .map(({ element }) => {
          const edge = box('edge')
          around(edge, element)
          return edge
        }),
    )
    const active = chosen ?? over
    const at = active ? sections.indexOf(active) : -1
    const named = chosen ? tag : hoverTag
    button(before, active?.element, {
      edge: 'top',
      at,
      name: words.add,
      beside: named.hidden ? 0 : named.offsetWidth / zoom,
      zoom,
    })
    button(after, active?.element, { edge: 'bottom', at: at + 1, name: words.add, beside: 0, zoom })
  }

  function label(element: HTMLElement, section: ShownSection | undefined, zoom: number): void {
    // On a page that is shown much smaller a name would lie over its heading.
    element.hidden = section === undefined || zoom < SMALLEST_NAMED
    if (!section) return
    const { left, top, width } = rectOf(section.element)
    element.style.maxWidth = `${Math.max(48, width * zoom - ROOM_FOR_PLUS)}px`
    element.classList.toggle('shared', section.shared !== null)
    element.textContent = section.shared ?? section.name
    element.style.transform = `translate(${left}px, ${top}px) scale(var(--z))`
  }

  return {
    draw(next: OverlayState): void {
      state = next
      draw()
    },
    hover(id: string | null): void {
      if (id === hovered) return
      hovered = id
      draw()
    },
    showLine(y: number | null): void {
      line.hidden = y === null
      if (y !== null) line.style.transform = `translateY(${y}px)`
      line.style.width = `${document.documentElement.clientWidth}px`
    },
    owns: (event: Event): boolean => event.composedPath().includes(host),
  }
}

function box(name: string): HTMLElement {
  const element = document.createElement('div')
  element.className = name
  element.hidden = true
  return element
}

function plus(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'plus'
  button.innerHTML = '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 3v10M3 8h10"/></svg>'
  button.hidden = true
  return button
}

const rectOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left + window.scrollX, top: top + window.scrollY, width, height }
}

function around(element: HTMLElement, target: HTMLElement | undefined, room = 0): void {
  element.hidden = !target?.isConnected
  if (!target?.isConnected) return
  const { left, top, width, height } = rectOf(target)
  element.style.transform = `translate(${left - room}px, ${top - room}px)`
  element.style.width = `${width + 2 * room}px`
  element.style.height = `${height + 2 * room}px`
}

interface PlusPlace {
  edge: 'top' | 'bottom'
  at: number
  name: string
  /** How far the name reaches into the section: it stays free. */
  beside: number
  zoom: number
}

function button(
  element: HTMLButtonElement,
  target: HTMLElement | undefined,
  { edge, at, name, beside, zoom }: PlusPlace,
): void {
  element.hidden = !target?.isConnected
  if (!target?.isConnected) return
  const { left, top, width, height } = rectOf(target)
  // Half of it would lie outside of the page at its very top.
  const y = Math.max(edge === 'top' ? top : top + height, 14)
  const x = left + Math.max(width / 2, beside + ROOM_FOR_PLUS / 2 / zoom)
  element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) scale(var(--z))`
  element.dataset['at'] = String(at)
  element.setAttribute('aria-label', name)
  element.title = name
}

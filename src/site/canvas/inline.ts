import type { EditKind, FromFrame } from './protocol.ts'
import { textKindOf } from './where.ts'

interface EditingOptions {
  send: (message: FromFrame) => void
  onEnd: () => void
}

/** Typing on the page itself. What is typed goes to the window, which alone decides what of it is kept. */
export function startEditing({ send, onEnd }: EditingOptions) {
  let now: { id: string; field: string; kind: EditKind; element: HTMLElement; before: string } | null = null
  /** What was selected when a link was asked for: the question takes the focus away. */
  let range: Range | null = null

  const tell = (done: boolean) => {
    if (!now) return
    const { id, field, kind, element } = now
    send({ type: 'typed', id, field, kind, value: valueOf(element, kind), done })
  }
  const onInput = () => tell(false)
  const onBlur = () => {
    if (range === null) end()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (now?.kind !== 'text') return
    event.preventDefault()
    const text = event.clipboardData?.getData('text/plain').replace(/\s*\n\s*/g, ' ') ?? ''
    document.execCommand('insertText', false, text)
  }
  // In a summary the space bar opens and closes; in a text it is a space.
  const onKeyUp = (event: KeyboardEvent) => event.key === ' ' && event.preventDefault()

  function begin(id: string, element: HTMLElement): void {
    const kind = textKindOf(element)
    const field = element.dataset['edit']
    if (now?.element === element || kind === null || field === undefined) return
    end()
    now = { id, field, kind, element, before: valueOf(element, kind) }
    element.contentEditable = kind === 'rich' ? 'true' : 'plaintext-only'
    element.style.outline = 'none'
    element.spellcheck = true
    element.addEventListener('input', onInput)
    element.addEventListener('blur', onBlur)
    element.addEventListener('paste', onPaste)
    element.addEventListener('keyup', onKeyUp)
    element.focus({ preventScroll: true })
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center' })
    selectAll(element)
    if (kind === 'rich') {
      document.execCommand('styleWithCSS', false, 'false')
      document.execCommand('defaultParagraphSeparator', false, 'p')
      send({ type: 'rich', id, field })
    }
  }

  function end(): void {
    const was = now
    if (!was) return
    const changed = valueOf(was.element, was.kind) !== was.before
    if (changed) tell(true)
    now = null
    range = null
    const { element } = was
    element.removeEventListener('input', onInput)
    element.removeEventListener('blur', onBlur)
    element.removeEventListener('paste', onPaste)
    element.removeEventListener('keyup', onKeyUp)
    element.contentEditable = 'inherit'
    element.style.outline = ''
    element.blur()
    window.getSelection()?.removeAllRanges()
    onEnd()
  }

  /** Tab leaves for the next text: the caller knows which one that is. */
  function key(event: KeyboardEvent): 'next' | 'previous' | null {
    const held = event.ctrlKey || event.metaKey
    const letter = event.key.toLowerCase()
    if (event.key === 'Escape' || (event.key === 'Enter' && now?.kind === 'text') || (event.key === 'Enter' && held)) {
      event.preventDefault()
      end()
    } else if (event.key === 'Tab') {
      event.preventDefault()
      return event.shiftKey ? 'previous' : 'next'
    } else if (held && letter === 'k' && now?.kind === 'rich') {
      event.preventDefault()
      askForLink()
    } else if (held && letter === 's') {
      event.preventDefault()
      tell(true)
    } else if (held && ['b', 'i', 'u'].includes(letter) && now?.kind === 'rich') {
      event.preventDefault()
      document.execCommand({ b: 'bold', i: 'italic', u: 'underline' }[letter]!)
    }
    return null
  }

  function askForLink(): void {
    const selection = window.getSelection()
    if (!selection?.rangeCount) return
    range = selection.getRangeAt(0).cloneRange()
    const inside = selection.anchorNode instanceof Element ? selection.anchorNode : selection.anchorNode?.parentElement
    send({ type: 'ask_link', href: inside?.closest('a')?.getAttribute('href') ?? '' })
  }

  return {
    element: (): HTMLElement | null => now?.element ?? null,
    begin,
    end,
    key,
    fill(id: string, field: string, html: string): void {
      if (now?.id !== id || now.field !== field || now.kind !== 'rich') return
      now.element.innerHTML = html
      // As the browser writes it: looking at a text does not change it.
      now.before = now.element.innerHTML
      selectAll(now.element)
    },
    link(href: string | null | undefined): void {
      const where = range
      range = null
      if (!now || !where) return
      window.focus()
      now.element.focus()
      const selection = window.getSelection()
      selection?.removeAllRanges()
      selection?.addRange(where)
      if (href === null) document.execCommand('unlink')
      else if (href !== undefined) document.execCommand('createLink', false, href)
    },
  }
}

function selectAll(element: HTMLElement): void {
  const all = document.createRange()
  all.selectNodeContents(element)
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(all)
}

function valueOf(element: HTMLElement, kind: EditKind): string {
  if (kind === 'rich') return element.innerHTML
  const text = linesOf(element).replaceAll('\u00a0', ' ')
  return kind === 'text' ? text.replace(/\s*\n\s*/g, ' ') : text.replace(/\n$/, '')
}

/** Not `innerText`: that would bring the capitals of the style sheet with it. */
function linesOf(node: Node): string {
  if (node instanceof Text) return node.data
  if (node instanceof HTMLBRElement) return '\n'
  return [...node.childNodes].map(linesOf).join('')
}

import type { DrawnSection, ToFrame } from './protocol.ts'

type Page = Extract<ToFrame, { type: 'page' }>

export interface ShownSection {
  id: string
  element: HTMLElement
  name: string
  shared: string | null
  hidden: boolean
}

/** Keeps the document like the page of the window: only what changed is touched. */
export function createPatcher({ broken }: { broken: (section: DrawnSection) => HTMLElement }) {
  const styles = document.createElement('style')
  const header = document.createElement('div')
  const main = document.createElement('main')
  const footer = document.createElement('div')
  const ground = document.createElement('div')
  header.style.display = footer.style.display = 'contents'
  document.head.append(styles)
  document.body.append(ground, header, main, footer)

  const elements = new Map<string, HTMLElement>()
  const facts = new Map<string, DrawnSection>()
  let order: readonly string[] = []
  /** A section with the cursor in it stays as it is until the cursor has left. */
  let held: string | null = null
  let waiting: DrawnSection | null = null

  function put(section: DrawnSection): void {
    facts.set(section.id, section)
    const old = elements.get(section.id)
    if (section.id === held && old) {
      waiting = section
      return
    }
    const next = section.broken === null ? elementOf(section) : broken(section)
    elements.set(section.id, next)
    old?.replaceWith(next)
  }

  function arrange(): void {
    let at: Element | null = main.firstElementChild
    for (const id of order) {
      const element = elements.get(id)
      if (!element) continue
      if (element === at) at = at.nextElementSibling
      else main.insertBefore(element, at)
    }
    while (at) {
      const gone = at
      at = at.nextElementSibling
      gone.remove()
    }
  }

  return {
    draw(page: Page): void {
      const { lang, dir, class: name } = page.body
      Object.assign(document.documentElement, { lang, dir })
      document.body.className = name
      if (styles.textContent !== page.css) styles.textContent = page.css
      fill(header, page.header)
      fill(footer, page.footer)
      fill(ground, page.back)
      order = page.order
      for (const section of page.changed) put(section)
      for (const id of elements.keys()) {
        if (order.includes(id)) continue
        elements.delete(id)
        facts.delete(id)
      }
      arrange()
    },
    hold(id: string): void {
      held = id
      waiting = null
    },
    release(): void {
      held = null
      const late = waiting
      waiting = null
      if (late && order.includes(late.id)) put(late)
    },
    element: (id: string | null): HTMLElement | undefined => (id === null ? undefined : elements.get(id)),
    elements: (): HTMLElement[] => order.flatMap((id) => elements.get(id) ?? []),
    shown: (): ShownSection[] =>
      order.flatMap((id) => {
        const element = elements.get(id)
        const section = facts.get(id)
        return element && section
          ? [{ id, element, name: section.name, shared: section.shared, hidden: section.hidden }]
          : []
      }),
  }
}

function fill(element: HTMLElement, html: string): void {
  if (element.dataset['html'] === html) return
  element.innerHTML = html
  element.dataset['html'] = html
}

/** The window's drawing is one element per section; whatever else comes is wrapped, so that there is always one. */
function elementOf({ id, html }: DrawnSection): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = html
  const only = template.content.childElementCount === 1 ? template.content.firstElementChild : null
  const element = only instanceof HTMLElement ? only : wrapped(template.content)
  element.dataset['section'] = id
  return element
}

function wrapped(content: DocumentFragment): HTMLElement {
  const element = document.createElement('div')
  element.append(content)
  return element
}

import type { EditKind } from './protocol.ts'

/** Sections bear their id in `data-section`, what can be edited in place its path in `data-edit`. */
export const sectionAt = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-section]')

export const fieldAt = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-edit]')

export const fieldsIn = (section: HTMLElement | undefined): HTMLElement[] => [
  ...(section?.querySelectorAll<HTMLElement>('[data-edit]') ?? []),
]

/** The field itself, else the first one below it, else the one it lies in. */
export function fieldOf(section: HTMLElement | undefined, path: string): HTMLElement | null {
  const fields = fieldsIn(section)
  return (
    fields.find((one) => one.dataset['edit'] === path) ??
    fields.find((one) => one.dataset['edit']!.startsWith(`${path}.`)) ??
    fields.findLast((one) => path.startsWith(`${one.dataset['edit']}.`)) ??
    null
  )
}

/** Null: no text, such as a picture. */
export function textKindOf(element: HTMLElement): EditKind | null {
  const kind = element.dataset['editKind'] ?? element.dataset['kind'] ?? 'text'
  return kind === 'text' || kind === 'lines' || kind === 'rich' ? kind : null
}

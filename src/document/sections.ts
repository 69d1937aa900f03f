import type { Section } from '../contract/hosted-values.ts'
import { insertAt, moveTo } from './lists.ts'
import { type Path, writePath } from './paths.ts'

/** The sections of a page, in order. Every function gives back a new list, or the same one if nothing changes. */
export type Sections = readonly Section[]

/** An id that no section of the page bears. `draw` gives 0 to 1, as `Math.random` does. */
export function newSectionId(sections: Sections, draw: () => number = Math.random): string {
  for (;;) {
    const id = `s${Math.floor(draw() * 36 ** 8)
      .toString(36)
      .padStart(8, '0')}`
    if (sections.every((section) => section.id !== id)) return id
  }
}

export const placeOf = (sections: Sections, id: string): number => sections.findIndex((section) => section.id === id)

export const findSection = (sections: Sections, id: string | null): Section | undefined =>
  sections.find((section) => section.id === id)

export const insertSection = (sections: Sections, at: number, section: Section): Sections =>
  insertAt(sections, at, section)

export function moveSection(sections: Sections, id: string, to: number): Sections {
  const from = placeOf(sections, id)
  return from === -1 ? sections : moveTo(sections, from, to)
}

export function removeSection(sections: Sections, id: string): Sections {
  const rest = sections.filter((section) => section.id !== id)
  return rest.length === sections.length ? sections : rest
}

/** The copy stands right after what it was made of. Its anchor goes: a page has each name once. */
export function duplicateSection(sections: Sections, id: string, copyId: string): Sections {
  const at = placeOf(sections, id)
  const section = sections[at]
  return section ? insertAt(sections, at + 1, copyOf(section, copyId)) : sections
}

/** The same content under another id, independent of what it was made of. */
export function copyOf(section: Section, id: string): Section {
  const { anchor: _, ...props } = structuredClone(section.props)
  return { ...section, id, props }
}

export function replaceSection(sections: Sections, next: Section): Sections {
  const at = placeOf(sections, next.id)
  if (at === -1 || sections[at] === next) return sections
  return sections.map((section, index) => (index === at ? next : section))
}

/** Another value for one prop, named by its path. Undefined takes the prop out. */
export function changeProp(section: Section, path: Path, value: unknown): Section {
  const props = writePath(section.props, path, value)
  return props === section.props ? section : { ...section, props }
}

/** The section that takes the focus when this one goes: the next, else the one before. */
export const neighbourOf = (sections: Sections, id: string): string | null => {
  const at = placeOf(sections, id)
  return (sections[at + 1] ?? sections[at - 1])?.id ?? null
}

import type { Section } from '../../../contract/hosted-values.ts'
import type { HistoryAct } from '../../../contract/site-pages.ts'
import { type Path, readPath } from '../../../document/paths.ts'
import {
  changeProp,
  copyOf,
  duplicateSection,
  findSection,
  insertSection,
  moveSection,
  neighbourOf,
  newSectionId,
  placeOf,
  removeSection,
  replaceSection,
  type Sections,
} from '../../../document/sections.ts'
import { definitionOf } from '../../../site/library.ts'
import { translate } from '../../i18n/index.ts'
import { announce } from '../../ui/announce.tsx'
import { confirmToast, undoToast } from '../../ui/toast.tsx'
import { keepCopied, takeCopied } from './clipboard.ts'
import type { Session } from './session/session.ts'
import { typeName, shownText } from './words.ts'

const stateOf = (session: Session) => session.store.getState()
export const sectionsOf = (session: Session): Sections => stateOf(session).doc.sections

function arrange(session: Session, sections: Sections, act: HistoryAct, gesture = session.gestures.single()): void {
  const { doc } = stateOf(session)
  if (sections !== doc.sections) session.edit({ ...doc, sections }, act, gesture)
}

/** The section that is edited for one on the page: itself, or the shared one that it stands for. */
export function editedSection(
  session: Session,
  id: string | null,
): { section: Section; sharedId: number | null } | null {
  const section = findSection(sectionsOf(session), id)
  if (!section) return null
  const ref = sharedIdOf(section)
  const shared = ref === null ? undefined : stateOf(session).shared.get(ref)
  return shared ? { section: shared.section, sharedId: ref } : { section, sharedId: null }
}

export const sharedIdOf = ({ type, props }: Section): number | null =>
  type === 'shared' && typeof props['ref'] === 'number' ? props['ref'] : null

/** How a change came about: typing and sliding join into one step of the history. */
export type Way = 'typing' | 'dragging' | 'single'

export function setProp(session: Session, id: string, path: Path, value: unknown, way: Way = 'single'): void {
  const edited = editedSection(session, id)
  if (!edited) return
  const before = readPath(edited.section.props, path)
  const next = changeProp(edited.section, path, value)
  if (next === edited.section) return
  const place = `${id}.${path}`
  const gesture =
    way === 'typing'
      ? session.gestures.typing(place, shownText(before), shownText(value))
      : way === 'dragging'
        ? session.gestures.dragging(place)
        : session.gestures.single()
  if (edited.sharedId !== null) session.editShared(edited.sharedId, next, gesture)
  else arrange(session, replaceSection(sectionsOf(session), next), actOf(path), gesture)
}

const actOf = (path: Path): HistoryAct =>
  path === 'variant' ? 'change_variant' : path.startsWith('hide_on') ? 'hide_section' : 'edit_section'

/** Props as one step, such as all of a section after its kind was switched. */
export function setProps(session: Session, id: string, props: Record<string, unknown>): void {
  const edited = editedSection(session, id)
  if (!edited) return
  const next = { ...edited.section, props }
  if (edited.sharedId !== null) session.editShared(edited.sharedId, next, session.gestures.single())
  else arrange(session, replaceSection(sectionsOf(session), next), 'edit_section')
}

export function selectBy(session: Session, by: 1 | -1): void {
  const sections = sectionsOf(session)
  const at = placeOf(sections, stateOf(session).selected ?? '')
  const next = at === -1 ? (by === 1 ? sections[0] : sections.at(-1)) : sections[at + by]
  if (next) session.select(next.id)
}

/** Adds at a place and chooses what was added. */
export function addSection(session: Session, at: number, wish: Omit<Section, 'id'>, act: HistoryAct = 'add_section') {
  const sections = sectionsOf(session)
  const section = { ...structuredClone(wish), id: newSectionId(sections) }
  arrange(session, insertSection(sections, at, section), act)
  session.select(section.id)
  announce(translate('builder:said.added', { name: nameOf(session, section) }))
}

export const sampleOf = (type: string, language: string): Omit<Section, 'id'> | null => {
  const definition = definitionOf(type)
  const samples = definition?.sample as Record<string, Record<string, unknown>> | undefined
  const props = samples?.[language.slice(0, 2)] ?? samples?.['en']
  return definition && props ? { type, version: definition.version, props } : null
}

export const nameOf = (session: Session, section: Section): string => {
  const ref = sharedIdOf(section)
  const shared = ref === null ? undefined : stateOf(session).shared.get(ref)
  return shared?.name ?? typeName(section.type)
}

const sayPlace = (session: Session, id: string): void => {
  const sections = sectionsOf(session)
  const section = findSection(sections, id)
  if (!section) return
  announce(
    translate('builder:said.place', {
      name: nameOf(session, section),
      place: placeOf(sections, id) + 1,
      all: sections.length,
    }),
  )
}

export function moveTo(session: Session, id: string, to: number): void {
  const before = sectionsOf(session)
  const next = moveSection(before, id, Math.max(0, Math.min(to, before.length - 1)))
  arrange(session, next, 'move_section')
  sayPlace(session, id)
}

export const moveBy = (session: Session, id: string, by: 1 | -1): void =>
  moveTo(session, id, placeOf(sectionsOf(session), id) + by)

export function duplicate(session: Session, id: string): void {
  const sections = sectionsOf(session)
  const copy = newSectionId(sections)
  arrange(session, duplicateSection(sections, id, copy), 'duplicate_section')
  session.select(copy)
  sayPlace(session, copy)
}

export function remove(session: Session, id: string): void {
  const sections = sectionsOf(session)
  const at = placeOf(sections, id)
  const section = sections[at]
  if (!section) return
  const next = neighbourOf(sections, id)
  arrange(session, removeSection(sections, id), 'remove_section')
  session.select(next)
  undoToast(translate('builder:said.removed', { name: nameOf(session, section) }), {
    label: translate('builder:undo'),
    run: () => {
      const now = sectionsOf(session)
      if (placeOf(now, id) !== -1) return
      arrange(session, insertSection(now, at, section), 'add_section')
      session.select(id)
    },
  })
}

export function copy(session: Session, id: string, quiet = false): void {
  const section = findSection(sectionsOf(session), id)
  const edited = editedSection(session, id)
  if (!section || !edited) return
  // A shared section of this site stays shared; on another site its content arrives by itself.
  keepCopied({ site_id: session.site_id, section, content: edited.section })
  if (!quiet) confirmToast(translate('builder:said.copied', { name: nameOf(session, section) }))
}

export function cut(session: Session, id: string): void {
  copy(session, id, true)
  remove(session, id)
}

export function paste(session: Session): void {
  const copied = takeCopied()
  if (!copied) return
  const sections = sectionsOf(session)
  const same = copied.site_id === session.site_id
  const section = copyOf(same ? copied.section : copied.content, newSectionId(sections))
  const at = placeOf(sections, stateOf(session).selected ?? '')
  addSection(session, at === -1 ? sections.length : at + 1, section, 'paste_section')
}

export function changeVariant(session: Session, id: string, by: 1 | -1): void {
  const edited = editedSection(session, id)
  const variants = edited ? definitionOf(edited.section.type)?.variants : undefined
  if (!edited || !variants || variants.length < 2) return
  const at = Math.max(0, variants.indexOf(shownText(edited.section.props['variant'])))
  setProp(session, id, 'variant', variants.at((at + by) % variants.length))
}

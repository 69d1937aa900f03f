import { findSection, placeOf } from '../../../../document/sections.ts'
import { useCommand } from '../../../commands.ts'
import { changeVariant, copy, cut, duplicate, moveBy, paste, remove, sectionsOf, selectBy } from '../acts.ts'
import { useHasCopied } from '../clipboard.ts'
import { useCanvas } from '../draw/use-canvas.tsx'
import { useGallery } from '../gallery/use-gallery.tsx'
import { useBuilder, useSession } from '../session/use-session.ts'
import { setView, useView } from './view-store.ts'

/** The keys of the builder, as commands: the palette and the sheet of shortcuts know them too. */
export function useSectionCommands(): void {
  const session = useSession()
  const canvas = useCanvas()
  const gallery = useGallery()
  const selected = useBuilder((state) => state.selected)
  const isLast = useBuilder((state) => state.doc.sections.at(-1)?.id === state.selected)
  const isFirst = useBuilder((state) => state.doc.sections[0]?.id === state.selected)
  const hasCopied = useHasCopied()
  const needsOne = selected === null ? 'builder:needs.section' : null
  const on = (act: (id: string) => unknown) => () => {
    if (selected === null) return
    act(selected)
    // What was moved, copied or changed stays in sight.
    canvas.reveal()
  }
  const step = (by: 1 | -1) => () => {
    selectBy(session, by)
    canvas.reveal()
  }

  useCommand('section.previous', step(-1))
  useCommand('section.next', step(1))
  useCommand(
    'section.edit',
    on((id) => canvas.edit(id, session.store.getState().field)),
    needsOne,
  )
  useCommand('section.leave', () => {
    const { field } = session.store.getState()
    session.select(field === null ? null : selected)
  })
  useCommand('section.add', () => {
    const at = placeOf(sectionsOf(session), selected ?? '')
    gallery.open(at === -1 ? sectionsOf(session).length : at + 1)
  })
  useCommand(
    'section.up',
    on((id) => moveBy(session, id, -1)),
    needsOne ?? (isFirst ? 'builder:needs.not_first' : null),
  )
  useCommand(
    'section.down',
    on((id) => moveBy(session, id, 1)),
    needsOne ?? (isLast ? 'builder:needs.not_last' : null),
  )
  useCommand(
    'section.duplicate',
    on((id) => duplicate(session, id)),
    needsOne,
  )
  useCommand(
    'section.copy',
    on((id) => copy(session, id)),
    needsOne,
  )
  useCommand(
    'section.cut',
    on((id) => cut(session, id)),
    needsOne,
  )
  useCommand('section.paste', () => paste(session), hasCopied ? null : 'builder:needs.copied')
  useCommand(
    'section.remove',
    on((id) => remove(session, id)),
    needsOne,
  )
  useCommand(
    'section.variant_next',
    on((id) => changeVariant(session, id, 1)),
    needsOne,
  )
  useCommand(
    'section.variant_previous',
    on((id) => changeVariant(session, id, -1)),
    needsOne,
  )
  useCommand(
    'section.hide',
    on((id) => canvas.show(id, 'hide_on')),
    needsOne,
  )
  useCommand('builder.interact', () => {
    const interact = useView.getState().mode !== 'interact'
    setView({ mode: interact ? 'interact' : 'edit' })
  })
  useCommand('builder.scheme', () => setView({ scheme: useView.getState().scheme === 'light' ? 'dark' : 'light' }))
  useShareCommand()
}

function useShareCommand(): void {
  const canvas = useCanvas()
  const selected = useBuilder((state) => state.selected)
  const section = useBuilder((state) => findSection(state.doc.sections, state.selected))
  useCommand(
    'section.share',
    () => selected !== null && canvas.askToShare(selected),
    !section ? 'builder:needs.section' : section.type === 'shared' ? 'builder:needs.own' : null,
  )
}

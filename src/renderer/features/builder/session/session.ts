import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Section } from '../../../../contract/hosted-values.ts'
import type { HistoryAct, StudioPage } from '../../../../contract/site-pages.ts'
import type { SharedSection } from '../../../../contract/site-studio.ts'
import { same } from '../../../../document/adopt.ts'
import { call } from '../../../client.ts'
import { checked, storable } from './checked.ts'
import { createGestures, type Gestures } from './gestures.ts'
import { adoptDoc, changedFields, docOf, type PageDoc } from './page-doc.ts'
import { createSaveQueue, type SaveQueue, type SaveState } from './save-queue.ts'

export interface BuilderState {
  /** As the studio has it. */
  page: StudioPage
  /** As it stands on the screen. */
  doc: PageDoc
  shared: ReadonlyMap<number, SharedSection>
  /** Sections that are not right yet: they are stored as they last were. */
  waiting: readonly Section[]
  selected: string | null
  /** Path of a prop of the selected section. */
  field: string | null
  save: SaveState
}

export interface Session {
  site_id: number
  page_id: number
  store: StoreApi<BuilderState>
  gestures: Gestures
  /** Another document; `gesture` joins changes into one step of the history. */
  edit: (doc: PageDoc, act: HistoryAct, gesture: string) => void
  editShared: (id: number, section: Section, gesture: string) => void
  select: (id: string | null, field?: string | null) => void
  flush: () => Promise<boolean>
  /** What a call has answered with is what the studio has now. */
  take: (page: StudioPage) => void
  takeShared: (list: readonly SharedSection[]) => void
  /** As the studio has it: what waits until it is right goes. */
  reload: () => Promise<void>
  /** An event says that the page was changed; our own changes are recognised. */
  heard: (by: string) => Promise<void>
  decide: (keep: 'mine' | 'theirs') => Promise<void>
  settled: () => boolean
  close: () => void
}

/** One page open in the builder: the document, what is chosen in it, and its way to the studio. */
export function openSession(page: StudioPage, shared: readonly SharedSection[]): Session {
  const { site_id, id: page_id } = page
  const store = createStore<BuilderState>(() => ({
    page,
    doc: docOf(page),
    shared: byId(shared),
    waiting: [],
    selected: null,
    field: null,
    save: { kind: 'saved' },
  }))
  const lastGood = new Map<string, Section>()
  const gestures = createGestures()
  /** The document as the studio will have it once everything on its way has arrived. */
  let promised = docOf(page)
  const queue: SaveQueue = createSaveQueue({ onState: (save) => store.setState({ save }), onIdle: () => {} })

  function edit(doc: PageDoc, act: HistoryAct, gesture: string): void {
    if (doc === store.getState().doc) return
    for (const section of doc.sections) if (checked(section).ok) lastGood.set(section.id, section)
    const { sections, waiting } = storable(doc.sections, lastGood, promised.sections)
    store.setState({ doc, waiting })
    const wish = { ...doc, sections, title: doc.title.trim() || promised.title }
    queue.add({
      target: 'page',
      gesture,
      send: async () => {
        const { sections: changed, ...rest } = changedFields(promised, wish)
        if (changed === undefined && Object.keys(rest).length === 0) return
        const answer = await call('save_page', {
          site_id,
          page_id,
          ...rest,
          ...(changed && { sections: [...changed] }),
          act,
          gesture,
        })
        promised = docOf(answer)
        store.setState({ page: answer })
      },
    })
  }

  function editShared(id: number, section: Section, gesture: string): void {
    const { shared: now } = store.getState()
    const old = now.get(id)
    if (!old || old.section === section) return
    store.setState({ shared: new Map(now).set(id, { ...old, section }) })
    if (!checked(section).ok) return
    const { type, version, props } = section
    queue.add({
      target: `shared:${id}`,
      gesture,
      send: async () => {
        const answer = await call('save_shared_section', {
          site_id,
          shared_id: id,
          section: { id: section.id, type, version, props },
          gesture,
        })
        const { shared: later } = store.getState()
        const typed = later.get(id)?.section ?? answer.section
        store.setState({ shared: new Map(later).set(id, { ...answer, section: typed }) })
      },
    })
  }

  function take(arrived: StudioPage, waiting = store.getState().waiting): void {
    const { doc, selected } = store.getState()
    promised = docOf(arrived)
    // Something was typed while the answer was on its way: it stays on the screen, and is saved over this.
    if (queue.waiting()) return store.setState({ page: arrived })
    const next = adoptDoc(doc, promised, waiting)
    const stays = next.sections.some(({ id }) => id === selected)
    store.setState({ page: arrived, doc: next, waiting, ...(!stays && { selected: null, field: null }) })
  }

  const open = () => call('open_page', { site_id, page_id })

  return {
    site_id,
    page_id,
    store,
    gestures,
    edit,
    editShared,
    select: (selected, field = null) => {
      const now = store.getState()
      if (now.selected !== selected || now.field !== field) store.setState({ selected, field })
    },
    flush: queue.flush,
    take: (arrived) => take(arrived),
    takeShared: (list) => {
      if (queue.waiting()) return
      const here = store.getState().shared
      const arrived = list.map((entry) => {
        const old = here.get(entry.id)
        return old && same(old.section, entry.section) ? { ...entry, section: old.section } : entry
      })
      store.setState({ shared: byId(arrived) })
    },
    reload: async () => take(await open(), []),
    async heard(by) {
      let arrived: StudioPage
      let before: PageDoc
      // Read again if something was sent meanwhile: one that failed is told by no event, and what was read may be older.
      do {
        await queue.sending()
        before = promised
        arrived = await open()
      } while (queue.sending() || promised !== before)
      if (same(docOf(arrived), promised)) {
        if (queue.settled()) store.setState({ page: arrived })
        return
      }
      if (queue.waiting()) queue.hold(by)
      else take(arrived)
    },
    async decide(keep) {
      const arrived = await open()
      if (keep === 'theirs') {
        queue.resume('theirs')
        return take(arrived, [])
      }
      promised = docOf(arrived)
      store.setState({ page: arrived })
      queue.resume('mine')
    },
    settled: queue.settled,
    close: queue.stop,
  }
}

const byId = (list: readonly SharedSection[]) => new Map(list.map((entry) => [entry.id, entry]))

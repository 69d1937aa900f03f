import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Section } from '../../../../contract/hosted-values.ts'
import type { PictureFacts, SiteFrame } from '../../../../contract/site-view.ts'
import { translate } from '../../../i18n/index.ts'
import type { ReplyOf } from '../../../client.ts'
import { nameOf, sharedIdOf } from '../acts.ts'
import { checked } from '../session/checked.ts'
import type { BuilderState, Session } from '../session/session.ts'
import { createDrawer, type PageDrawing } from './drawer.ts'
import { pageRefOf } from './page-ref.ts'

type CanvasReply = ReplyOf<'get_canvas'>

/** What a frame that shows the page can be asked to do. */
export interface FrameHandle {
  edit: (id: string, field: string | null) => void
  focus: () => void
}

interface CanvasState {
  reply: CanvasReply
  drawing: PageDrawing
  /** Raised to bring what is chosen into sight. */
  revealed: number
  /** A prop that the inspector is asked to show; `at` makes each wish a new one. */
  wanted: { id: string; field: string | null; at: number } | null
  sharing: string | null
}

export interface Canvas {
  store: StoreApi<CanvasState>
  change: (reply: CanvasReply) => void
  start: () => () => void
  /** A picture that was put into the library a moment ago. */
  learn: (sha256: string, facts: PictureFacts) => void
  reveal: () => void
  /** Opens the field in the inspector. */
  show: (id: string, field: string | null) => void
  /** Edits a text where it stands. */
  edit: (id: string, field: string | null) => void
  focus: () => void
  askToShare: (id: string | null) => void
  hold: (frame: FrameHandle) => () => void
}

export function createCanvas(session: Session, first: CanvasReply): Canvas {
  const draw = createDrawer()
  const lastGood = new Map<string, Section>()
  const learnt: Record<string, PictureFacts> = {}
  const frames: FrameHandle[] = []
  let reply = first
  let frame: { made: SiteFrame; shared: BuilderState['shared'] } | null = null
  let ground: SiteFrame | null = null

  /** The frame with what is on the screen; the same object, and the same parts, as long as that is the same. */
  function frameOf(state: BuilderState): SiteFrame {
    if (!ground) {
      const { pictures } = reply.frame
      ground = { ...reply.frame, pictures: Object.keys(learnt).length === 0 ? pictures : { ...pictures, ...learnt } }
      frame = null
    }
    if (frame?.shared !== state.shared) {
      const shared = Object.fromEntries(
        [...state.shared].map(([id, { section }]) => [id, goodOf(section, `shared:${id}`)]),
      )
      frame = { made: { ...ground, shared: { ...ground.shared, ...shared } }, shared: state.shared }
    }
    return frame.made
  }

  function goodOf(section: Section, key: string): Section {
    if (checked(section).ok) {
      lastGood.set(key, section)
      return section
    }
    return lastGood.get(key) ?? section
  }

  function drawNow(): PageDrawing {
    const state = session.store.getState()
    const drawn = frameOf(state)
    return draw({
      frame: drawn,
      posts: reply.posts,
      page: pageRefOf(drawn, state.page),
      background: state.doc.background,
      sections: state.doc.sections.map((section) => goodOf(section, section.id)),
      broken: (reason) => translate('builder:canvas.broken', { reason }),
      tags: (section) => tagsOf(session, section),
    })
  }

  const store = createStore<CanvasState>(() => ({
    reply,
    drawing: drawNow(),
    revealed: 0,
    wanted: null,
    sharing: null,
  }))
  const redraw = () => store.setState({ drawing: drawNow(), reply })

  return {
    store,
    change(next) {
      reply = next
      ground = null
      redraw()
    },
    start: () =>
      session.store.subscribe((state, before) => {
        const isSame = state.doc === before.doc && state.shared === before.shared && state.page === before.page
        if (!isSame) redraw()
      }),
    learn(sha256, facts) {
      learnt[sha256] = facts
      ground = null
    },
    reveal: () => store.setState(({ revealed }) => ({ revealed: revealed + 1 })),
    show(id, field) {
      session.select(id, field)
      store.setState(({ wanted }) => ({ wanted: { id, field, at: (wanted?.at ?? 0) + 1 } }))
    },
    edit(id, field) {
      const frameInUse = frames.at(-1)
      if (frameInUse) frameInUse.edit(id, field)
    },
    focus: () => frames.at(-1)?.focus(),
    askToShare: (sharing) => store.setState({ sharing }),
    hold(handle) {
      frames.push(handle)
      return () => void frames.splice(frames.indexOf(handle), 1)
    },
  }
}

function tagsOf(session: Session, section: Section) {
  const ref = sharedIdOf(section)
  const shared = ref === null ? undefined : session.store.getState().shared.get(ref)
  const props = shared?.section.props ?? section.props
  const hidden = Array.isArray(props['hide_on']) && props['hide_on'].length > 0
  return {
    name: nameOf(session, section),
    shared: shared ? translate('builder:shared.tag', { name: shared.name, count: shared.used_on.length }) : null,
    hidden,
  }
}

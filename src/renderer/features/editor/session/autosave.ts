export const QUIET_MS = 800
export const LONGEST_MS = 5_000
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

/** `conflict`: somebody else saved first. `later`: worth another try. `never`: refused as it is, until it changes. */
export type Verdict = 'conflict' | 'later' | 'never'

export type SaveState =
  /** All that was typed is committed. */
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'failed'; error: unknown; retries: boolean }
  /** A person has to decide; nothing is sent until `rebase`. */
  | { kind: 'conflict'; by: string | null }

export interface AutosaveOptions<Key extends string> {
  /** The revision the text on screen was read at. */
  revision: number
  /** Sends the present values of these fields as a change on `revision`; answers with the new revision. */
  save: (revision: number, keys: ReadonlySet<Key>) => Promise<number>
  judge: (error: unknown) => Verdict
  /**
   * The article moved on without us. Answers with the revision the text on screen stands on now, or null if a person has
   * to decide. `unsaved` is alive: look at it after the last await.
   */
  catchUp: (unsaved: ReadonlySet<Key>) => Promise<number | null>
}

export interface Autosave<Key extends string> {
  state: () => SaveState
  subscribe: (listen: () => void) => () => void
  revision: () => number
  /** Nothing is unsaved and nothing is under way. */
  settled: () => boolean
  unsaved: () => ReadonlySet<Key>
  touch: (key: Key) => void
  /** Saves at once; true if everything, typed meanwhile too, is committed. */
  flush: () => Promise<boolean>
  /** An `article.saved` event. Our own saves are recognised. */
  heard: (revision: number, by: string) => void
  /** Flushes, then runs what changes the article itself; saves wait. Null: not run, because the text could not be saved. */
  alone: <T>(work: (revision: number) => Promise<{ revision: number; value: T }>) => Promise<T | null>
  /** Ends a conflict: the text on screen stands on `revision` now. */
  rebase: (revision: number, unsaved: 'keep' | 'drop') => void
}

const SAVED: SaveState = { kind: 'saved' }
const SAVING: SaveState = { kind: 'saving' }

/** Keeps one article saved: one save at a time, each on the revision the one before answered with. */
export function createAutosave<Key extends string>(options: AutosaveOptions<Key>): Autosave<Key> {
  const { save, judge, catchUp } = options
  const unsaved = new Set<Key>()
  const listeners = new Set<() => void>()
  let known = options.revision
  let newest: { revision: number; by: string } | null = null
  let state: SaveState = SAVED
  let failures = 0
  /** Refused as it stands: asking again helps nobody until something is changed. */
  let refused = false
  let firstTouch: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let busy: Promise<void> | null = null

  const show = (next: SaveState) => {
    if (next === state) return
    state = next
    listeners.forEach((listen) => listen())
  }

  /** One thing at a time; what was typed or heard meanwhile is looked at afterwards. */
  const occupy = (work: () => Promise<void>): Promise<void> => {
    clearTimeout(timer)
    busy = Promise.resolve()
      .then(work)
      .finally(() => {
        busy = null
        next()
      })
    return busy
  }

  function next(): void {
    if (state.kind === 'conflict') return
    if (newest && newest.revision > known) return void occupy(look)
    if (unsaved.size > 0) schedule()
    else show(SAVED)
  }

  function schedule(): void {
    if (busy || refused || state.kind === 'conflict') return
    clearTimeout(timer)
    const now = Date.now()
    firstTouch ??= now
    // While it fails it is tried at its own pace, not at the pace of the keys.
    const failing = state.kind === 'failed' && state.retries
    const wait = failing ? retryAfter(failures) : Math.min(QUIET_MS, firstTouch + LONGEST_MS - now)
    timer = setTimeout(() => void occupy(send), Math.max(0, wait))
  }

  async function send(): Promise<void> {
    const keys = new Set(unsaved)
    unsaved.clear()
    firstTouch = null
    // A failure stays in sight while it is tried again.
    if (state.kind !== 'failed') show(SAVING)
    try {
      known = await save(known, keys)
      failures = 0
      refused = false
      if (unsaved.size === 0) show(SAVED)
      else show(SAVING)
    } catch (error) {
      const verdict = judge(error)
      refused = verdict === 'never' && unsaved.size === 0
      keys.forEach((key) => unsaved.add(key))
      if (verdict === 'conflict') return await look()
      failures += 1
      show({ kind: 'failed', error, retries: verdict === 'later' })
    }
  }

  async function look(): Promise<void> {
    const heardOf = newest
    try {
      const at = await catchUp(unsaved)
      if (at === null) return show({ kind: 'conflict', by: newest?.by ?? null })
      known = at
      failures = 0
      if (state.kind === 'failed') show(SAVING)
    } catch (error) {
      if (newest === heardOf) newest = null
      if (unsaved.size === 0) return
      failures += 1
      show({ kind: 'failed', error, retries: true })
    }
  }

  async function flush(): Promise<boolean> {
    for (;;) {
      clearTimeout(timer)
      if (busy) await busy
      else if (state.kind === 'conflict') return false
      else if (unsaved.size === 0) return true
      else {
        await occupy(send)
        if (state.kind === 'failed') return false
      }
    }
  }

  return {
    state: () => state,
    subscribe(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    revision: () => known,
    settled: () => unsaved.size === 0 && busy === null,
    unsaved: () => unsaved,
    flush,

    touch(key) {
      unsaved.add(key)
      firstTouch ??= Date.now()
      refused = false
      if (state.kind === 'saved') show(SAVING)
      if (!(state.kind === 'failed' && state.retries)) schedule()
    },

    heard(revision, by) {
      if (revision <= (newest?.revision ?? known)) return
      newest = { revision, by }
      // While something is under way its answer tells whose revision this is.
      if (!busy && state.kind !== 'conflict' && revision > known) void occupy(look)
    },

    async alone(work) {
      do {
        if (!(await flush())) return null
      } while (busy)
      const running = work(known)
      await occupy(() =>
        running.then(
          ({ revision }) => void (known = revision),
          () => undefined,
        ),
      )
      return (await running).value
    },

    rebase(revision, keep) {
      known = revision
      failures = 0
      if (keep === 'drop') unsaved.clear()
      show(unsaved.size > 0 ? SAVING : SAVED)
      if (!busy) next()
    },
  }
}

/** 1, 2, 4 … 30 s. */
const retryAfter = (failures: number): number => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))

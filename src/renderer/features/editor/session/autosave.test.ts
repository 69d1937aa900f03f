import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAutosave, LONGEST_MS, QUIET_MS, type Verdict } from './autosave.ts'

type Key = 'title' | 'content'

class Refusal extends Error {
  readonly verdict: Verdict
  constructor(verdict: Verdict) {
    super(verdict)
    this.verdict = verdict
  }
}

/** A desk with text on it, and a shelf that keeps revisions the way the core does. */
function desk({ takesMs = 50 } = {}) {
  const text: Record<Key, string> = { title: '', content: '' }
  const shelf = { revision: 1, text: { ...text } }
  const log: { at: number; revision: number; keys: Key[] }[] = []
  const trouble: (Verdict | 'lost answer')[] = []
  /** What was sent and perhaps arrived. */
  const sentBefore = new Set<string>()
  let inFlight = 0
  let most = 0

  const autosave = createAutosave<Key>({
    revision: 1,
    async save(revision, keys) {
      const sent = Object.fromEntries([...keys].map((key) => [key, text[key]]))
      sentBefore.add(JSON.stringify({ ...shelf.text, ...sent }))
      log.push({ at: Date.now(), revision, keys: [...keys].sort() })
      most = Math.max(most, ++inFlight)
      if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs))
      inFlight--
      const wrong = trouble.shift()
      if (wrong && wrong !== 'lost answer') throw new Refusal(wrong)
      if (revision !== shelf.revision) throw new Refusal('conflict')
      Object.assign(shelf.text, sent)
      shelf.revision++
      if (wrong) throw new Refusal('later')
      return shelf.revision
    },
    judge: (error) => (error as Refusal).verdict,
    async catchUp(unsaved) {
      if (sentBefore.has(JSON.stringify(shelf.text))) return shelf.revision
      if (unsaved.size > 0) return null
      Object.assign(text, shelf.text)
      return shelf.revision
    },
  })
  const type = (key: Key, words: string) => {
    text[key] += words
    autosave.touch(key)
  }
  /** What an API client or another window does. */
  const elsewhere = (words: string) => {
    shelf.text.content = words
    shelf.revision++
    autosave.heard(shelf.revision, 'Newsletter script')
  }
  return { autosave, text, shelf, log, trouble, type, elsewhere, most: () => most }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('autosave', () => {
  it('saves once, 800 ms after the last key', async () => {
    const { log, type, shelf } = desk()
    type('content', 'a')
    await pass(QUIET_MS - 1)
    type('content', 'b')
    await pass(QUIET_MS - 1)
    expect(log).toEqual([])
    await pass(100)
    expect(log).toEqual([{ at: 2 * QUIET_MS - 1, revision: 1, keys: ['content'] }])
    expect(shelf.text.content).toBe('ab')
  })

  it('saves every 5 s while the keys never rest', async () => {
    const { log, type } = desk({ takesMs: 0 })
    for (let ms = 0; ms < 16_000; ms += 200) {
      type('content', 'x')
      await pass(200)
    }
    expect(log.length).toBe(3)
    expect(log[0]!.at).toBe(LONGEST_MS)
  })

  it('loses no key that is pressed while a save is under way', async () => {
    const { autosave, type, shelf, log } = desk({ takesMs: 500 })
    type('content', 'a')
    await pass(QUIET_MS + 100)
    type('content', 'b')
    type('title', 't')
    await pass(400)
    expect(shelf.text).toEqual({ title: '', content: 'a' })
    expect(autosave.state().kind).toBe('saving')
    await pass(5_000)
    expect(shelf.text).toEqual({ title: 't', content: 'ab' })
    expect(log.map(({ keys }) => keys)).toEqual([['content'], ['content', 'title']])
    expect(autosave.state().kind).toBe('saved')
  })

  it('has one save under way at a time, each on the revision before', async () => {
    const { autosave, type, log, most } = desk({ takesMs: 3_000 })
    for (let i = 0; i < 40; i++) {
      type('content', 'x')
      if (i % 7 === 0) void autosave.flush()
      await pass(450)
    }
    await pass(20_000)
    expect(autosave.state().kind).toBe('saved')
    expect(most()).toBe(1)
    expect(log.map(({ revision }) => revision)).toEqual(log.map((_, at) => at + 1))
  })

  it('is saved only after the answer', async () => {
    const { autosave, type } = desk({ takesMs: 700 })
    type('title', 'a')
    expect(autosave.state().kind).toBe('saving')
    await pass(QUIET_MS + 600)
    expect(autosave.state().kind).toBe('saving')
    await pass(200)
    expect(autosave.state().kind).toBe('saved')
    expect(autosave.settled()).toBe(true)
  })

  it('flushes at once, with what is typed while it flushes', async () => {
    const { autosave, type, shelf } = desk({ takesMs: 300 })
    type('content', 'a')
    const flushed = autosave.flush()
    await pass(100)
    expect(shelf.revision).toBe(1)
    type('content', 'b')
    await pass(1_000)
    expect(await flushed).toBe(true)
    expect(shelf.text.content).toBe('ab')
  })

  it('keeps trying with growing pauses, however much is typed, and then sends everything', async () => {
    const { autosave, type, trouble, log, shelf } = desk({ takesMs: 0 })
    trouble.push('later', 'later', 'later')
    for (let i = 0; i < 15; i++) {
      type('content', 'x')
      await pass(100)
    }
    await pass(QUIET_MS)
    expect(autosave.state()).toMatchObject({ kind: 'failed', retries: true })
    for (let i = 0; i < 20; i++) {
      type('title', 'y')
      await pass(100)
    }
    await pass(10_000)
    const gaps = log.slice(1).map(({ at }, before) => at - log[before]!.at)
    expect(gaps).toEqual([1_000, 2_000, 4_000])
    expect(shelf.text).toEqual({ content: 'x'.repeat(15), title: 'y'.repeat(20) })
    expect(autosave.state().kind).toBe('saved')
  })

  it('does not ask again what was refused for good, until the text changes', async () => {
    const { autosave, type, trouble, log, shelf } = desk({ takesMs: 0 })
    trouble.push('never')
    type('content', 'too much')
    await pass(60_000)
    expect(log).toHaveLength(1)
    expect(autosave.state()).toMatchObject({ kind: 'failed', retries: false })
    type('content', '.')
    await pass(QUIET_MS)
    expect(shelf.text.content).toBe('too much.')
    expect(autosave.state().kind).toBe('saved')
  })

  it('tells a failed flush, and a later flush tries at once', async () => {
    const { autosave, type, trouble, shelf } = desk({ takesMs: 0 })
    trouble.push('later')
    type('content', 'a')
    const first = autosave.flush()
    await pass(0)
    expect(await first).toBe(false)
    const second = autosave.flush()
    await pass(0)
    expect(await second).toBe(true)
    expect(shelf.text.content).toBe('a')
  })

  it('stops at a conflict: nothing is sent, everything typed stays, until a person has decided', async () => {
    const { autosave, type, trouble, log, text, shelf } = desk({ takesMs: 0 })
    shelf.revision = 9
    shelf.text.content = 'theirs'
    type('content', 'mine')
    await pass(QUIET_MS)
    expect(autosave.state()).toEqual({ kind: 'conflict', by: null })
    type('content', ', still')
    await pass(60_000)
    expect(await autosave.flush()).toBe(false)
    expect(log).toHaveLength(1)
    expect(text.content).toBe('mine, still')
    expect(shelf.text.content).toBe('theirs')

    autosave.rebase(9, 'keep')
    await pass(QUIET_MS)
    expect(shelf).toEqual({ revision: 10, text: { title: '', content: 'mine, still' } })
    expect(autosave.state().kind).toBe('saved')
    expect(trouble).toEqual([])
  })

  it('forgets what was unsaved only when it is told to', async () => {
    const { autosave, type, shelf, log } = desk({ takesMs: 0 })
    shelf.revision = 4
    type('content', 'mine')
    await pass(QUIET_MS)
    autosave.rebase(4, 'drop')
    await pass(60_000)
    expect(autosave.state().kind).toBe('saved')
    expect(log).toHaveLength(1)
  })

  it('reloads quietly when somebody else saves and nothing is unsaved here', async () => {
    const { autosave, text, elsewhere } = desk()
    elsewhere('theirs')
    await pass(0)
    expect(text.content).toBe('theirs')
    expect(autosave.state().kind).toBe('saved')
    expect(autosave.revision()).toBe(2)
  })

  it('names who saved when words are unsaved here', async () => {
    const { autosave, type, text, elsewhere } = desk()
    type('content', 'mine')
    elsewhere('theirs')
    await pass(0)
    expect(autosave.state()).toEqual({ kind: 'conflict', by: 'Newsletter script' })
    expect(text.content).toBe('mine')
  })

  it('does not take its own save for somebody else’s when the event comes before the answer', async () => {
    const { autosave, type, shelf } = desk({ takesMs: 300 })
    type('content', 'a')
    await pass(QUIET_MS + 10)
    autosave.heard(2, 'you')
    type('content', 'b')
    await pass(400)
    expect(autosave.state().kind).toBe('saving')
    await pass(5_000)
    expect(autosave.state().kind).toBe('saved')
    expect(shelf.text.content).toBe('ab')
    autosave.heard(3, 'you')
    await pass(0)
    expect(autosave.state().kind).toBe('saved')
  })

  it('goes on after a save whose answer was lost', async () => {
    const { autosave, type, trouble, shelf } = desk({ takesMs: 0 })
    trouble.push('lost answer')
    type('content', 'a')
    await pass(QUIET_MS)
    expect(shelf.revision).toBe(2)
    type('content', 'b')
    await pass(10_000)
    expect(autosave.state().kind).toBe('saved')
    expect(shelf.text.content).toBe('ab')
  })

  it('lets work on the article run alone, after a flush and before the next save', async () => {
    const { autosave, type, shelf, log } = desk({ takesMs: 0 })
    type('content', 'a')
    const restored = autosave.alone(async (revision) => {
      expect(shelf.text.content).toBe('a')
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      shelf.revision = revision + 1
      return { revision: revision + 1, value: 'done' }
    })
    await pass(500)
    type('content', 'b')
    await pass(1_400)
    expect(log).toHaveLength(1)
    await pass(10_000)
    expect(await restored).toBe('done')
    expect(shelf).toEqual({ revision: 4, text: { title: '', content: 'ab' } })
  })

  it('runs nothing alone while the text cannot be saved, and passes on what the work throws', async () => {
    const { autosave, type, trouble } = desk({ takesMs: 0 })
    trouble.push('later')
    type('content', 'a')
    const work = vi.fn(async () => ({ revision: 2, value: 1 }))
    const result = autosave.alone(work)
    await pass(0)
    expect(await result).toBe(null)
    expect(work).not.toHaveBeenCalled()

    await pass(10_000)
    const failing = autosave.alone(() => Promise.reject(new Error('gone'))).catch((error: Error) => error.message)
    await pass(0)
    expect(await failing).toBe('gone')
    expect(autosave.settled()).toBe(true)
  })

  it('brings every key to the shelf, whatever goes wrong on the way', async () => {
    const step = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({ do: fc.constant('type' as const), key: fc.constantFrom<Key>('title', 'content') }),
      },
      { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(3_000) }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('flush' as const) }) },
      {
        weight: 2,
        arbitrary: fc.record({
          do: fc.constant('trouble' as const),
          what: fc.constantFrom('later' as const, 'never' as const, 'lost answer' as const),
        }),
      },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.nat(1_500), async (steps, takesMs) => {
        const { autosave, text, shelf, trouble, type, most } = desk({ takesMs })
        for (const one of steps) {
          if (one.do === 'type') type(one.key, 'x')
          if (one.do === 'wait') await pass(one.ms)
          if (one.do === 'flush') void autosave.flush()
          if (one.do === 'trouble') trouble.push(one.what)
        }
        trouble.length = 0
        await pass(120_000)
        void autosave.flush()
        await pass(120_000)
        expect(shelf.text).toEqual(text)
        expect(autosave.state().kind).toBe('saved')
        expect(most()).toBeLessThanOrEqual(1)
      }),
      { numRuns: 150 },
    )
  })
})

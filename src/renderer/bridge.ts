import type { StudioBridge, StudioRequest, StudioResponse } from '../contract/bridge.ts'
import type { StudioEvent } from '../contract/events.ts'
import { STUDIO_BASE } from '../contract/path.ts'
import { codeFrom, sessions, type Sessions } from './session.ts'
import { sseReader } from './sse.ts'

declare global {
  interface Window {
    studio?: StudioBridge
  }
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

const watchers = new Set<(alive: boolean) => void>()
const tell = (alive: boolean) => watchers.forEach((listen) => listen(alive))

/** Tells when the session of a browser tab begins or ends. Never called in the desktop window. */
export function onSession(listen: (alive: boolean) => void): () => void {
  watchers.add(listen)
  return () => watchers.delete(listen)
}

let browserSessions: Sessions | null = null
let bridge: StudioBridge | null = null

/** The bridge, once `openBridge` has answered true. */
export function getBridge(): StudioBridge {
  if (!bridge) throw new Error('The bridge is not open yet.')
  return bridge
}

/** Finds the studio. False: this tab has no session, show the page that asks for a login link. */
export async function openBridge(): Promise<boolean> {
  if (window.studio) {
    bridge = window.studio
    return true
  }
  browserSessions = sessions({
    fetch: (path, init) => fetch(path, init),
    storage: window.sessionStorage,
    now: Date.now,
    onLost: () => tell(false),
  })
  bridge = overHttp(browserSessions)
  window.addEventListener('hashchange', () => void signInFromFragment())
  await signInFromFragment()
  return browserSessions.alive()
}

/** Signs in with a pasted login link or code. */
export async function signInWith(text: string): Promise<boolean> {
  const code = codeFrom(text)
  const entered = code !== null && browserSessions !== null && (await browserSessions.signIn(code))
  if (entered) tell(true)
  return entered
}

async function signInFromFragment(): Promise<void> {
  const code = codeFrom(window.location.hash)
  if (!window.location.hash.startsWith('#code=') || !code) return
  // The code works once; it must not stay in the address bar or in the history.
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
  await signInWith(code).catch(() => false)
}

function overHttp(session: Sessions): StudioBridge {
  const send = async ({ method, path, headers, body, file }: StudioRequest): Promise<Response> =>
    fetch(path, {
      method,
      body: (file as Uint8Array<ArrayBuffer> | undefined) ?? body,
      headers: { ...headers, ...(await bearer(session)) },
    })

  return {
    async request(message): Promise<StudioResponse> {
      let answer = await send(message)
      if (answer.status === 401 && (await session.renew())) answer = await send(message)
      const head = { status: answer.status, headers: Object.fromEntries(answer.headers) }
      return message.binary && answer.ok
        ? { ...head, body: '', bytes: new Uint8Array(await answer.arrayBuffer()) }
        : { ...head, body: await answer.text() }
    },
    onEvent: (listen) => listenOverHttp(session, listen),
    native: null,
  }
}

async function bearer(session: Sessions): Promise<Record<string, string>> {
  const token = await session.token()
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Events over fetch: EventSource can send no header. */
function listenOverHttp(session: Sessions, listen: (event: StudioEvent) => void): () => void {
  const stop = new AbortController()
  let lastId: string | null = null
  let pause = FIRST_PAUSE_MS

  const read = sseReader(({ id, data }) => {
    lastId = id ?? lastId
    listen(JSON.parse(data) as StudioEvent)
  })

  async function once(): Promise<void> {
    if (!session.alive()) return
    const answer = await fetch(`${STUDIO_BASE}/events`, {
      headers: { ...(await bearer(session)), ...(lastId && { 'last-event-id': lastId }) },
      signal: stop.signal,
    })
    if (answer.status === 401) await session.renew()
    if (!answer.ok || !answer.body) return
    pause = FIRST_PAUSE_MS
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      read(value)
    }
  }

  void (async () => {
    while (!stop.signal.aborted) {
      await once().catch(() => undefined)
      await sleep(pause, stop.signal)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
  })()
  return () => stop.abort()
}

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

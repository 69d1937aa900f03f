import { STUDIO_BASE } from '../contract/path.ts'

export interface Session {
  token: string
  renewal: string
  expires_at: string
}

export interface SessionParts {
  fetch: (path: string, init: { method: 'POST'; headers: Record<string, string>; body: string }) => Promise<Response>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  now: () => number
  onLost: () => void
}

const KEY = 'quoin.session'
const RENEW_BEFORE_MS = 60_000

/** The code in a login link, or the code itself if only that was pasted. */
export function codeFrom(text: string): string | null {
  const match = /[#&]code=([^&\s]+)/.exec(text)
  if (match) return decodeURIComponent(match[1]!)
  const bare = text.trim()
  return /^[\w.~-]{8,}$/.test(bare) ? bare : null
}

export type Sessions = ReturnType<typeof sessions>

/** The browser host's session: traded for a login code, kept to this tab, renewed before it ends. */
export function sessions({ fetch, storage, now, onLost }: SessionParts) {
  let current = read()
  let renewing: Promise<boolean> | null = null

  function read(): Session | null {
    try {
      return JSON.parse(storage.getItem(KEY) ?? 'null') as Session | null
    } catch {
      return null
    }
  }

  function keep(session: Session | null) {
    current = session
    if (session) storage.setItem(KEY, JSON.stringify(session))
    else storage.removeItem(KEY)
  }

  async function post(path: string, body: unknown): Promise<Response> {
    return fetch(STUDIO_BASE + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  async function take(answer: Response): Promise<boolean> {
    if (!answer.ok) return false
    const { data } = (await answer.json()) as { data: Session }
    keep(data)
    return true
  }

  const signIn = async (code: string): Promise<boolean> => take(await post('/session', { code }))

  async function renewNow(): Promise<boolean> {
    if (!current) return false
    const answer = await post('/session/renew', { renewal: current.renewal })
    if (await take(answer)) return true
    // Only a refusal ends the session; a server that stumbles may answer the next time.
    if (answer.status === 401 || answer.status === 403 || answer.status === 422) {
      keep(null)
      onLost()
    }
    return false
  }

  /** One renewal at a time: two would use the same renewal code twice. */
  const renew = (): Promise<boolean> => (renewing ??= renewNow().finally(() => (renewing = null)))

  /** The token to send, renewed if it is about to end; null when a new login link is needed. */
  async function token(): Promise<string | null> {
    if (current && Date.parse(current.expires_at) - now() < RENEW_BEFORE_MS) await renew()
    return current?.token ?? null
  }

  return { signIn, renew, token, alive: () => current !== null }
}

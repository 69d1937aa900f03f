import { describe, expect, it } from 'vitest'
import { codeFrom, sessions, type Session } from './session.ts'

const NOW = Date.parse('2026-11-21T08:00:00Z')
const session = (name: string, minutes = 15): Session => ({
  token: `token-${name}`,
  renewal: `renewal-${name}`,
  expires_at: new Date(NOW + minutes * 60_000).toISOString(),
})

function tab(answers: Record<string, () => Response>, stored?: Session) {
  const kept = new Map<string, string>(stored ? [['quoin.session', JSON.stringify(stored)]] : [])
  const asked: [string, unknown][] = []
  let lost = 0
  const it = sessions({
    fetch: async (path, init) => {
      asked.push([path, JSON.parse(init.body)])
      const answer = Object.entries(answers).find(([end]) => path.endsWith(end))
      if (!answer) throw new Error(`Nothing answers ${path}`)
      return answer[1]()
    },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    now: () => NOW,
    onLost: () => lost++,
  })
  return { it, asked, kept, lost: () => lost }
}
const gives = (made: Session) => () => Response.json({ data: made })
const refuses = (status: number) => () =>
  Response.json({ error: { code: 'unauthorized', message: '', status } }, { status })

describe('a browser session', () => {
  it('trades a code for a token and keeps it to the tab', async () => {
    const { it, asked, kept } = tab({ '/session': gives(session('a')) })
    expect(await it.token()).toBeNull()
    expect(await it.signIn('code-1234')).toBe(true)
    expect(await it.token()).toBe('token-a')
    expect(asked).toEqual([['/api/v1/studio/session', { code: 'code-1234' }]])
    expect(JSON.parse(kept.get('quoin.session')!)).toEqual(session('a'))
  })

  it('is still there after a reload', async () => {
    const { it } = tab({}, session('a'))
    expect(it.alive()).toBe(true)
    expect(await it.token()).toBe('token-a')
  })

  it('is renewed before it ends, once, however many ask', async () => {
    const { it, asked } = tab({ '/renew': gives(session('b')) }, session('a', 0.5))
    expect(await Promise.all([it.token(), it.token(), it.token()])).toEqual(['token-b', 'token-b', 'token-b'])
    expect(asked).toEqual([['/api/v1/studio/session/renew', { renewal: 'renewal-a' }]])
  })

  it('ends when renewal is refused, and says so', async () => {
    const { it, kept, lost } = tab({ '/renew': refuses(401) }, session('a', -1))
    expect(await it.token()).toBeNull()
    expect(lost()).toBe(1)
    expect(kept.size).toBe(0)
  })

  it('does not end because the server stumbles', async () => {
    const { it, lost } = tab({ '/renew': refuses(503) }, session('a', 0.5))
    expect(await it.token()).toBe('token-a')
    expect(lost()).toBe(0)
  })

  it('does not begin with a refused code', async () => {
    const { it } = tab({ '/session': refuses(401) })
    expect(await it.signIn('code-1234')).toBe(false)
    expect(it.alive()).toBe(false)
  })
})

it('finds the code in a link, or takes the code alone', () => {
  expect(codeFrom('http://127.0.0.1:4310/studio/#code=abc%2Bdef')).toBe('abc+def')
  expect(codeFrom('  abcdefgh_1234 ')).toBe('abcdefgh_1234')
  expect(codeFrom('http://127.0.0.1:4310/studio/')).toBeNull()
  expect(codeFrom('')).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { isOurWindow, registerBridge, type IpcLike, type Sender } from './bridge.ts'
import { mayFrame, mayOpen } from './links.ts'

const ours: Sender = { senderFrame: { url: 'app://quoin/index.html#/today', parent: null }, sender: { id: 1 } }

describe('the sender check', () => {
  it('lets our own main frame pass', () => expect(isOurWindow(ours, [1])).toBe(true))

  it.each<[string, Sender]>([
    ['no frame', { ...ours, senderFrame: null }],
    ['a frame inside a page', { ...ours, senderFrame: { url: 'app://quoin/index.html', parent: {} } }],
    ['a window we did not make', { ...ours, sender: { id: 2 } }],
    ['about:blank', { ...ours, senderFrame: { url: 'about:blank', parent: null } }],
    ['another host of our scheme', { ...ours, senderFrame: { url: 'app://evil/index.html', parent: null } }],
    ['a host that begins like ours', { ...ours, senderFrame: { url: 'app://quoin.evil/', parent: null } }],
    ['another custom scheme', { ...ours, senderFrame: { url: 'data://quoin/', parent: null } }],
    ['the web', { ...ours, senderFrame: { url: 'https://quoin/', parent: null } }],
    ['no address', { ...ours, senderFrame: { url: '', parent: null } }],
  ])('refuses %s', (_, sender) => expect(isOurWindow(sender, [1])).toBe(false))
})

describe('the request channel', () => {
  const open = () => {
    const seen: Request[] = []
    let answer: ((event: Sender, message: unknown) => unknown) | undefined
    const ipc: IpcLike = { handle: (_, handler) => void (answer = handler) }
    registerBridge(ipc, {
      windowIds: () => [1],
      fetch: async (request) => {
        seen.push(request)
        return new Response('{"data":1}', { status: 201, headers: { etag: '"1"' } })
      },
    })
    return { seen, send: (event: Sender, message: unknown) => answer!(event, message) }
  }

  it('hands the message to the app and the answer back', async () => {
    const { send, seen } = open()
    const message = {
      method: 'POST',
      path: '/api/v1/studio/articles',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }
    expect(await send(ours, message)).toMatchObject({ status: 201, body: '{"data":1}', headers: { etag: '"1"' } })
    expect(await seen[0]!.text()).toBe('{}')
  })

  it('hands over the bytes of a file', async () => {
    const { send, seen } = open()
    const file = new Uint8Array([0, 255, 128])
    await send(ours, { method: 'POST', path: '/api/v1/studio/media/uploads?filename=a.png', file })
    expect(new Uint8Array(await seen[0]!.arrayBuffer())).toEqual(file)
  })

  it('hands a file back as bytes when it is asked to', async () => {
    const { send } = open()
    const answer = await send(ours, { method: 'GET', path: '/api/v1/studio/exports/1/file', binary: true })
    expect(answer).toMatchObject({ body: '', bytes: new TextEncoder().encode('{"data":1}') })
  })

  it('answers a foreign sender 403 and asks the app nothing', async () => {
    const { send, seen } = open()
    const stranger = { ...ours, sender: { id: 9 } }
    expect(await send(stranger, { method: 'GET', path: '/api/v1/studio/status' })).toMatchObject({ status: 403 })
    expect(seen).toEqual([])
  })

  it.each([
    null,
    'text',
    [],
    {},
    { method: 'TRACE', path: '/api/v1/studio/status' },
    { method: 'GET', path: '/etc/passwd' },
    { method: 'GET', path: '/api/v1/studio/status', extra: 1 },
    { method: 'GET', path: '/api/v1/studio/status', headers: { a: 1 } },
    { method: 'POST', path: '/api/v1/studio/articles', body: { a: 1 } },
    { method: 'POST', path: '/api/v1/studio/media/uploads', file: [1, 2] },
  ])('answers %j with 400 and asks the app nothing', async (message) => {
    const { send, seen } = open()
    expect(await send(ours, message)).toMatchObject({ status: 400 })
    expect(seen).toEqual([])
  })
})

describe('links to the outside', () => {
  it.each(['https://example.com/', 'http://127.0.0.1:4310/', 'mailto:a@b.example'])('opens %s', (url) =>
    expect(mayOpen(url)).toBe(true),
  )
  it.each([
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'smb://host/share',
    '\\\\host\\share',
    'https',
    '',
    7,
    null,
  ])('does not open %s', (url) => expect(mayOpen(url)).toBe(false))
})

describe('frames in the window', () => {
  it.each(['http://127.0.0.1:4311/_preview/bees/', 'http://bees.localhost:4311/', 'https://player.example.com/7'])(
    'may show %s',
    (url) => expect(mayFrame(url)).toBe(true),
  )
  it.each(['http://127.0.0.1.example.com:80/', 'http://example.com/', 'app://quoin/index.html', 'file:///etc/passwd'])(
    'may not show %s',
    (url) => expect(mayFrame(url)).toBe(false),
  )
})

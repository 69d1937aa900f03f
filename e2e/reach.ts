import type { BrowserContext, CDPSession, Page } from '@playwright/test'

export interface Targets {
  /** Origin of the studio, and what a stolen key would look like. */
  api: string
  bearer: string
  /** Another site of the same studio, or any page that the stranger would like to read. */
  other: string
}

/**
 * Tries from inside a page what a script of an attacker would try, without an act of the visitor. Answers what it got: nothing, where every
 * entry says `refused`. As text, because it runs through the debugger and not through a function of ours.
 */
const probe = ({ api, bearer, other }: Targets): string => `(async () => {
  const got = {}
  const attempt = async (name, act) => {
    try {
      const found = await Promise.race([act(), new Promise((_, no) => setTimeout(no, 1500, new Error('late')))])
      got[name] = found ? 'got ' + String(found).slice(0, 80) : 'refused'
    } catch { got[name] = 'refused' }
  }
  const loaded = (element) => new Promise((yes, no) => {
    element.onload = () => yes('loaded'); element.onerror = no; document.body.append(element)
  })
  const text = async (answer) => (await answer).text()
  await attempt('studio without a key', () => text(fetch(${JSON.stringify(api)} + '/api/v1/public/openapi.json')))
  await attempt('studio with a key', () => text(fetch(${JSON.stringify(api)} + '/api/v1/studio/hosted/sites', { headers: { authorization: ${JSON.stringify(bearer)} } })))
  await attempt('studio, blindly', () => fetch(${JSON.stringify(api)} + '/', { mode: 'no-cors' }).then(() => 'sent'))
  await attempt('studio by an old door', () => new Promise((yes, no) => {
    const old = new XMLHttpRequest(); old.onload = () => yes(old.responseText); old.onerror = no
    old.open('GET', ${JSON.stringify(api)} + '/'); old.send()
  }))
  await attempt('studio by a socket', () => new Promise((yes, no) => {
    const socket = new WebSocket(${JSON.stringify(api.replace('http', 'ws'))} + '/'); socket.onopen = () => yes('open'); socket.onerror = no
  }))
  await attempt('own pages', () => text(fetch(location.href)))
  await attempt('another site', () => text(fetch(${JSON.stringify(other)})))
  await attempt('another site in a frame', async () => {
    const frame = document.createElement('iframe'); frame.src = ${JSON.stringify(other)}
    await loaded(frame); return frame.contentDocument && frame.contentDocument.body.innerText
  })
  await attempt('a script of its own', async () => {
    const script = document.createElement('script'); script.textContent = 'globalThis.injected = "ran"'
    document.body.append(script); return globalThis.injected
  })
  await attempt('a handler of its own', async () => {
    const made = document.createElement('b'); made.setAttribute('onclick', 'globalThis.handled = "ran"')
    made.dispatchEvent(new Event('click')); return globalThis.handled
  })
  await attempt('local storage', async () => { localStorage.setItem('a', 'b'); return localStorage.getItem('a') })
  await attempt('session storage', async () => { sessionStorage.setItem('a', 'b'); return sessionStorage.getItem('a') })
  await attempt('cookies', async () => { document.cookie = 'a=b'; return document.cookie })
  await attempt('a database', () => new Promise((yes, no) => {
    const opening = indexedDB.open('a'); opening.onsuccess = () => yes('open'); opening.onerror = no
  }))
  await attempt('caches', () => caches.open('a'))
  await attempt('a service worker', () => navigator.serviceWorker.register(location.pathname))
  await attempt('a worker', () => new Promise((yes, no) => {
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage("works")'])))
    worker.onmessage = ({ data }) => yes(data); worker.onerror = no
  }))
  await attempt('a window', async () => window.open('about:blank'))
  await attempt('who opened it', async () => window.opener && window.opener.location.href)
  await attempt('what is around it', async () => top !== self && top.document && top.location.href)
  return got
})()`

export type Reach = Record<string, string>

/** `gesture: false`: the browser must not take it for something that the visitor did. */
export async function reachOf(context: BrowserContext, page: Page, targets: Targets): Promise<Reach> {
  const session: CDPSession = await context.newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', {
    expression: probe(targets),
    awaitPromise: true,
    returnByValue: true,
    userGesture: false,
  })
  await session.detach()
  return result.value as Reach
}

export const gained = (reach: Reach): string[] =>
  Object.entries(reach).flatMap(([name, found]) => (found === 'refused' ? [] : [`${name}: ${found}`]))

import type { BrowserContext, Frame, Page } from '@playwright/test'

/** What went wrong on a page that nothing should happen on. */
export interface Canary {
  /** Script of the attacker ran: each entry says how it was seen. */
  ran: string[]
  /** Asked for beyond this computer: sort and address. Pictures of other hosts are a writer's right. */
  asked: string[]
}

const WORD = 'the canary sings'

/**
 * Every attack calls `x()`. Here that speaks on the console; where it is not defined, its error is seen. Nothing of it leaves the computer.
 * `own`: origins that pages may ask.
 */
export async function hangCanary(context: BrowserContext): Promise<Canary> {
  const canary: Canary = { ran: [], asked: [] }
  await context.addInitScript((word) => {
    Object.assign(globalThis, { x: () => console.log(word) })
  }, WORD)
  await context.route(
    ({ hostname, protocol }) => /^https?:$/.test(protocol) && !/^(127\.0\.0\.1|(.+\.)?localhost)$/.test(hostname),
    (route) => {
      canary.asked.push(`${route.request().resourceType()} ${route.request().url()}`)
      return route.abort()
    },
  )
  context.on('console', (message) => message.text() === WORD && canary.ran.push(`console at ${message.page()?.url()}`))
  context.on('weberror', (error) => canary.ran.push(`error at ${error.page()?.url()}: ${error.error().message}`))
  context.on('dialog', (dialog) => {
    canary.ran.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('serviceworker', (worker) => canary.ran.push(`service worker ${worker.url()}`))
  return canary
}

/** Opens a page and does to it what may start a script that lies in wait. */
export async function provoke(page: Page, address: string, canary: Canary): Promise<void> {
  const popup = (other: Page) => canary.ran.push(`window ${other.url()} from ${address}`)
  page.on('popup', popup)
  const answer = await page.goto(address, { waitUntil: 'load' })
  const there = answer?.url() ?? page.url()
  await poke(page)
  const [before, after] = [there, page.url()].map((url) => url.replace(/#.*$/, ''))
  if (before !== after) canary.ran.push(`moved from ${there} to ${page.url()}`)
  page.off('popup', popup)
}

/** Many addresses, some at a time. */
export async function provokeAll(context: BrowserContext, addresses: readonly string[], canary: Canary): Promise<void> {
  const left = [...addresses]
  const tab = async () => {
    const page = await context.newPage()
    for (let next = left.pop(); next !== undefined; next = left.pop()) await provoke(page, next, canary)
    await page.close()
  }
  await Promise.all([tab(), tab(), tab()])
}

/** Every event that handlers are hung on, at every element; and every link that is none, clicked. */
export const poke = (page: Pick<Frame, 'evaluate'>): Promise<void> =>
  page.evaluate(() => {
    const events = ['click', 'mouseover', 'pointerenter', 'focus', 'toggle', 'load', 'error', 'start', 'animationend']
    for (const element of document.querySelectorAll('*')) {
      const leads = element.closest('a[href], area[href]')
      const { protocol } = (leads ?? location) as HTMLAnchorElement
      // From a disk every link to another page begins so.
      const isWebLink = leads && (/^(https?|mailto|tel):/.test(protocol) || protocol === location.protocol)
      const isForm = element.closest('form, label, summary, button')
      for (const name of events)
        if (name !== 'click' || !(isWebLink || isForm))
          element.dispatchEvent(new Event(name, { bubbles: false, cancelable: true }))
      if (leads === element && !isWebLink)
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  })

import { chromium, type Browser } from '@playwright/test'

export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.QUOIN_CHROMIUM && { executablePath: process.env.QUOIN_CHROMIUM }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  })

/** A page that reaches this computer alone, in which nothing moves. */
export async function openPage(browser: Browser) {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort())
  return page
}

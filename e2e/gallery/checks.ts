import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { objectionsTo } from '../../src/site/render/site.fixtures.ts'

/** WCAG 2.2 AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The page that is open, in light and in dark: `light: axe rule target: what is wrong`. */
export async function axeFlaws(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await flawsNow(new AxeBuilder({ page }).withTags(tags))
  await page.emulateMedia({ colorScheme: 'dark' })
  // What else the rules look at does not depend on colours.
  const dark = await flawsNow(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
  return [...light.map((flaw) => `light: ${flaw}`), ...dark.map((flaw) => `dark: ${flaw}`)]
}

async function flawsNow(axe: AxeBuilder): Promise<string[]> {
  const { violations, passes, inapplicable } = await axe.setLegacyMode().analyze()
  // A page that was not there would have none.
  if (passes.length + inapplicable.length === 0) return ['axe looked at nothing']
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `axe ${id} ${String(target)}: ${any[0]?.message ?? ''}`),
  )
}

/** A telephone scrolls one way. */
export async function overflowFlaws(page: Page, widths: readonly number[]): Promise<string[]> {
  const flaws: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const { over, what } = await page.evaluate(sticksOut)
    if (over > 0) flaws.push(`overflow at ${width}: ${over} px, ${what}`)
  }
  return flaws
}

/** Runs in the page. */
function sticksOut(): { over: number; what: string } {
  const root = document.documentElement
  const over = root.scrollWidth - root.clientWidth
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
  )
  return { over, what: wide.length > 0 ? `${wide[0]!.tagName} .${wide[0]!.getAttribute('class')}` : '' }
}

export const PAGE_BUDGET = 100_000

/** HTML and the sheet together, and no script where no section has one. */
export function weightFlaws(html: string, css: string, mayHaveScripts: boolean): string[] {
  const bytes = Buffer.byteLength(html) + Buffer.byteLength(css)
  const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")/g)].length
  return [
    ...(bytes >= PAGE_BUDGET ? [`weight: ${bytes} bytes of HTML and CSS`] : []),
    ...(scripts > 0 && !mayHaveScripts ? [`weight: ${scripts} scripts`] : []),
  ]
}

export const htmlFlaws = (html: string): string[] => objectionsTo(html).map((flaw) => `html ${flaw}`)

// `npm run e2e [-- file…]`: the journeys alone.
import { browser } from './browser.mjs'
import { build, run } from './tools.mjs'

const chromium = browser()
if (!chromium) {
  console.error('No Chromium was found, and none could be installed.')
  process.exit(1)
}
build('all')
const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
process.exit(run('@playwright/test/cli.js', args, { env: { QUOIN_CHROMIUM: chromium } }) ? 0 : 1)

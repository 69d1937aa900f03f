// `npm test`: types, lint, unit and integration tests, a short fuzz run, then the journeys in a real browser. Ends with one line of totals.
// With arguments, only vitest runs, and gets them: npm test -- -t keychain
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { build, root, run } from './tools.mjs'

const args = process.argv.slice(2)
const vitest = ['run', '--config', 'build/vitest.config.ts']
if (args.length > 0) process.exit(run('vitest/vitest.mjs', [...vitest, ...args]) ? 0 : 1)

const total = { passed: 0, failed: 0 }
const count = (passed, failed) => {
  total.passed += passed
  total.failed += failed
}
const heading = (text) => console.log(`\n── ${text}`)
const out = join(root, 'out/test')
mkdirSync(out, { recursive: true })

/** Totals from a report file; a run that wrote none has failed as a whole. */
function fromReport(file, read, succeeded) {
  const path = join(out, file)
  if (!existsSync(path)) return count(0, 1)
  const { passed, failed } = read(JSON.parse(readFileSync(path, 'utf8')))
  count(passed, succeeded ? failed : Math.max(failed, 1))
}

const ofVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numFailedTestSuites * Number(report.numFailedTests === 0),
})

heading('types')
const types = run('typescript/bin/tsc', ['--noEmit'])
count(Number(types), Number(!types))

heading('lint')
const lint = run('oxlint/bin/oxlint', ['--config', 'build/oxlint.json', '--type-aware'])
count(Number(lint), Number(!lint))

heading('unit and integration')
rmSync(join(out, 'vitest.json'), { force: true })
const unit = run('vitest/vitest.mjs', [
  ...vitest,
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=out/test/vitest.json',
])
fromReport('vitest.json', ofVitest, unit)

heading('fuzz')
rmSync(join(out, 'fuzz.json'), { force: true })
const fuzz = run('vitest/vitest.mjs', [
  'run',
  '--config=build/fuzz.config.ts',
  '--reporter=dot',
  '--reporter=json',
  '--outputFile.json=out/test/fuzz.json',
])
fromReport('fuzz.json', ofVitest, fuzz)

heading('journeys')
const chromium = browser()
if (chromium) {
  build('all')
  rmSync(join(out, 'playwright.json'), { force: true })
  const journeys = run('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { QUOIN_CHROMIUM: chromium },
  })
  fromReport(
    'playwright.json',
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    journeys,
  )
} else {
  console.log('The journeys did not run: no Chromium was found, and none could be installed. They count as failed.')
  count(0, 1)
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

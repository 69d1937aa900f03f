import { defineConfig } from '@playwright/test'
import { electronRuntime } from '../build/tools.mjs'

const runtime = electronRuntime()
if (!runtime)
  console.log('SKIPPED the electron project: its runtime is not installed (npx install-electron fetches it).')

/** Journeys are written once. Each starts its own studio on its own data folder: see hosts.ts. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.e2e.ts',
  outputDir: '../out/test/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../out/test/playwright.json' }]],
  // Pictures of every frame would cost the two cores more than the journeys themselves.
  use: { trace: { mode: 'retain-on-failure', screenshots: false }, screenshot: 'only-on-failure' },
  projects: [
    { name: 'browser', metadata: { host: 'browser' } },
    // The page of the API is for browsers: the app's window refuses to go there. Sections are what visitors see.
    ...(runtime
      ? [
          {
            name: 'electron',
            // A hostile site is for browsers too; the conflict holds requests back, which the bridge of the app has none of.
            testIgnore: ['api-page', 'sections', 'hostile-site', 'conflict'].map((name) => `**/${name}.e2e.ts`),
            metadata: { host: 'electron', runtime },
          },
        ]
      : []),
  ],
})

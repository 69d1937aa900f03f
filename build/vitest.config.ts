import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'electron/**/*.test.ts', 'build/**/*.test.ts'],
    testTimeout: 20_000,
    pool: 'forks',
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['src/**/*.fuzz.ts'],
    testTimeout: process.env.QUOIN_TEST === 'long' ? 600_000 : 60_000,
    pool: 'forks',
    bail: process.env.QUOIN_TEST === 'long' ? 0 : 20,
  },
})

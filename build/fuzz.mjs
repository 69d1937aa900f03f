// `npm run test:fuzz`: inputs of every operation and around them, over HTTP. QUOIN_SEED=n repeats a run, QUOIN_TEST=long takes its time.
import { run } from './tools.mjs'

const args = ['run', '--config', 'build/fuzz.config.ts', '--reporter=dot', ...process.argv.slice(2)]
process.exit(run('vitest/vitest.mjs', args) ? 0 : 1)

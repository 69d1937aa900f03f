// `npm start`: builds, then opens the studio in Electron where its runtime is installed, else in the browser host.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, electronRuntime, root } from './tools.mjs'

build('all')
const runtime = process.argv.includes('--browser') ? null : electronRuntime()
if (runtime) {
  const child = spawn(runtime, [root], { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
} else {
  process.argv = [
    process.argv[0],
    join(root, 'out/main/host.js'),
    ...process.argv.slice(2).filter((arg) => arg !== '--browser'),
  ]
  await import('../out/main/host.js')
}

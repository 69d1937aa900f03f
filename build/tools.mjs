// What the scripts beside this file share.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs one of our packages' programs by its file, so that nothing depends on PATH. True when it succeeded. */
export function run(program, args, { env = {}, stdout = 1 } = {}) {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: ['ignore', stdout, 2],
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** `core` leaves the window out. What the build prints goes to stderr. */
export function build(parts) {
  const env = parts === 'core' ? { QUOIN_BUILD: 'core' } : {}
  if (run('electron-vite/bin/electron-vite.js', ['build', '--logLevel', 'warn'], { env, stdout: 2 })) return
  console.error('[quoin] the build failed; the lines above say why.')
  process.exit(1)
}

/** The Electron runtime on disk, or null. Importing `electron` to find out would download it. */
export function electronRuntime() {
  const folder = join(root, 'node_modules', 'electron')
  const pathFile = join(folder, 'path.txt')
  const fallback =
    { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' }[process.platform] ?? 'electron'
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8').trim() : fallback
  const binary = join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist'), name)
  return existsSync(binary) ? binary : null
}

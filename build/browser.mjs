// Finds a Chromium for the journeys; on Debian as root, installs it.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const runs = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const inPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(runs)

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('[quoin] installing Chromium…')
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  const installed =
    apt('install', '-y', '-qq', 'chromium') || (apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium'))
  if (!installed) return undefined
  return inPath()
}

/** Path of a Chromium, or undefined. */
export function browser() {
  const own = process.env.QUOIN_CHROMIUM
  if (own && runs(own)) return own
  if (runs(chromium.executablePath())) return chromium.executablePath()
  return inPath() ?? install()
}

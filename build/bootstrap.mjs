// Makes a fresh clone ready, then runs one of the scripts beside this file under Node 24:
//
//   node build/bootstrap.mjs start|check|serve|bench|e2e|… [args…]
//
// It runs on whatever Node a machine has (20 was tried), so: plain JavaScript, node: modules only.
// Whatever installing prints goes to stderr: stdout belongs to the script.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.quoin-stamp')
const windows = process.platform === 'win32'

const say = (text) => console.error(`[quoin] ${text}`)
const npm = (...args) =>
  spawnSync('npm', [...args, '--loglevel=error'], { cwd: root, stdio: ['ignore', 2, 2], shell: windows }).status === 0

function give(up) {
  say(up)
  process.exit(1)
}

/** `npm ci`, once per lockfile and platform. */
function installPackages() {
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  say('installing packages, once per lockfile…')
  // A plain `npm ci` would compile better-sqlite3, which brings its binaries along.
  if (!npm('ci', '--ignore-scripts', '--no-audit', '--no-fund')) {
    give('npm ci failed; the lines above say why. It needs the npm registry.')
  }
  writeFileSync(stampFile, stamp)
}

/** The folder of a Node 24 (null: the one in PATH), or undefined. better-sqlite3 crashes on another major. */
function findNode24() {
  const own = join(modules, 'node', 'bin')
  for (const [folder, command] of [
    [own, join(own, windows ? 'node.exe' : 'node')],
    [null, 'node'],
  ]) {
    try {
      const version = execFileSync(command, ['-v'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      if (version.startsWith('v24.')) return { folder, command }
    } catch {
      // Not there: the next place.
    }
  }
  return undefined
}

const [script, ...args] = process.argv.slice(2)
const file = script && join(root, 'build', `${script}.mjs`)
if (!file || !existsSync(file)) give('usage: node build/bootstrap.mjs SCRIPT [args…], where build/SCRIPT.mjs exists')

installPackages()
let node = findNode24()
if (!node) {
  npm('rebuild', 'node', '--ignore-scripts=false')
  node = findNode24()
}
if (!node) give(`Node 24 is needed. This is ${process.version}, and the packaged Node 24 could not be installed.`)

const PATH = [node.folder, join(modules, '.bin'), process.env.PATH].filter(Boolean).join(delimiter)
const child = spawn(node.command, [file, ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, PATH } })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

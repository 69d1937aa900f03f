import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { median, spreadOf, type Row } from './rows.ts'
import { peersHere, timeOf } from './site-peers.ts'
import { type Delay, startSites } from './site-studio.ts'

const REPEATS = 3
/** Folders in memory show the work, folders on the disk what a person waits for. */
const SHM = '/dev/shm'
const places = () => [
  ...(existsSync(SHM) ? [{ where: 'in memory', base: SHM }] : []),
  { where: 'on disk', base: tmpdir() },
]

/** A whole export into an empty folder, then one after a changed post; beside plain writing of the files, and the peers. */
export async function exports(data: string, posts: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const place of places()) rows.push(...(await exportsAt(data, posts, place)))
  return rows
}

async function exportsAt(data: string, posts: number, { where, base }: { where: string; base: string }) {
  const room = mkdtempSync(join(base, 'quoin-bench-'))
  process.on('exit', () => rmSync(room, { recursive: true, force: true }))
  const peers = peersHere().map((peer) => ({ ...peer, took: [] as number[], mb: 0, source: join(room, peer.name) }))
  for (const peer of peers) peer.prepare(peer.source, posts)
  const full: number[] = []
  const again: number[] = []
  const limit: number[] = []
  const held: Delay[] = []
  let files = 0
  let written = 0
  let mb = 0
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const folder = join(room, `ours-${repeat}`)
    const studio = await startSites(data)
    await studio.ask('watch', {})
    const done = await studio.ask('export', { folder })
    held.push(await studio.ask('watched', {}))
    mb = Math.max(mb, (await studio.ask('memory', {})).mb)
    full.push(done.ms)
    files = done.files
    for (let change = 0; change < 3; change++) {
      await studio.ask('change', { post_id: Math.ceil(posts / 2) + change })
      const { ms, written: count } = await studio.ask('export', { folder })
      again.push(ms)
      written = count
    }
    await studio.stop()
    limit.push(plainWrite(folder, join(room, 'plain')))
    rmSync(folder, { recursive: true })
    for (const peer of peers) {
      const out = join(room, 'out')
      const { seconds, mb: peak } = await timeOf(peer.build(peer.source, out), peer.source)
      peer.took.push(seconds * 1000)
      peer.mb = Math.max(peer.mb, peak ?? 0)
      rmSync(out, { recursive: true })
      // Peers keep what they made out: the next build begins from nothing, as ours does.
      peer.prepare(peer.source, posts)
    }
  }
  rmSync(room, { recursive: true })
  const ours = median(full)
  const spread = spreadOf(
    full.map((ms) => ms / 1000),
    2,
  )
  const what = `export of ${posts} posts, ${where}`
  const said = `${(ours / 1000).toFixed(2)} s, ${files} files, ${((files / ours) * 1000).toFixed(0)}/s, ${mb.toFixed(0)} MB`
  const against = (peer: string, took: number[], more = ''): Row => ({
    what: `${what}, beside ${peer}`,
    ours: said,
    peer: `${(median(took) / 1000).toFixed(2)} s${more}`,
    ratio: `${(median(took) / ours).toFixed(2)} × as fast`,
    spread,
  })
  return [
    against('plain writing', limit),
    ...peers.map(({ name, took, mb: peak }) => against(name, took, peak ? `, ${peak.toFixed(0)} MB` : '')),
    {
      what: `one post of ${posts} changed, ${where}`,
      ours: `${median(again).toFixed(0)} ms, ${written} files`,
      peer: 'promised 150 ms',
      ratio: `${(median(again) / 150).toFixed(2)} of the promise`,
      spread: spreadOf(again),
    },
    heldUp(`event loop, ${what}`, held),
  ]
}

/** How long the main process was held up, beside what is promised. */
export const heldUp = (what: string, held: readonly Delay[]): Row => {
  const p99 = median(held.map((delay) => delay.p99))
  const worst = held.map(({ max }) => max)
  return {
    what,
    ours: `p99 ${p99.toFixed(1)} ms, max ${median(worst).toFixed(1)}`,
    peer: 'promised p99 16 ms, max 50',
    ratio: `${(p99 / 16).toFixed(2)} of the promise`,
    spread: `max ${spreadOf(worst, 1)}`,
  }
}

/** Milliseconds to write the same files, which stand in memory, into an empty folder. */
function plainWrite(from: string, to: string): number {
  const names = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1))
  const files = names.map((name) => [join(to, name), readFileSync(join(from, name))] as const)
  const began = performance.now()
  for (const [file, bytes] of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  const took = performance.now() - began
  rmSync(to, { recursive: true })
  return took
}

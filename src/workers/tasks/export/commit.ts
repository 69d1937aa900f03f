import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ExportDone, ExportPlace, ExportRefusal } from '../../../contract/site-export.ts'
import { factsOf, neededBy } from './check.ts'
import { filesBelow, insideOf, isThere, removeWithFolders, shaOfFile, sizeOf, syncAll } from './files.ts'
import { announce, type Fact, type KnownExport, readManifest, writeManifest } from './manifest.ts'
import { NEW, readPlan } from './staging.ts'

/**
 * Moves what was staged to its place. Before the first file moves, it is written down what will be ours: a process that
 * dies in the middle leaves a folder that the next export knows and puts right.
 */
export async function commitExport({
  place,
}: {
  place: ExportPlace
}): Promise<ExportDone | { refused: ExportRefusal; name: string }> {
  const { folder, staging } = place
  const home = join(staging, NEW)
  const read = readManifest(folder)
  if (read === 'unreadable') return { refused: 'unreadable', name: folder }
  const before: ReadonlyMap<string, Fact> = read?.files ?? new Map()
  const { site_id, settings } = readPlan(staging)
  const next = nextFiles(place, before)

  const staged = filesBelow(home)
  const toWrite = staged.filter((name) => !isSame(folder, before.get(name), next.get(name)))
  const inside = insideOf(folder)
  const away = toWrite.find((name) => !inside(name))
  if (away !== undefined) return { refused: 'leads_away', name: away }
  const strange = toWrite.find((name) => !before.has(name) && isThere(folder, name))
  if (strange !== undefined) return { refused: 'in_the_way', name: strange }
  const gone = [...before.values()].filter(({ name }) => !next.has(name))

  await syncAll(home, toWrite)
  if (toWrite.length > 0 || gone.length > 0) announce(folder, { site_id, settings }, toWrite)
  if (toWrite.length === staged.length) moveAll(home, folder)
  else for (const name of toWrite) moveOne(home, folder, name)
  const removed = gone.filter((fact) => inside(fact.name) && removeOurs(folder, fact))
  const known: KnownExport = { site_id, settings, files: next }
  writeManifest(folder, known)
  rmSync(staging, { recursive: true, force: true })
  const bytes = [...next.values()].reduce((sum, fact) => sum + fact.bytes, 0)
  return { files: next.size, written: toWrite.length, removed: removed.length, bytes }
}

/** All files of the new export: pages, what was made beside them, and the pictures and fonts that they need. */
function nextFiles({ folder, staging }: ExportPlace, before: ReadonlyMap<string, Fact>): Map<string, Fact> {
  const facts = factsOf({ folder, staging })
  const home = join(staging, NEW)
  const needed = neededBy(facts).flatMap((name): Fact[] => {
    const bytes = sizeOf(home, name)
    if (bytes !== null) return [{ name, print: name, sha256: shaOfFile(home, name), bytes }]
    const known = before.get(name)
    return known ? [known] : []
  })
  for (const fact of needed) facts.set(fact.name, fact)
  return facts
}

/** It was drawn again, and came out as it lies there. */
const isSame = (folder: string, before: Fact | undefined, next: Fact | undefined): boolean =>
  before !== undefined && before.sha256 === next?.sha256 && sizeOf(folder, before.name) === before.bytes

function moveOne(home: string, folder: string, name: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  renameSync(join(home, name), join(folder, name))
}

/** Folders that are not there yet are moved as they are: a first export moves a few, not thousands of files. */
function moveAll(home: string, folder: string): void {
  for (const entry of readdirSync(home, { withFileTypes: true })) {
    if (entry.isDirectory() && isThere(folder, entry.name)) moveAll(join(home, entry.name), join(folder, entry.name))
    else renameSync(join(home, entry.name), join(folder, entry.name))
  }
}

/** Only what lies there as we wrote it: a file that was changed by hand is its author's. */
function removeOurs(folder: string, { name, sha256, bytes, print }: Fact): boolean {
  if (print !== '' && (sizeOf(folder, name) !== bytes || shaOfFile(folder, name) !== sha256)) return false
  if (print === '' && !isThere(folder, name)) return false
  removeWithFolders(folder, name)
  return true
}

export function abandonExport({ place }: { place: ExportPlace }): void {
  rmSync(place.staging, { recursive: true, force: true })
}

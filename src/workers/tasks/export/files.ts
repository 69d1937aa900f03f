import { createHash } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'

export const sha256Of = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Disks take no longer name of a file or a folder; bytes. */
const LONGEST_PART = 240

/** A name that can only lie inside: parts of letters, digits and quiet signs, none of them dots alone. */
export const isSafeName = (name: string): boolean =>
  name.length < 500 &&
  name
    .split('/')
    .every(
      (part) =>
        /^[^\\/:*?"<>|\p{Cc}]+$/u.test(part) && !/^\.{1,2}$/.test(part) && Buffer.byteLength(part) <= LONGEST_PART,
    )

/** `/about/` is `about/index.html`, `/feed.xml` is itself. */
export const nameOf = (path: string): string => (path.endsWith('/') ? `${path}index.html` : path).slice(1)

/** Size of a file that is a file; null for a link, a folder, or nothing. */
export function sizeOf(folder: string, name: string): number | null {
  const facts = lstatSync(join(folder, name), { throwIfNoEntry: false })
  return facts?.isFile() ? facts.size : null
}

export const isThere = (folder: string, name: string): boolean =>
  lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined

export function put(folder: string, name: string, bytes: string | Uint8Array): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

/** Under another name first, and on the disk before it bears its own. */
export function writeWhole(folder: string, name: string, text: string): void {
  const temporary = join(folder, `${name}.tmp`)
  const file = openSync(temporary, 'w')
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(temporary, join(folder, name))
}

/** Some at once: the disk takes them together. */
export async function syncAll(folder: string, names: readonly string[]): Promise<void> {
  const rest = [...names]
  const turn = async () => {
    for (let name = rest.pop(); name !== undefined; name = rest.pop()) {
      const file = await open(join(folder, name), 'r+')
      try {
        await file.datasync()
      } finally {
        await file.close()
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, turn))
}

/** Says whether a name leads to a place inside the folder: no folder on the way is a link to elsewhere. */
export function insideOf(folder: string): (name: string) => boolean {
  const known = new Map<string, boolean>()
  const isInside = (home: string): boolean => {
    if (home === '.') return true
    const sure = known.get(home)
    if (sure !== undefined) return sure
    const facts = lstatSync(join(folder, home), { throwIfNoEntry: false })
    const inside = (facts === undefined || facts.isDirectory()) && isInside(dirname(home))
    known.set(home, inside)
    return inside
  }
  return (name) => isSafeName(name) && isInside(dirname(name))
}

export const shaOfFile = (folder: string, name: string): string => sha256Of(readFileSync(join(folder, name)))

/** Removes a file, and the folders that are empty without it. */
export function removeWithFolders(folder: string, name: string): void {
  rmSync(join(folder, name), { force: true })
  for (let home = dirname(name); home !== '.'; home = dirname(home)) {
    if (readdirSync(join(folder, home)).length > 0) return
    rmdirSync(join(folder, home))
  }
}

/** Every file below a folder, as names from it, in the order of their letters. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort()
}

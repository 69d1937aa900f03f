import { randomBytes, webcrypto } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ImageMime } from './image-worker.ts'

export const extensions: Record<ImageMime, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

/** In a thread of the runtime: 25 MB would hold up the window. */
export const sha256Of = async (bytes: Uint8Array): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex')

/** `9f86….png` lies in `media/9f/`. */
const pathOf = (folder: string, name: string): string => join(folder, 'media', shelved(name))

/** `9f/9f86….png` */
export const shelved = (name: string): string => `${name.slice(0, 2)}/${name}`

/**
 * A temporary name, then the disk, then its own name: a file that is there is whole. Only after that may a row speak of
 * it. The name says what the bytes are, so one that is there already is left alone.
 */
export async function writeMediaFile(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const path = pathOf(folder, name)
  const there = await stat(path).catch(() => null)
  if (there?.size === bytes.byteLength) {
    // Young again, or the sweeper might take it before its row is there.
    const now = new Date()
    return utimes(path, now, now)
  }
  const home = dirname(path)
  await mkdir(home, { recursive: true })
  const temporary = join(home, `.${randomBytes(8).toString('hex')}.tmp`)
  try {
    const file = await open(temporary, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(home)
}

/** Not every system lets a folder be opened; where it does, the new name is on the disk too. */
async function syncFolder(home: string): Promise<void> {
  const handle = await open(home, 'r').catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/** Null when there is no such file. */
export async function readMediaFile(folder: string, name: string): Promise<Uint8Array | null> {
  try {
    return await readFile(pathOf(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export const removeMediaFile = (folder: string, name: string): Promise<void> =>
  rm(pathOf(folder, name), { force: true })

/** Files that were last touched before `before`, temporary ones among them: `9f/9f86….png`. */
export async function oldMediaFiles(folder: string, before: number): Promise<string[]> {
  const root = join(folder, 'media')
  const old: string[] = []
  for (const shelf of await readdir(root).catch(() => [])) {
    if (!/^[0-9a-f]{2}$/.test(shelf)) continue
    for (const name of await readdir(join(root, shelf))) {
      const facts = await stat(join(root, shelf, name)).catch(() => null)
      if (facts?.isFile() && facts.mtimeMs < before) old.push(`${shelf}/${name}`)
    }
  }
  return old
}

/** Of what `oldMediaFiles` named, if it is still as old. */
export async function removeOldFile(folder: string, file: string, before: number): Promise<void> {
  const path = join(folder, 'media', file)
  if ((await stat(path)).mtimeMs < before) await rm(path, { force: true })
}

import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { readManifest } from './manifest.ts'

/** Every archive says this of every file: the same site gives the same bytes. */
const LONG_AGO = new Date(1980, 0, 1)
/** These are as small as they get. */
const PACKED = /\.(?:webp|avif|jpeg|woff2)$/

export async function zipExport({ folder, file }: { folder: string; file: string }): Promise<number> {
  const known = readManifest(folder)
  if (known === null || known === 'unreadable') throw new Error('There is no finished export in this folder.')
  const zip = new ZipFile()
  for (const name of [...known.files.keys()].sort()) {
    zip.addFile(join(folder, name), name, {
      mtime: LONG_AGO,
      forceDosTimestamp: true,
      mode: 0o100644,
      compress: !PACKED.test(name),
    })
  }
  zip.end()
  await mkdir(dirname(file), { recursive: true })
  const temporary = `${file}.tmp`
  try {
    await pipeline(zip.outputStream, createWriteStream(temporary))
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  return (await stat(file)).size
}

import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'

/** Unpacks an archive that we made. */
export async function unzip(archive: string, folder: string): Promise<void> {
  const zip = await openPromise(archive)
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      const file = join(folder, entry.fileName)
      await mkdir(dirname(file), { recursive: true })
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(file))
    }
  } finally {
    zip.close()
  }
}

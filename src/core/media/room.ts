import { statfs } from 'node:fs/promises'
import { StudioError } from '../errors.ts'

/** Below this nothing new is begun: what is free is for what is written already. */
const LEAST_BYTES = 200_000_000

/** Throws 503 `storage_full`. */
export function checkRoom(free: number): void {
  if (free >= LEAST_BYTES) return
  throw new StudioError(
    'unavailable',
    `Only ${Math.floor(free / 1_000_000)} MB are free on the disk, so no new picture is begun. Everything saved is safe. Free some space and try again.`,
    { details: [{ path: '', code: 'storage_full', message: 'The disk is almost full.' }] },
  )
}

/** Before a picture is bought, drawn or taken in. A disk that cannot say how full it is, is let be. */
export async function mustHaveRoom(folder: string): Promise<void> {
  const disk = await statfs(folder).catch(() => null)
  if (disk) checkRoom(disk.bavail * disk.bsize)
}

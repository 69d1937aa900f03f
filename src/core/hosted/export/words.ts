import { StudioError } from '../../errors.ts'

const disk: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full.',
  EACCES: 'Quoin may not write into this folder.',
  EPERM: 'Quoin may not write into this folder.',
  EROFS: 'This folder can only be read.',
  ENOTDIR: 'A part of the path of this folder is a file.',
  EISDIR: 'A folder stands where the site has a file.',
  ENAMETOOLONG: 'An address of the site is too long for a name on this disk.',
  EIO: 'The disk does not answer as it should.',
}

/** A failure of the file system in words. Anything else goes on as it is. */
export function inWords(error: unknown): unknown {
  const code = error instanceof Error && !(error instanceof StudioError) && /\b(E[A-Z]{2,})\b/.exec(error.message)?.[1]
  const words = code ? disk[code] : undefined
  if (!words) return error
  return new StudioError(
    'unavailable',
    `${words} The export was stopped; your site is safe. Mend that or choose another folder, then export again: it puts right what is missing.`,
    { cause: error },
  )
}

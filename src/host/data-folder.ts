import { accessSync, constants, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where a workspace lives unless another folder is named. */
export function defaultDataFolder(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Quoin')
  if (platform === 'win32') return join(env.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'Quoin')
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'quoin')
}

export class FolderUnusableError extends Error {}

const reasons: Record<string, string> = {
  ENOTDIR: 'there is a file in the way',
  EEXIST: 'there is a file of this name',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk can only be read',
  ENOENT: 'the path cannot be made',
  ENOSPC: 'the disk is full',
}

/** Makes the folder if need be. Throws FolderUnusableError, in words, when no workspace can live there. */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = reasons[(cause as NodeJS.ErrnoException).code ?? '']
    if (!reason) throw cause
    throw new FolderUnusableError(
      `No workspace can be kept in ${folder}: ${reason}. Nothing was changed. Name another folder with --data.`,
      { cause },
    )
  }
}

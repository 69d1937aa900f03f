import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where a workspace lives unless another folder is named. */
export function defaultDataFolder(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Quoin')
  if (platform === 'win32') return join(env.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'Quoin')
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'quoin')
}

import { readFile, realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReadAsset } from '../api/docs.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
}

/** Reads files of one folder and of nothing outside it; links that lead out are refused. Only known types. */
export function folderAssets(folder: URL): ReadAsset {
  const root = fileURLToPath(folder)
  return async (name) => {
    const type = TYPES[extname(name)]
    if (!type || name.includes('\0')) return null
    try {
      const [home, file] = await Promise.all([realpath(root), realpath(join(root, name))])
      if (!file.startsWith(home.endsWith(sep) ? home : home + sep)) return null
      return { bytes: await readFile(file), type }
    } catch {
      return null
    }
  }
}

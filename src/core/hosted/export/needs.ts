import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ExportPlace } from '../../../contract/site-export.ts'
import type { Context } from '../../context.ts'
import { readMedia, type Rendition } from '../../media/reader.ts'

const PICTURE = /^media\/([0-9a-f]{64})\/(\d{1,5})\.(webp|avif|jpeg)$/

/** Puts pictures and fonts that pages need beside them. Names of those that cannot be had come back. */
export async function fetchNeeds(
  ctx: Context,
  { staging }: ExportPlace,
  needs: readonly string[],
  { signal, progress }: { signal: AbortSignal; progress(share: number): void },
): Promise<string[]> {
  const missing: string[] = []
  for (const [at, name] of needs.entries()) {
    signal.throwIfAborted()
    const bytes = await bytesOf(ctx, name)
    if (bytes) {
      const file = join(staging, 'new', name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, bytes)
    } else missing.push(name)
    progress((at + 1) / needs.length)
  }
  return missing
}

async function bytesOf(ctx: Context, name: string): Promise<Uint8Array | null> {
  const [, sha256, width, format] = PICTURE.exec(name) ?? []
  if (!sha256) return ctx.siteFont(name)
  const file = await readMedia(ctx, sha256, { width: Number(width), format: format as Rendition['format'] })
  return file?.bytes ?? null
}

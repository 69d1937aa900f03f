import type { StudioCore } from '../../core/index.ts'
import type { Rendition } from '../../core/media/reader.ts'
import { fontFiles } from '../../site/theme/fonts.ts'
import type { ReadFont } from '../site-assets.ts'
import { type Answer, makeAnswer } from './answer.ts'
import { fileHeaders, fontHeaders } from './headers.ts'

export interface FileParts {
  core: Pick<StudioCore, 'readMedia'>
  font: ReadFont
}

const PICTURE = /^media\/([0-9a-f]{64})\/(\d{1,5})\.(webp|avif|jpeg)$/
const FONTS: ReadonlySet<string> = new Set(fontFiles.map(({ path }) => path))

/** Pictures and fonts, the same for every site; `path` without a slash before it. Null: it is none of them. */
export function createFiles({ core, font }: FileParts): (path: string) => Promise<Answer | null> {
  return async (path) => {
    if (path.startsWith('fonts/')) {
      const bytes = FONTS.has(path) && (await font(path))
      return bytes ? makeAnswer({ type: 'font/woff2', headers: fontHeaders, body: bytes, keep: 'immutable' }) : null
    }
    const [, sha256, width, format] = PICTURE.exec(path) ?? []
    if (!sha256) return null
    // Never the picture as it was stored: it may say where a photograph was taken.
    const file = await core.readMedia(sha256, { width: Number(width), format: format as Rendition['format'] })
    return file && makeAnswer({ type: file.mime, headers: fileHeaders, body: file.bytes, keep: 'immutable' })
  }
}

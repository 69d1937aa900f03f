import type { ImageModelKey } from '../../contract/images.ts'
import type { ImageStyle, MediaFolder } from '../../contract/media.ts'
import { StudioError, invalidField } from '../errors.ts'

const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920] as const
/** Above this width AVIF takes longer than it saves. */
export const AVIF_WIDTH = 960

/** The standard widths that are no wider than the picture, and its own. */
export const widthsOf = ({ width }: { width: number }): number[] => [
  ...RENDITION_WIDTHS.filter((each) => each < width),
  width,
]

/** Models that do a style well. Where a style is missing here, or none is named, every model but the smallest does. */
const doWell: Partial<Record<ImageStyle, readonly ImageModelKey[]>> = {
  realistic: ['family-a-pro', 'family-a-max', 'family-a-flex', 'vendor-a-image', 'vendor-c-image'],
  cartoon: ['family-a-klein', 'family-a-pro', 'family-a-max', 'vendor-a-image', 'vendor-c-image'],
  watercolor: ['family-a-pro', 'family-a-max', 'vendor-a-image', 'vendor-c-image'],
  'oil-painting': ['family-a-pro', 'family-a-max', 'vendor-a-image', 'vendor-c-image'],
  '3d-render': ['family-a-klein', 'family-a-pro', 'family-a-max', 'family-a-flex', 'vendor-a-image', 'vendor-c-image'],
  anime: ['family-a-klein', 'family-a-pro', 'family-a-max', 'vendor-a-image', 'vendor-c-image'],
  sketch: ['family-a-klein', 'family-a-pro', 'vendor-a-image', 'vendor-c-image'],
  'pop-art': ['family-a-klein', 'family-a-pro', 'family-a-flex', 'vendor-a-image', 'vendor-c-image'],
  'pixel-art': ['vendor-a-image', 'vendor-c-image', 'family-a-flex', 'family-a-pro'],
  cyberpunk: ['family-a-pro', 'family-a-max', 'family-a-flex', 'vendor-a-image', 'vendor-c-image'],
}

const byDefault: readonly ImageModelKey[] = [
  'family-a-pro',
  'family-a-flex',
  'family-a-max',
  'vendor-a-image',
  'vendor-c-image',
]

export interface Candidate {
  key: ImageModelKey
  /** A key is stored for it, or its server needs none. */
  ready: boolean
  usd: number
}

/** `auto`: of the models that can be used, the cheapest that does the style well; else the cheapest. Null: none is ready. */
export function chooseModel(candidates: readonly Candidate[], style: ImageStyle | null): ImageModelKey | null {
  const good = (style && doWell[style]) ?? byDefault
  const ready = candidates.filter((candidate) => candidate.ready).toSorted((a, b) => a.usd - b.usd)
  return (ready.find(({ key }) => good.includes(key)) ?? ready[0])?.key ?? null
}

type Folder = Pick<MediaFolder, 'id' | 'name' | 'parent_id'>

const DEPTH = 12

/** Of a folder with all that lies in it: 1 when it holds none. */
const levelsBelow = (folders: readonly Folder[], id: number): number =>
  1 + Math.max(0, ...folders.filter(({ parent_id }) => parent_id === id).map((each) => levelsBelow(folders, each.id)))

/** Folders as they may stand: one name once among siblings in whatever case, no circle, not too deep. */
export function checkFolder(folders: readonly Folder[], wish: Folder): void {
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  let depth = levelsBelow(folders, wish.id)
  for (let at = wish.parent_id; at !== null; depth++) {
    const parent = byId.get(at)
    if (!parent) throw invalidField('parent_id', 'folder_unknown', `There is no folder with id ${at}.`)
    if (at === wish.id) {
      throw invalidField('parent_id', 'folder_circle', 'A folder cannot lie inside itself. Nothing was moved.')
    }
    if (depth >= DEPTH) {
      throw invalidField('parent_id', 'folder_depth', `Folders lie at most ${DEPTH} deep. Nothing was changed.`)
    }
    at = parent.parent_id
  }
  const same = (a: string, b: string) => a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase()
  const taken = folders.some(
    ({ id, name, parent_id }) => id !== wish.id && parent_id === wish.parent_id && same(name, wish.name),
  )
  if (taken) {
    throw new StudioError('conflict', 'There is a folder with this name already. Nothing was changed.', {
      details: [{ path: 'name', code: 'name_taken', message: 'There is a folder with this name already.' }],
    })
  }
}

/** A label for people: one line, no path, at most 200 characters, ending as the bytes do. */
export function planFilename(wished: string, extension: string): string {
  const line = wished
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .split(/[\\/]/)
    .at(-1)!
    .trim()
  const stem = line.replace(/\.(png|jpe?g|webp|gif|avif|svg|heic|bmp|tiff?)$/i, '').replace(/^\.+/, '')
  return `${(stem || 'picture').slice(0, 180).trim()}.${extension}`
}

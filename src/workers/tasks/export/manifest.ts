import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { SiteProblem } from '../../../contract/site-studio.ts'
import { sha256Of, writeWhole } from './files.ts'

/** What the folder of an export bears, so that the next one knows what it may touch. */
export const MANIFEST = '.quoin-export.json'
/** Lies beside it while files are moved: their names, a JSON list. */
const UNDER_WAY = `${MANIFEST}.under-way`
/** Begins the name of a folder that an export works in. */
export const STAGING = '.quoin-export-'

/** One file of an export. Numbers of `links`, `needs` and `ids` are places in the texts of the manifest. */
const Entry = z.object({
  /** Says what the file was made from; the same again: the same bytes. Empty: it was being replaced. */
  print: z.string(),
  sha256: z.string(),
  bytes: z.int(),
  links: z.array(z.int()).optional(),
  needs: z.array(z.int()).optional(),
  ids: z.array(z.int()).optional(),
  problems: z.array(SiteProblem).optional(),
  /** It says something else on another day. */
  day: z.string().optional(),
})

const Manifest = z.object({
  quoin: z.literal(1),
  site_id: z.int(),
  settings: z.string(),
  texts: z.array(z.string()),
  files: z.record(z.string(), Entry),
})
export type Manifest = z.infer<typeof Manifest>

/** The same with its texts in place of their numbers. */
export interface Fact {
  /** From the root of the export: `about/index.html`. */
  name: string
  print: string
  sha256: string
  bytes: number
  links?: string[]
  needs?: string[]
  ids?: string[]
  problems?: SiteProblem[]
  day?: string
}

export interface KnownExport {
  site_id: number
  settings: string
  files: ReadonlyMap<string, Fact>
}

/** A cache: what the last manifest said, for as long as its file is the same. Reading it again costs more than drawing. */
let last: { mark: string; known: KnownExport } | null = null

const markOf = (folder: string): string | null => {
  const [facts, moving] = [MANIFEST, UNDER_WAY].map((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false, bigint: true }),
  )
  return facts ? `${folder} ${facts.ino} ${facts.size} ${facts.mtimeNs} ${facts.ctimeNs} ${moving?.mtimeNs}` : null
}

/** Null: there is none. `unreadable`: there is one that we did not write so. */
export function readManifest(folder: string): KnownExport | 'unreadable' | null {
  const mark = markOf(folder)
  if (mark === null) return null
  if (last?.mark === mark) return last.known
  const parsed = Manifest.safeParse(parsedJson(readFileSync(join(folder, MANIFEST), 'utf8')))
  if (!parsed.success) return 'unreadable'
  const { site_id, settings, texts, files } = parsed.data
  const spelt = (places: number[] | undefined) => places?.map((place) => texts[place] ?? '')
  const facts = Object.entries(files).map(([name, { links, needs, ids, problems, day, ...entry }]): [string, Fact] => [
    name,
    {
      name,
      ...entry,
      ...(links && { links: spelt(links)! }),
      ...(needs && { needs: spelt(needs)! }),
      ...(ids && { ids: spelt(ids)! }),
      ...(problems && { problems }),
      ...(day !== undefined && { day }),
    },
  ])
  const moving = z.array(z.string()).safeParse(parsedJson(textOf(folder, UNDER_WAY) ?? '[]'))
  if (!moving.success) return 'unreadable'
  const known = { site_id, settings, files: withMoved(new Map(facts), moving.data) }
  last = { mark, known }
  return known
}

/** What was being replaced has no print: it is ours, and made again. */
function withMoved(files: Map<string, Fact>, names: readonly string[]): Map<string, Fact> {
  for (const name of names) files.set(name, { name, print: '', sha256: sha256Of(''), bytes: 0 })
  return files
}

/** Says what is about to be moved, so that a process that dies in the middle leaves nothing unknown. */
export function announce(
  folder: string,
  { site_id, settings }: Pick<KnownExport, 'site_id' | 'settings'>,
  names: readonly string[],
): void {
  if (markOf(folder) === null) writeManifest(folder, { site_id, settings, files: withMoved(new Map(), names) })
  else writeWhole(folder, UNDER_WAY, JSON.stringify(names))
}

const textOf = (folder: string, name: string): string | null =>
  statSync(join(folder, name), { throwIfNoEntry: false }) ? readFileSync(join(folder, name), 'utf8') : null

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whole or not at all, and on the disk before it returns. */
export function writeManifest(folder: string, known: KnownExport): void {
  const { site_id, settings, files } = known
  const places = new Map<string, number>()
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  }
  const entries = [...files.values()].map(({ name, links, needs, ids, problems, day, ...entry }) => [
    name,
    {
      ...entry,
      ...(links?.length && { links: links.map(placeOf) }),
      ...(needs?.length && { needs: needs.map(placeOf) }),
      ...(ids?.length && { ids: ids.map(placeOf) }),
      ...(problems?.length && { problems }),
      ...(day !== undefined && { day }),
    },
  ])
  const manifest = { quoin: 1, site_id, settings, texts: [...places.keys()], files: Object.fromEntries(entries) }
  writeWhole(folder, MANIFEST, JSON.stringify(manifest))
  rmSync(join(folder, UNDER_WAY), { force: true })
  last = { mark: markOf(folder)!, known }
}

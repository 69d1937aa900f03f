import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ExportBegun, ExportPlace, ExportPlan } from '../../../contract/site-export.ts'
import { siteFile } from '../../../site/render/files.ts'
import { redirectFiles } from '../../../site/redirect-files.ts'
import { knownFrame, type SiteTask } from '../site.ts'
import { isSafeName, nameOf, put, sha256Of, sizeOf } from './files.ts'
import { type Fact, type KnownExport, MANIFEST, readManifest, STAGING } from './manifest.ts'
import { keepFacts, keepPlan, NEW } from './staging.ts'

type BeginExport = SiteTask & ExportPlan & { place: ExportPlace }

/** What systems put into folders by themselves. */
const NOISE = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', '.git'])

export function beginExport(task: BeginExport): ExportBegun {
  const { folder, staging } = task.place
  mkdirSync(folder, { recursive: true })
  const known = readManifest(folder)
  if (known === 'unreadable') return { refused: 'unreadable', name: MANIFEST }
  if (known && known.site_id !== task.site_id) return { refused: 'other_site', name: MANIFEST }
  const names = readdirSync(folder).filter((name) => !NOISE.has(name))
  const stranger = names.find((name) => !name.startsWith(STAGING) && !name.startsWith(MANIFEST))
  if (!known && stranger !== undefined) return { refused: 'not_ours', name: stranger }
  // Left by an export that was killed.
  for (const name of names) if (name.startsWith(STAGING)) rmSync(join(folder, name), { recursive: true, force: true })
  mkdirSync(join(staging, NEW), { recursive: true })

  const texts = fixedFiles(task)
  const css = texts.find(({ name }) => name.endsWith('.css'))!.name
  // The name of the style sheet stands in every page.
  const settings = sha256Of(JSON.stringify([task.settings, css, task.public_url, task.wish.clean_links]))
  const { site_id, files, redirects, public_url } = task
  const { today } = task.wish
  keepPlan(staging, { site_id, settings, today, public_url, files, redirected: redirects.map(({ from }) => from) })
  keepFacts(
    staging,
    'fixed',
    texts.map((text) => stage(task.place, known, text)),
  )

  const lost = files.find(({ path }) => !isSafeName(nameOf(path)))
  if (lost) return { refused: 'leads_away', name: lost.path }
  const same = known?.settings === settings ? known : null
  return { draw: files.filter((file) => !stands(folder, same, file, today)).map(({ path }) => path) }
}

/** These may be gone though nothing of the page itself was changed. */
const MAY_PASS = new Set(['broken_section', 'broken_link', 'missing_picture'])

/** The file is there as it would be drawn again. */
function stands(
  folder: string,
  known: KnownExport | null,
  { path, tag }: { path: string; tag: string },
  today: string,
) {
  const fact = known?.files.get(nameOf(path))
  if (!fact || fact.print !== tag || (fact.day !== undefined && fact.day !== today)) return false
  if (fact.problems?.some(({ code }) => MAY_PASS.has(code))) return false
  return sizeOf(folder, fact.name) === fact.bytes
}

interface Text {
  name: string
  body: string
  needs: string[]
}

/** The style sheet, and how each sort of server learns of redirects. */
function fixedFiles(task: BeginExport): Text[] {
  const css = siteFile(knownFrame(task), { name: 'assets/site.css', what: 'styles' }, task.wish)
  const files = [{ name: css.name, body: css.body, needs: css.files }]
  const taken = new Set(task.files.map(({ path }) => asOnDisk(nameOf(path))))
  for (const { name, body } of redirectFiles(task)) {
    if (!isSafeName(name) || taken.has(asOnDisk(name))) continue
    taken.add(asOnDisk(name))
    files.push({ name, body, needs: [] })
  }
  return files
}

/** Many disks take `Old/` and `old/` for one: the page that leads on would lie over the page itself. */
const asOnDisk = (name: string): string => name.normalize('NFC').toLowerCase()

/** Staged only if it is not there already. */
function stage({ folder, staging }: ExportPlace, known: KnownExport | null, { name, body, needs }: Text): Fact {
  const sha256 = sha256Of(body)
  const bytes = Buffer.byteLength(body)
  if (known?.files.get(name)?.sha256 !== sha256 || sizeOf(folder, name) !== bytes) put(join(staging, NEW), name, body)
  return { name, print: sha256, sha256, bytes, needs }
}

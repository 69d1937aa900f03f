import { join } from 'node:path'
import type { ExportDraw, ExportItem } from '../../../contract/site-export.ts'
import type { DrawingProblem } from '../../../contract/site-view.ts'
import type { SiteProblem } from '../../../contract/site-studio.ts'
import { problemLevel } from '../../../contract/site-studio.ts'
import { drawOne, knownFrame, makeSiteFile, type SiteTask } from '../site.ts'
import { nameOf, put, sha256Of } from './files.ts'
import type { Fact } from './manifest.ts'
import { keepFacts, NEW } from './staging.ts'

export function drawExport(task: SiteTask & ExportDraw): void {
  const { place, nth, items } = task
  const home = join(place.staging, NEW)
  const facts = items.map((item): Fact => {
    const { body, ...more } = made(task, item)
    const name = nameOf(item.path)
    put(home, name, body)
    const day = item.dated && { day: task.wish.today }
    return { name, print: item.tag, sha256: sha256Of(body), bytes: Buffer.byteLength(body), ...more, ...day }
  })
  keepFacts(place.staging, String(nth).padStart(6, '0'), facts)
}

type Made = Pick<Fact, 'links' | 'needs' | 'ids' | 'problems'> & { body: string }

function made(task: SiteTask & ExportDraw, { path, page_id, post_id, what }: ExportItem): Made {
  const frame = knownFrame(task)
  if ('file' in what) {
    const { body, files } = makeSiteFile(frame, what.file, task.wish)
    return { body, needs: files }
  }
  const { html, links, files, problems } = drawOne(frame, what, task.wish)
  const place = { page_id, post_id, path }
  const told = problems.map((problem) => asProblem(problem, place))
  return { body: html, links, needs: files, ids: idsOf(html), ...(told.length > 0 && { problems: told }) }
}

const asProblem = (
  { code, section_id, field, message }: DrawingProblem,
  place: Pick<SiteProblem, 'page_id' | 'post_id' | 'path'>,
): SiteProblem => ({ level: problemLevel(code), code, ...place, section_id, field, message })

/** Names of places on a page that a link may lead to. */
const idsOf = (html: string): string[] => [...html.matchAll(/<[^>]+? id="([^"]+)"/g)].map((match) => match[1]!)

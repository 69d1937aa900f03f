import * as z from 'zod'
import type { ExportDone, ExportPlace, ExportWish } from '../../../contract/site-export.ts'
import type { SiteProblem } from '../../../contract/site-studio.ts'
import type { Context } from '../../context.ts'
import { StudioError } from '../../errors.ts'
import { jobKind } from '../../jobs/kind.ts'
import type { JobRun } from '../../jobs/control.ts'
import { localDay } from '../../time.ts'
import type { SitePlan } from '../site-reader.ts'
import { quickProblems } from '../check/quick.ts'
import { tidyZips } from './archives.ts'
import { itemOf } from './items.ts'
import { fetchNeeds } from './needs.ts'
import { placeOf, refusedFolder, zipFile, zipFolder } from './place.ts'
import { getExportRow, newestEvent, updateExport, type ExportRow } from './store.ts'
import { inWords } from './words.ts'

/** Pages drawn in one go: a stop is heard between two of them. */
const CHUNK = 50
/** Problems that a report names; more are not read by anybody. */
const REPORTED = 500
/** As many as there are threads. */
const AT_ONCE = 2

export const exportSite = jobKind({
  kind: 'export_site',
  data: z.object({ export_id: z.int().positive() }),
  attempts: 3,
  concurrency: 1,

  async run(ctx, { export_id }, job) {
    const row = await getExportRow(ctx.db, export_id)
    const began = ctx.clock.monotonic()
    await ctx.write((tx) => updateExport(tx, export_id, { state: 'running' }))
    // Asked before the site is read: what changes meanwhile counts as a change after it.
    const last_event = await newestEvent(ctx.db)
    const plan = await ctx.sites.plan(row.site_id)
    const place = placeOf(row.folder ?? zipFolder(ctx.folder, row.site_id), export_id)
    try {
      const { done, problems } = await write(ctx, { row, plan, place, job })
      const archive = row.target === 'zip' ? await pack(ctx, { row, plan, place, job }) : null
      const took_ms = Math.round(ctx.clock.monotonic() - began)
      await ctx.write(async (tx) => {
        await updateExport(tx, export_id, {
          ...done,
          bytes: archive ?? done.bytes,
          state: 'done',
          progress: 100,
          took_ms,
          last_event,
          problems: JSON.stringify(problems),
          error: null,
          finished_at: tx.now(),
        })
        await job.complete(tx)
        tx.emit({ type: 'export.finished', id: export_id, site_id: row.site_id })
      })
    } catch (error) {
      await ctx.workers.sites.exports.abandon({ place }).catch(() => {})
      throw inWords(error)
    }
  },

  async ended(tx, { data }, { state, error }) {
    const { export_id } = data
    const row = await tx.db.selectFrom('site_exports').select('site_id').where('id', '=', export_id).executeTakeFirst()
    if (!row) return
    const words = state === 'cancelled' ? null : error.message
    await updateExport(tx, export_id, { state, error: words, finished_at: tx.now() })
    tx.emit({ type: 'export.finished', id: export_id, site_id: row.site_id })
  },
})

interface Work {
  row: ExportRow
  plan: SitePlan
  place: ExportPlace
  job: JobRun
}

/** Draws what changed, looks at it as a whole, and only then touches what lies there. */
async function write(
  ctx: Context,
  { row, plan, place, job }: Work,
): Promise<{ done: ExportDone; problems: SiteProblem[] }> {
  const { signal } = job
  const worker = ctx.workers.sites.exports
  const { frame, files, redirects, site_id } = plan
  const wish: ExportWish = {
    mode: 'export',
    clean_links: row.clean_links === 1,
    today: localDay(ctx.clock.now()),
  }
  const { public_url } = frame
  const settings = ctx.version
  const begun = await worker.begin({ place, frame, files, redirects, site_id, public_url, settings, wish }, signal)
  if ('refused' in begun) throw refusedFolder(begun.refused, begun.name)

  const progress = teller(ctx, row)
  const paths = begun.draw
  const [quick] = await Promise.all([
    quickProblems(ctx, plan),
    drawAll(ctx, { plan, paths, place, wish, signal, progress: (share) => progress(5 + share * 70) }),
  ])
  const { problems, needs } = await worker.check({ place, told: [...quick.told] }, signal)
  const missing = await fetchNeeds(ctx, place, needs, { signal, progress: (share) => progress(75 + share * 15) })
  const found = [...quick.problems, ...problems, ...missing.map(missingFile)]
  const isError = ({ level }: SiteProblem) => level === 'error'
  // Errors first: the report ends somewhere.
  const all = [...found.filter(isError), ...found.filter((each) => !isError(each))].slice(0, REPORTED)
  if (row.despite_problems === 0 && all.some(({ level }) => level === 'error')) {
    await ctx.write((tx) => updateExport(tx, row.id, { problems: JSON.stringify(all) }))
    const count = all.filter(({ level }) => level === 'error').length
    throw new StudioError(
      'conflict',
      `The site has ${count === 1 ? 'one error' : `${count} errors`}, so nothing was written. Mend what is listed, or export in spite of it.`,
    )
  }
  signal.throwIfAborted()
  const done = await worker.commit({ place })
  if ('refused' in done) throw refusedFolder(done.refused, done.name)
  return { done, problems: all }
}

async function drawAll(
  ctx: Context,
  parts: {
    plan: SitePlan
    paths: readonly string[]
    place: ExportPlace
    wish: ExportWish
    signal: AbortSignal
    progress(share: number): void
  },
): Promise<void> {
  const { plan, paths, place, wish, signal } = parts
  const planned = new Map(plan.files.map((file) => [file.path, file]))
  let next = 0
  let drawn = 0
  const turn = async () => {
    while (next < paths.length) {
      signal.throwIfAborted()
      const nth = next
      const chunk = paths.slice(nth, (next += CHUNK))
      const found = await ctx.sites.load(plan, chunk)
      const items = chunk.flatMap((path, at) => itemOf(planned.get(path)!, found[at] ?? null) ?? [])
      await ctx.workers.sites.exports.draw({ place, nth, frame: plan.frame, wish, items }, signal)
      drawn += chunk.length
      parts.progress(drawn / paths.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, turn))
}

async function pack(ctx: Context, { row, plan, place, job }: Work): Promise<number> {
  const file = zipFile(ctx.folder, { slug: plan.slug, id: row.id })
  const bytes = await ctx.workers.sites.exports.zip({ folder: place.folder, file }, job.signal)
  await tidyZips(ctx, row.site_id)
  return bytes
}

const missingFile = (name: string): SiteProblem => ({
  level: 'error',
  code: 'missing_picture',
  page_id: null,
  post_id: null,
  section_id: null,
  field: null,
  path: `/${name}`,
  message: `The file ${name} is used on the site, and it cannot be made.`,
})

/** For a window that is opened meanwhile. */
const saveProgress = (ctx: Context, id: number, progress: number) =>
  ctx.write((tx) =>
    tx.db.updateTable('site_exports').set({ progress }).where('id', '=', id).where('state', '=', 'running').execute(),
  )

/** At most some ten times a second; it never falls. */
function teller(ctx: Context, { id, site_id }: ExportRow): (percent: number) => void {
  let told = Number.NEGATIVE_INFINITY
  let stored = ctx.clock.monotonic()
  let highest = 0
  return (percent) => {
    const now = ctx.clock.monotonic()
    highest = Math.max(highest, Math.floor(percent))
    if (now - told < 100) return
    told = now
    ctx.tell({ type: 'export.progress', id, site_id, progress: highest })
    if (now - stored < 1_000) return
    stored = now
    void saveProgress(ctx, id, highest).catch(() => {})
  }
}

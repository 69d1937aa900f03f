import type {
  ExportBegun,
  ExportChecked,
  ExportDone,
  ExportDraw,
  ExportPlace,
  ExportPlan,
  ExportRefusal,
} from '../../../contract/site-export.ts'

/**
 * Writes a site as files, in worker threads. Between the calls everything lies in the staging folder: whoever is stopped
 * leaves nothing but that. Rejects with an error whose message begins with the system's code, such as `ENOSPC`.
 */
export interface ExportWorker {
  /** Makes the folders, and says which files of the plan must be drawn. */
  begin(task: ExportPlan & { place: ExportPlace }, signal?: AbortSignal): Promise<ExportBegun>
  /** Draws some of them into the staging folder. */
  draw(task: ExportDraw, signal?: AbortSignal): Promise<void>
  /** Once all are drawn: what is wrong with the site, and which pictures and fonts are still needed. */
  check(task: { place: ExportPlace; told: readonly string[] }, signal?: AbortSignal): Promise<ExportChecked>
  /** Moves everything to its place. Cannot be stopped. */
  commit(task: { place: ExportPlace }): Promise<ExportDone | { refused: ExportRefusal; name: string }>
  /** Drops what was staged. */
  abandon(task: { place: ExportPlace }): Promise<void>
  /** Packs a finished export: the same files, the same bytes. Resolves with the size of the archive. */
  zip(task: { folder: string; file: string }, signal?: AbortSignal): Promise<number>
}

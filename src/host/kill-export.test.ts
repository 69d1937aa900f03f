import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openProcess, type ProcessStudio } from '../testing/process-studio.ts'
import type { Serving } from '../testing/serving.ts'

let folder: string
let serving: Serving | undefined
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'quoin-kill-'))))
afterEach(async () => {
  await serving?.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function open(): Promise<ProcessStudio['call']> {
  const studio = await openProcess(folder)
  serving = studio.serving
  return studio.call
}

const bytesIn = (where: string) =>
  readdirSync(where, { recursive: true })
    .map(String)
    .filter((name) => statSync(join(where, name)).isFile())
    .toSorted()
    .map((name) => [name, readFileSync(join(where, name), 'base64')])

it('finishes an export after kill -9, and leaves nothing half done', async () => {
  let call = await open()
  const { id: site_id, slug } = await call('create_site_from_template', {
    name: 'Honey',
    template_key: 'journal',
    default_locale: 'en',
  })
  // The address of the site would be another one at the next start: its port is free to choose.
  await call('save_site_options', { site_id, public_url: 'https://honey.example.com/' })
  const finished = async (export_id: number) => {
    const state = async () => (await call('get_export', { export_id })).state
    await expect.poll(state, { timeout: 30_000, interval: 20 }).toBe('done')
    return call('get_export', { export_id })
  }
  const { id } = await call('start_export', { site_id, target: 'folder', despite_problems: true })
  const begun = () =>
    existsSync(join(folder, 'exports', slug)) ? readdirSync(join(folder, 'exports', slug)).length : 0
  await expect.poll(begun, { timeout: 30_000, interval: 1 }).toBeGreaterThan(0)
  await serving!.stop('SIGKILL')

  call = await open()
  expect((await finished(id)).folder).toBe(join(folder, 'exports', slug))
  const other = join(folder, 'other')
  const { id: again } = await call('start_export', { site_id, target: 'folder', folder: other, despite_problems: true })
  await finished(again)
  expect(bytesIn(join(folder, 'exports', slug))).toEqual(bytesIn(other))
}, 90_000)

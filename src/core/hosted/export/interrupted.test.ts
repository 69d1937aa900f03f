import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sitesStudio, type SitesStudio } from '../../../testing/sites-studio.ts'
import { MANIFEST } from '../../../workers/tasks/export/manifest.ts'

let studio: SitesStudio
beforeEach(async () => {
  studio = await sitesStudio()
})
afterEach(() => studio.close())

const folder = () => join(studio.folder, 'exports', 'bees')

async function run() {
  const { id } = await studio.call('start_export', {
    site_id: studio.site_id,
    target: 'folder',
    despite_problems: true,
  })
  const state = async () => (await studio.call('get_export', { export_id: id })).state
  await expect.poll(state, { timeout: 30_000, interval: 5 }).not.toMatch(/waiting|running/)
  return studio.call('get_export', { export_id: id })
}

const bytesIn = (where: string) =>
  readdirSync(where, { recursive: true })
    .map(String)
    .filter((name) => statSync(join(where, name)).isFile())
    .toSorted()
    .map((name) => [name, readFileSync(join(where, name), 'base64')])

it('puts right what a process left that died while it moved files', async () => {
  const page = { site_id: studio.site_id, locale: 'en', sections: [] }
  await studio.call('create_page', { ...page, title: 'Home', slug: '' })
  await studio.call('create_page', { ...page, title: 'About', slug: 'about' })
  expect(await run()).toMatchObject({ state: 'done' })
  const whole = bytesIn(folder())

  // One file had come, another was to come, a third was of a page that is gone since.
  const moving = ['about/index.html', 'index.html', 'gone.html']
  writeFileSync(join(folder(), `${MANIFEST}.under-way`), JSON.stringify(moving))
  writeFileSync(join(folder(), 'index.html'), 'half')
  writeFileSync(join(folder(), 'gone.html'), 'new')
  rmSync(join(folder(), 'about', 'index.html'))

  expect(await run()).toMatchObject({ state: 'done', written: 2, removed: 1 })
  expect(bytesIn(folder())).toEqual(whole)
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiStudio, type ApiStudio } from '../testing/api-studio.ts'

let studio: ApiStudio
let id: number
beforeAll(async () => {
  studio = await apiStudio()
  const site = await studio.call('create_site', { name: 'Bees', default_locale: 'en' })
  const wish = { site_id: site.id, target: 'zip', despite_problems: true } as const
  id = (await studio.call('start_export', wish)).id
  const { job_id } = await studio.ctx.db.selectFrom('site_exports').select('job_id').executeTakeFirstOrThrow()
  await studio.ctx.jobs.settled(job_id!, 20_000)
})
afterAll(() => studio.close())

const ask = (number: number, key: string | null) =>
  fetch(`http://${studio.host}/api/v1/studio/exports/${number}/file`, {
    headers: key === null ? {} : { authorization: `Bearer ${key}` },
  })

it('an archive is handed to the studio as it lies on the disk', async () => {
  const answer = await ask(id, studio.keys.session)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="bees.zip"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const archive = await studio.core.exportArchive(id)
  expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(archive!.path))).toBe(true)
})

it('nobody else has it', async () => {
  expect((await ask(id, null)).status).toBe(401)
  for (const key of [studio.keys.read, studio.keys.write, studio.keys.revoked]) {
    expect([401, 403]).toContain((await ask(id, key)).status)
  }
  expect((await ask(id + 1, studio.keys.session)).status).toBe(404)
})

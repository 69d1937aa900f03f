import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiStudio, type ApiStudio } from '../../testing/api-studio.ts'

let studio: ApiStudio
let client: Client
beforeAll(async () => {
  studio = await apiStudio({ start: false })
  client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`http://${studio.host}/mcp`), {
      requestInit: { headers: { 'X-API-Key': studio.keys.write } },
    }),
  )
})
afterAll(async () => {
  await client.close()
  await studio.close()
})

interface Called {
  isError?: boolean
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into any answer
  structuredContent: any
  content: { text: string }[]
}
const call = async (name: string, args: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: args })) as unknown as Called

it('makes a site and a page, held against the schemas that it showed, in the name of its key', async () => {
  await client.listTools()
  const site = (await call('create_site', { name: 'Bees', slug: 'bees' })).structuredContent.data
  const page = await call('create_page', {
    site_id: site.id,
    title: 'About',
    sections: [{ type: 'hero', props: { heading: 'Bees in the city' } }],
  })
  expect(page.isError).toBeUndefined()
  expect(page.content[1]!.text).toMatch(/^Created page \d+ "About"\. See http:\/\/bees\./)
  const read = (await studio.http('list_pages', { input: { site_id: site.id } })).body
  expect(read.data.map(({ id }: { id: number }) => id)).toContain(page.structuredContent.data.id)

  const events = await studio.ctx.db.selectFrom('events').select(['type', 'caller']).execute()
  const sites = events.filter(({ type }) => /site|page/.test(type))
  expect(sites.length).toBeGreaterThan(0)
  expect(new Set(sites.map(({ caller }) => caller))).toEqual(new Set(['Writer']))
})

it('names the path of what a section may not hold', async () => {
  const [site] = (await call('list_sites', {})).structuredContent.data
  const answer = await call('create_page', {
    site_id: site.id,
    title: 'Wrong',
    sections: [{ type: 'hero', props: { headign: 'Bees' } }],
  })
  expect(answer.isError).toBe(true)
  expect(answer.structuredContent.error).toMatchObject({ code: 'validation_error', status: 422 })
  const paths = answer.structuredContent.error.details.map(({ path }: { path: string }) => path)
  expect(paths).toContain('sections.0.props.headign')
})

it('shows the schema of every section that a page may have', async () => {
  const { resources } = await client.listResources()
  expect(resources.length).toBe(studio.core.sections().length + 1)
  for (const { uri } of resources.slice(1, 4)) {
    const { contents } = await client.readResource({ uri })
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ schema: { type: 'object' } })
  }
})

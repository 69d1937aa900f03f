import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiStudio, type ApiStudio } from '../../../testing/api-studio.ts'
import { conformance } from '../../../testing/conformance.ts'
import { keyProxy } from '../../../testing/key-proxy.ts'
import { mcpListener, WRITE_KEY } from '../../../testing/mcp-listener.ts'
import { siteServer } from '../sites.fixture.ts'
import { fixtureServer } from './fixture-server.ts'

let studio: ApiStudio
let proxy: Awaited<ReturnType<typeof keyProxy>>
beforeAll(async () => {
  studio = await apiStudio({ start: false })
  await studio.call('save_settings', { limits: { requests_per_minute: 1_000_000 } })
  proxy = await keyProxy(`http://${studio.host}/mcp`, studio.keys.write)
})
afterAll(async () => {
  await proxy.close()
  await studio.close()
})

it.each([
  ['2025-11-25', 34],
  ['2026-07-28', 100],
] as const)(
  'the product conforms to %s, but for what it does not have',
  async (revision, least) => {
    const report = await conformance(proxy.url, revision, new URL(`product-${revision}.yml`, import.meta.url))
    expect(report.summary).toMatch(/✓ dns-rebinding-protection: 2 passed, 0 failed/)
    expect(report.summary).toMatch(/✓ tools-list: \d passed, 0 failed/)
    expect(report).toMatchObject({ exit: 0 })
    expect(report.passed).toBeGreaterThanOrEqual(least)
  },
  60_000,
)

it.each([
  ['2025-11-25', 50],
  ['2026-07-28', 110],
] as const)(
  'what the product has no use for passes through its guards and its transport as well: %s',
  async (revision, least) => {
    const open = await mcpListener(fixtureServer)
    const through = await keyProxy(open.url, WRITE_KEY)
    const report = await conformance(through.url, revision, new URL(`fixture-${revision}.yml`, import.meta.url))
    await through.close()
    await open.close()
    expect(report).toMatchObject({ exit: 0 })
    expect(report.summary).toMatch(/✓ tools-call-with-progress: \d passed, 0 failed/)
    expect(report.passed).toBeGreaterThanOrEqual(least)
  },
  60_000,
)

it('the suite sees when Host and Origin are not checked', async () => {
  const anyHost = Object.assign(['any'], { includes: () => true, some: () => true })
  const open = await mcpListener(
    siteServer([], () => {}),
    { guards: { ownHosts: () => anyHost } },
  )
  const unguarded = await keyProxy(open.url, WRITE_KEY)
  const { exit, summary } = await conformance(
    unguarded.url,
    '2026-07-28',
    new URL('product-2026-07-28.yml', import.meta.url),
  )
  expect(summary).toMatch(/✗ dns-rebinding-protection/)
  expect(exit).toBe(1)
  await unguarded.close()
  await open.close()
}, 60_000)

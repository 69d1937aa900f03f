import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testStudio } from '../src/testing/test-studio.ts'
import { requestsPerSecond } from './kit/load.ts'
import { startCore, startProcess } from './kit/process.ts'
import { median, spreadOf, type Row } from './kit/rows.ts'

const SITES = 20
const REPEATS = 3
const MODERN = '2026-07-28'

/** `list_sites` as a tool, in both ways of speaking, beside the same operation over REST and beside a bare server. */
export async function bench(): Promise<Row[]> {
  const folder = await folderOfSites()
  const core = await startCore(folder)
  const raw = await startProcess<{ port: number }>('bench/kit/raw-mcp-server.ts', [join(folder, 'quoin.db')])
  const key = { 'X-API-Key': core.said.key }
  const mcp = core.said.api.replace('/api/v1/public', '/mcp')
  const call = (_meta?: object) =>
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_sites', arguments: {}, ...(_meta && { _meta }) },
    })
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...key }
  const modernHeaders = {
    ...headers,
    'MCP-Protocol-Version': MODERN,
    'Mcp-Method': 'tools/call',
    'Mcp-Name': 'list_sites',
  }
  const modern = call({
    'io.modelcontextprotocol/protocolVersion': MODERN,
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  })

  const runs = {
    [`MCP ${MODERN}`]: () => requestsPerSecond(() => mcp, modernHeaders, 2, modern),
    'MCP 2025-11-25': () => requestsPerSecond(() => mcp, headers, 2, call()),
    'the same over REST': () => requestsPerSecond(() => `${core.said.api}/hosted/sites`, key),
  }
  const bare: number[] = []
  const ours = new Map(Object.keys(runs).map((what) => [what, [] as number[]]))
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    for (const [what, run] of Object.entries(runs)) ours.get(what)!.push(await run())
    bare.push(await requestsPerSecond(() => `http://127.0.0.1:${raw.said.port}/mcp`, headers, 2, call()))
  }
  await core.stop()
  await raw.stop()
  return [...ours].map(([what, figures]) => ({
    what: `tool call, ${SITES} sites: ${what}`,
    ours: `${median(figures).toFixed(0)}/s`,
    peer: `${median(bare).toFixed(0)}/s bare`,
    ratio: (median(figures) / median(bare)).toFixed(2),
    spread: spreadOf(figures),
  }))
}

async function folderOfSites(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const studio = await testStudio({ folder, clock: 'real', start: false })
  await studio.call('save_settings', { limits: { requests_per_minute: 1_000_000 } })
  for (let site = 1; site <= SITES; site++)
    await studio.call('create_site', { name: `Site ${site}`, slug: `site-${site}` })
  await studio.core.close()
  return folder
}

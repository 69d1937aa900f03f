import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = join(import.meta.dirname, '../../node_modules/@modelcontextprotocol/conformance/dist/index.js')

export type Revision = '2025-11-25' | '2026-07-28'

export interface ConformanceReport {
  /** 0: every check passed, but those that the baseline expects to fail; and all of those failed. */
  exit: number | null
  /** From `=== SUMMARY ===` on: a line for each scenario, then what the baseline did not expect. */
  summary: string
  passed: number
}

/** Runs the official suite of a revision against an address, held against a file of known failures. */
export async function conformance(url: string, revision: Revision, baseline: URL): Promise<ConformanceReport> {
  const results = mkdtempSync(join(tmpdir(), 'quoin-conformance-'))
  const child = spawn(
    process.execPath,
    [program, 'server', '--url', url, '--requirements', revision, '--timeout', '10000']
      .concat(['--expected-failures', fileURLToPath(baseline)])
      .concat(['--output-dir', results]),
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk))
  const [exit] = (await once(child, 'close')) as [number | null]
  rmSync(results, { recursive: true, force: true })
  const summary = said.slice(Math.max(0, said.indexOf('=== SUMMARY')))
  return { exit, summary, passed: Number(summary.match(/^Total: (\d+) passed/m)?.[1] ?? 0) }
}

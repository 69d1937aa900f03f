import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { put } from './files.ts'
import type { Fact } from './manifest.ts'

/** What lies in a staging folder: the files themselves below `new`, and what is known of them beside it. */
export const NEW = 'new'

export interface StagedPlan {
  site_id: number
  settings: string
  today: string
  public_url: string
  files: { path: string; tag: string }[]
  redirected: string[]
}

export const keepPlan = (staging: string, plan: StagedPlan): void => put(staging, 'plan.json', JSON.stringify(plan))

export const readPlan = (staging: string): StagedPlan => JSON.parse(readFileSync(join(staging, 'plan.json'), 'utf8'))

export const keepFacts = (staging: string, chunk: string, facts: Fact[]): void =>
  put(staging, `facts/${chunk}.json`, JSON.stringify(facts))

/** Of all chunks, by name. */
export function readFacts(staging: string): Map<string, Fact> {
  const chunks = readdirSync(join(staging, 'facts')).sort()
  const facts = chunks.flatMap((chunk) => JSON.parse(readFileSync(join(staging, 'facts', chunk), 'utf8')) as Fact[])
  return new Map(facts.map((fact) => [fact.name, fact]))
}

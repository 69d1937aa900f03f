import type { ExportChecked, ExportPlace } from '../../../contract/site-export.ts'
import type { SiteProblem } from '../../../contract/site-studio.ts'
import { nameOf, sizeOf } from './files.ts'
import { type Fact, readManifest } from './manifest.ts'
import { readFacts, readPlan } from './staging.ts'

/** More are not worth reading. */
const TOLD = 500

/** What the export will consist of, pictures and fonts apart: what was drawn now, and what stands from last time. */
export function factsOf({ folder, staging }: ExportPlace): Map<string, Fact> {
  const drawn = readFacts(staging)
  const known = readManifest(folder)
  const before = known === null || known === 'unreadable' ? new Map<string, Fact>() : known.files
  const names = [...readPlan(staging).files.map(({ path }) => nameOf(path)), ...drawn.keys()]
  return new Map(
    names.flatMap((name) => {
      const fact = drawn.get(name) ?? before.get(name)
      return fact ? [[name, fact] as const] : []
    }),
  )
}

/** Names of pictures, fonts and other files that pages need, beside those that were made from the plan. */
export function neededBy(facts: ReadonlyMap<string, Fact>): string[] {
  const needs = new Set([...facts.values()].flatMap((fact) => fact.needs ?? []))
  return [...needs].filter((name) => !facts.has(name)).sort()
}

/** `told`: paths that header and footer lead to, said once and not of every page. */
export function checkExport({ place, told }: { place: ExportPlace; told: readonly string[] }): ExportChecked {
  const facts = factsOf(place)
  const known = readManifest(place.folder)
  const sizes = known === null || known === 'unreadable' ? null : known.files
  const needs = neededBy(facts).filter((name) => {
    const size = sizes?.get(name)?.bytes
    return size === undefined || sizeOf(place.folder, name) !== size
  })
  const fine = new Set([...readPlan(place.staging).redirected, ...told])
  // Most links stand on many pages: header, footer, neighbours.
  const good = new Set<string>()
  const problems = [...facts.values()].flatMap((fact) => [
    ...(fact.problems ?? []),
    ...(fact.links ?? []).flatMap((link) => {
      if (good.has(link)) return []
      const broken = brokenLink(link, fact, facts, fine)
      if (!broken) good.add(link)
      return broken ?? []
    }),
  ])
  return { problems: problems.slice(0, TOLD), needs }
}

function brokenLink(link: string, from: Fact, facts: Map<string, Fact>, fine: Set<string>): SiteProblem | null {
  const [place = '', anchor] = link.replace(/\?[^#]*/, '').split('#')
  const target = facts.get(nameOf(decoded(place)))
  const path = `/${from.name.replace(/(?:^|(?<=\/))index\.html$/, '')}`
  const problem = (level: SiteProblem['level'], message: string): SiteProblem => ({
    level,
    code: 'broken_link',
    page_id: null,
    post_id: null,
    section_id: null,
    field: null,
    path,
    message,
  })
  if (!target) {
    return fine.has(place) || neverChecked(place)
      ? null
      : problem('error', `${path} links to ${place}, and there is no such page on this site.`)
  }
  if (!anchor || target.ids === undefined || target.ids.includes(decoded(anchor))) return null
  return problem('warning', `${path} links to ${link}, and that page has no place of this name.`)
}

/** Pictures are checked as files that a page needs. */
const neverChecked = (place: string): boolean => place.startsWith('/media/')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

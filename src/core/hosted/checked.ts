import { createHash } from 'node:crypto'
import { SANITISER_VERSION } from '../../text/sanitise.ts'
import type { SectionCatalog } from './sections.ts'

/** By catalogue, for as long as it lives: it does not change while the studio runs. */
const known = new WeakMap<SectionCatalog, string>()

/** What the sanitiser and the schemas of this studio made of a JSON text, stored beside it. */
export const checkedMark = (catalog: SectionCatalog, json: string): string =>
  `${versionOf(catalog)}:${createHash('sha256').update(json).digest('hex')}`

/** False for what was put straight into the database, and for what an older studio checked: check it again. */
export const isChecked = (catalog: SectionCatalog, json: string, mark: string | null): boolean =>
  mark !== null && mark === checkedMark(catalog, json)

function versionOf(catalog: SectionCatalog): string {
  const version = known.get(catalog) ?? digest(catalog)
  known.set(catalog, version)
  return version
}

function digest(catalog: SectionCatalog): string {
  const schemas = JSON.stringify(catalog.types().map(({ type, version, schema }) => [type, version, schema]))
  return `${SANITISER_VERSION}.${createHash('sha256').update(schemas).digest('hex').slice(0, 12)}`
}

import * as z from 'zod'
import { library } from './library.ts'
import { type Checked, parseBackground, parseSection } from './parse.ts'
import { templates } from './templates/index.ts'
import { contrastReport } from './theme/contrast.ts'
import { parseTheme, readTheme } from './theme/parse.ts'

/** A type as API, MCP and docs see it. */
export interface ListedType {
  type: string
  title: string
  description: string
  version: number
  variants: readonly string[]
  /** JSON Schema of the props as they are given: what has a default may be left out. */
  schema: Record<string, unknown>
}

/** Each JSON Schema is made when it is first asked for: all at once would hold up the main process. */
const listed: readonly ListedType[] = library.map(({ type, title, description, version, variants, props }) => {
  let schema: Record<string, unknown> | undefined
  return {
    type,
    title,
    description,
    version,
    variants,
    get schema() {
      return (schema ??= z.toJSONSchema(props, { io: 'input' }) as Record<string, unknown>)
    },
  }
})

/** The section library as the core asks for it. Nothing here throws. */
export const catalog = {
  parse: parseSection,
  parseTheme: (config: unknown): Checked<Record<string, unknown>> => {
    const checked = parseTheme(config)
    return checked.ok ? { ok: true, value: { ...checked.value } } : checked
  },
  parseBackground,
  contrast: (config: Record<string, unknown>) => {
    const { mode: shown, colors } = readTheme(config)
    return contrastReport(colors)
      .filter(({ mode }) => shown === 'auto' || shown === mode)
      .map(({ level, mode, front, back, ratio, needed }) => ({
        level,
        field: `colors.${mode}.${front}`,
        message: `In the ${mode}, ${front} on ${back} has a contrast of ${ratio}:1; ${needed}:1 is needed.`,
      }))
  },
  types: () => listed,
  templates: () => templates,
}

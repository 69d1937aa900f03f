import * as z from 'zod'
import type { Tool } from '@modelcontextprotocol/server'
import { bodySchema, type Operation } from '../../contract/operation.ts'
import { errorSchema } from '../openapi.ts'
import { portable } from './portable.ts'

export interface McpTool {
  name: string
  op: Operation
  /** As `tools/list` shows it. */
  shown: Tool
}

/** The tools of a table: its operations that carry hints, in its order. */
export const toolsOf = (operations: Record<string, Operation>): McpTool[] =>
  Object.entries(operations)
    .filter(([, op]) => op.tool)
    .map(([name, op]) => ({ name, op, shown: shownAs(name, op) }))

function shownAs(name: string, op: Operation): Tool {
  const { destructive = false, idempotent = false, open_world = false } = op.tool!
  const title = name[0]!.toUpperCase() + name.slice(1).replaceAll('_', ' ')
  const readOnlyHint = op.scope === 'read'
  return {
    name,
    title,
    description: op.summary,
    inputSchema: portable(z.toJSONSchema(op.input, { io: 'input' })) as Tool['inputSchema'],
    outputSchema: outputSchema(op),
    annotations: {
      title,
      readOnlyHint,
      destructiveHint: destructive,
      idempotentHint: idempotent || readOnlyHint,
      openWorldHint: open_world,
    },
  }
}

/** The envelope of REST, or its error: clients hold failed calls against this schema as well. */
function outputSchema(op: Operation): Tool['outputSchema'] {
  const { properties, $defs } = portable(z.toJSONSchema(bodySchema(op))) as {
    properties: Record<string, object>
    $defs?: Record<string, object>
  }
  return {
    type: 'object',
    properties: { ...properties, ...errorSchema.properties },
    ...($defs && { $defs }),
    anyOf: [{ required: Object.keys(properties) }, { required: errorSchema.required }],
  }
}

import { ProtocolError, ProtocolErrorCode, Server, type CallToolResult } from '@modelcontextprotocol/server'
import type { OperationName } from '../../contract/index.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Caller, Log } from '../../core/context.ts'
import type { StudioError } from '../../core/errors.ts'
import type { StudioCore } from '../../core/index.ts'
import { publicFailure } from '../failure.ts'
import { addSections } from './resources.ts'
import { whatChanged } from './sentence.ts'
import { toolsOf } from './tools.ts'

export interface ToolServerParts {
  core: Pick<StudioCore, 'call' | 'sections'>
  /** Those with hints become tools. */
  operations: Record<string, Operation>
  log: Log
  version: string
}

/** Who asks, and under which id the answer can be found in the log. */
export interface Visitor {
  caller: Caller
  requestId(): string
  /** The arguments were refused before they were looked at. Said once the caller may pass. */
  refusal?: StudioError
}

export type OpenServer = (visitor: Visitor) => Server

const INSTRUCTIONS = `Quoin keeps sites, pages and blog posts on the writer's own computer. Begin with list_sites. Ids are integers.
Updates change only the fields that are given.
A page is a list of sections {type, props}: the resource quoin://sections lists the types, quoin://sections/{type} describes the props of one. A refused call answers with {"error":{"code","message","details"}}: the path in details names the argument.`

/** Makes servers that hold what a caller may call, and pass every call through the door. One server is one conversation. */
export function toolServer({ core, operations, log, version }: ToolServerParts): OpenServer {
  const tools = toolsOf(operations)
  const byName = new Map(tools.map((tool) => [tool.name, tool]))

  return ({ caller, requestId, refusal }) => {
    const mayRead = caller.scopes.includes('read')
    const server = new Server(
      { name: 'quoin', title: 'Quoin', version },
      { capabilities: { tools: {}, ...(mayRead && { resources: {} }) }, instructions: INSTRUCTIONS },
    )

    server.setRequestHandler('tools/list', () => ({
      tools: tools.filter(({ op }) => caller.scopes.includes(op.scope)).map(({ shown }) => shown),
    }))

    server.setRequestHandler('tools/call', async ({ params }): Promise<CallToolResult> => {
      const tool = byName.get(params.name)
      if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool "${params.name}".`)
      const { name, op } = tool
      const input = params.arguments ?? {}
      const request_id = requestId()
      const readInput = async () => {
        if (refusal) throw refusal
        return input
      }
      try {
        const { reply } = await core.call(name as OperationName, caller, readInput, { request_id })
        const body = (op.paged ? reply : { data: reply }) as Record<string, unknown>
        log(op.scope === 'read' ? 'debug' : 'info', 'mcp.call', { request_id, tool: name })
        const sentence = whatChanged(name, op, input, reply)
        return {
          content: [json(body), ...(sentence ? [{ type: 'text' as const, text: sentence }] : [])],
          structuredContent: body,
        }
      } catch (error) {
        const body = { error: publicFailure(error, request_id, log) }
        log('info', 'mcp.call', { request_id, tool: name, refused: body.error.code })
        return { content: [json(body)], structuredContent: body, isError: true }
      }
    })
    if (mayRead) addSections(server, core.sections())
    return server
  }
}

const json = (body: unknown) => ({ type: 'text' as const, text: JSON.stringify(body) })

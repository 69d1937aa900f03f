import { setTimeout as pause } from 'node:timers/promises'
import { completable, McpServer, ResourceTemplate, type ContentBlock, type Server } from '@modelcontextprotocol/server'
import * as z from 'zod'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='
const wav = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='

const text = (words: string) => ({ type: 'text' as const, text: words })
const image = { type: 'image' as const, data: png, mimeType: 'image/png' }
const resource = (uri: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType: 'text/plain', text: 'A note that travels along.' },
})

/** What the suite asks for by name and the product has not: every kind of content, progress, logging, prompts. */
export function fixtureServer(): Server {
  const still = { listChanged: false }
  const mcp = new McpServer(
    { name: 'fixture', version: '1' },
    { capabilities: { logging: {}, tools: still, resources: still, prompts: still } },
  )
  const tool = (name: string, ...content: ContentBlock[]) =>
    mcp.registerTool(name, { description: name }, () => ({ content }))

  tool('test_simple_text', text('One sentence.'))
  tool('test_image_content', image)
  tool('test_audio_content', { type: 'audio', data: wav, mimeType: 'audio/wav' })
  tool('test_embedded_resource', resource('test://embedded'))
  tool('test_multiple_content_types', text('Three kinds.'), image, resource('test://mixed'))
  mcp.registerTool('test_error_handling', { description: 'Fails.' }, () => {
    throw new Error('This was meant to fail.')
  })
  mcp.registerTool('test_tool_with_progress', { description: 'Takes its time.' }, async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined)
        await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
      await pause(20)
    }
    return { content: [text('Done.')] }
  })
  mcp.registerTool('test_tool_with_logging', { description: 'Tells what it does.' }, async ({ mcpReq }) => {
    for (const data of ['begun', 'under way', 'done']) {
      await mcpReq.log('info', data)
      await pause(20)
    }
    return { content: [text('Done.')] }
  })
  addResources(mcp)
  addPrompts(mcp)
  return mcp.server
}

function addResources(mcp: McpServer): void {
  const [note, picture] = ['test://static-text', 'test://static-binary']
  mcp.registerResource('note', note, {}, () => ({ contents: [{ uri: note, mimeType: 'text/plain', text: 'A note.' }] }))
  mcp.registerResource('picture', picture, {}, () => ({
    contents: [{ uri: picture, mimeType: 'image/png', blob: png }],
  }))
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined })
  mcp.registerResource('data', template, {}, ({ href }, { id }) => ({
    contents: [{ uri: href, mimeType: 'application/json', text: JSON.stringify({ id }) }],
  }))
}

function addPrompts(mcp: McpServer): void {
  const said = (content: ContentBlock) => ({ role: 'user' as const, content })
  const words = completable(z.string(), (begun) => ['paris', 'prague'].filter((word) => word.startsWith(begun)))

  mcp.registerPrompt('test_simple_prompt', { description: 'Plain.' }, () => ({ messages: [said(text('Say hello.'))] }))
  mcp.registerPrompt(
    'test_prompt_with_arguments',
    { description: 'Two words.', argsSchema: z.object({ arg1: words, arg2: z.string() }) },
    ({ arg1, arg2 }) => ({ messages: [said(text(`First ${arg1}, then ${arg2}.`))] }),
  )
  mcp.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'A note.', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) => ({ messages: [said(resource(resourceUri)), said(text('Read it.'))] }),
  )
  mcp.registerPrompt('test_prompt_with_image', { description: 'A picture.' }, () => ({
    messages: [said(image), said(text('Look at it.'))],
  }))
}

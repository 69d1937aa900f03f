import { ResourceNotFoundError, type Server } from '@modelcontextprotocol/server'
import type { SectionType } from '../../core/hosted/sections.ts'

const INDEX = 'quoin://sections'
const uriOf = (type: string) => `${INDEX}/${type}`
const mimeType = 'application/json'

/** What a page may be made of, as resources: an index, and the schema of each type. Not repeated in every tool. */
export function addSections(server: Server, types: readonly SectionType[]): void {
  server.setRequestHandler('resources/list', () => ({
    resources: [
      {
        uri: INDEX,
        name: 'sections',
        title: 'Section types',
        description: 'Every type of section that a page may have.',
        mimeType,
      },
      ...types.map(({ type, title, description }) => ({
        uri: uriOf(type),
        name: `section-${type}`,
        title,
        description,
        mimeType,
      })),
    ],
  }))

  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [
      {
        uriTemplate: uriOf('{type}'),
        name: 'section',
        title: 'Section type',
        description: 'The version of a section type, and the JSON Schema of its props.',
        mimeType,
      },
    ],
  }))

  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const found = types.find(({ type }) => uriOf(type) === uri)
    if (!found && uri !== INDEX) throw new ResourceNotFoundError(uri)
    const content = found ?? {
      sections: types.map(({ type, title, description, version }) => ({
        type,
        title,
        description,
        version,
        schema: uriOf(type),
      })),
    }
    return { contents: [{ uri, mimeType, text: JSON.stringify(content) }] }
  })
}

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operations } from '../../contract/index.ts'
import { portable } from './portable.ts'
import { whatChanged } from './sentence.ts'
import { toolsOf } from './tools.ts'

const TWENTY =
  'whoami list_templates list_sites get_site create_site create_site_from_template update_site delete_site list_pages create_page update_page delete_page list_posts publish_post update_post unpublish_post list_domains add_domain search_image generate_image'.split(
    ' ',
  )
const tools = toolsOf(operations)

describe('the tools of the product', () => {
  it('are the twenty of the specification, and no others', () => {
    expect(tools.map(({ name }) => name).toSorted()).toEqual(TWENTY.toSorted())
  })

  it('ask for what a reading key may do exactly where the name says so', () => {
    for (const { name, shown } of tools) {
      expect([name, shown.annotations!.readOnlyHint]).toEqual([
        name,
        /^(whoami|search_image|list_.*|get_.*)$/.test(name),
      ])
    }
  })

  it('have strict, portable schemas and a description', () => {
    for (const { name, shown } of tools) {
      expect(shown.inputSchema, name).toMatchObject({ type: 'object', additionalProperties: false })
      expect(shown.outputSchema, name).toMatchObject({ type: 'object', properties: { data: {} } })
      expect(shown.description, name).toMatch(/\.$/)
      expect(JSON.stringify(shown), name).not.toMatch(/"type":\[|9007199254740991|"additionalProperties":\{\}/)
    }
  })

  it('stand in the guide, each with its sort', () => {
    const guide = readFileSync(new URL('../../../docs/mcp.md', import.meta.url), 'utf8')
    for (const { name, shown } of tools) {
      const line = guide.split('\n').find((one) => one.startsWith(`| \`${name}\` |`)) ?? ''
      const { readOnlyHint, destructiveHint, openWorldHint } = shown.annotations!
      const sort = [readOnlyHint ? 'reads' : destructiveHint ? 'destroys' : 'writes', openWorldHint && 'reaches out']
      expect(line, name).toContain(`| ${sort.filter(Boolean).join(', ')} |`)
    }
  })
})

describe('a schema in portable words', () => {
  it('has one type at a time and leaves data as it is', () => {
    expect(
      portable({
        type: 'object',
        properties: {
          a: { type: ['string', 'null'], maxLength: 3 },
          type: { type: 'integer', maximum: 9007199254740991 },
        },
        additionalProperties: {},
        default: { type: ['kept'] },
      }),
    ).toEqual({
      type: 'object',
      properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }], maxLength: 3 }, type: { type: 'integer' } },
      additionalProperties: true,
      default: { type: ['kept'] },
    })
  })
})

describe('the sentence after a write', () => {
  const write = (http: string) => ({ scope: 'write', http }) as Parameters<typeof whatChanged>[1]

  it.each([
    [
      'update_page',
      'PATCH /hosted/sites/{site_id}/pages/{page_id}',
      { site_id: 1, page_id: 12, title: 'About', slug: 'about' },
      { id: 12, title: 'About', status: 'published', url: 'http://x.localhost:4311/about/' },
      'Changed page 12 "About" (title, slug). See http://x.localhost:4311/about/',
    ],
    [
      'create_page',
      'POST /hosted/sites/{site_id}/pages',
      { site_id: 1, title: 'About' },
      { id: 3, title: 'About', status: 'draft', url: 'http://x.localhost:4311/about/' },
      'Created page 3 "About". It is a draft, not public; it can be seen in the studio.',
    ],
    [
      'publish_post',
      'POST /hosted/sites/{site_id}/posts',
      { site_id: 1, article_id: 2, publish: false },
      { id: 5, title: 'Bees', status: 'draft', url: 'http://x.localhost:4311/posts/bees/' },
      'Created post 5 "Bees". It is a draft, not public; it can be seen in the studio.',
    ],
    ['delete_site', 'DELETE /hosted/sites/{site_id}', { site_id: 4 }, { id: 4, deleted: true }, 'Deleted site 4.'],
    [
      'add_domain',
      'POST /hosted/sites/{site_id}/domains',
      { site_id: 4, hostname: 'bees.example' },
      { id: 9, hostname: 'bees.example', status: 'pending' },
      'Added domain 9 "bees.example". Set the DNS records of this answer where the domain is managed.',
    ],
  ])('%s says what changed and where to look', (name, http, input, reply, sentence) => {
    expect(whatChanged(name, write(http), input, reply)).toBe(sentence)
  })

  it('is not there after a read', () => {
    expect(
      whatChanged('get_site', { scope: 'read', http: 'GET /hosted/sites/{site_id}' }, {}, { id: 1 }),
    ).toBeUndefined()
  })
})

import * as z from 'zod'
import { operation, type Operation } from '../../contract/operation.ts'
import type { Caller, Log } from '../../core/context.ts'
import { invalid, StudioError } from '../../core/errors.ts'
import { Answer } from '../../core/handler.ts'
import { toolServer, type OpenServer } from './server.ts'

const Site = z.object({ id: z.int(), name: z.string(), url: z.string() })
const table: Record<string, Operation> = {
  list_sites: operation({
    http: 'GET /sites',
    area: 'Hosted sites',
    summary: 'List sites.',
    scope: 'read',
    tool: {},
    input: z.strictObject({}),
    output: z.array(Site),
  }),
  create_site: operation({
    http: 'POST /sites',
    area: 'Hosted sites',
    summary: 'Make a site.',
    scope: 'write',
    status: 201,
    tool: {},
    input: z.strictObject({ name: z.string().min(1), theme: z.unknown().optional() }),
    output: Site,
  }),
  delete_site: operation({
    http: 'DELETE /sites/{site_id}',
    area: 'Hosted sites',
    summary: 'Delete a site.',
    scope: 'write',
    tool: { destructive: true, idempotent: true },
    input: z.strictObject({ site_id: z.int().positive() }),
    output: z.object({ id: z.int(), deleted: z.literal(true) }),
  }),
  list_articles: operation({
    http: 'GET /articles',
    area: 'Articles',
    summary: 'No tool.',
    scope: 'read',
    input: z.strictObject({}),
    output: z.array(z.object({ id: z.int() })),
  }),
}
export const site = { id: 7, name: 'Bees', url: 'http://bees.localhost:4311/' }
const replies: Record<string, unknown> = {
  list_sites: [site],
  create_site: site,
  delete_site: { id: 7, deleted: true },
}

/** A server of three tools over a small table, and an operation that is none. What passes the door is put into `calls`. */
export const siteServer = (calls: { name: string; caller: Caller; input: unknown }[], log: Log): OpenServer =>
  toolServer({
    operations: table,
    version: '1.2.3',
    log,
    core: {
      sections: () => [
        { type: 'hero', title: 'Hero', description: 'Says one thing.', version: 2, schema: { type: 'object' } },
      ],
      async call(name, caller, readInput) {
        const op = table[name]!
        if (!caller.scopes.includes(op.scope)) throw new StudioError('forbidden', 'This key may only read.')
        const input = op.input.safeParse(await readInput())
        if (!input.success) throw invalid(input.error)
        if (input.data.name === 'broken') throw new Error('with a secret in it')
        calls.push({ name, caller, input: input.data })
        return new Answer(200, replies[name])
      },
    },
  })

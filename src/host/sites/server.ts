import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock, Log } from '../../core/context.ts'
import { sortableId } from '../../core/time.ts'
import type { Serve } from '../listeners.ts'
import { type Answer, redirectTo, send } from './answer.ts'
import { type CanvasParts, createCanvas } from './canvas.ts'
import { textHeaders } from './headers.ts'
import { createFiles, type FileParts } from './files.ts'
import { createPages, type PageParts } from './pages.ts'
import { plainPages } from './plain-page.ts'
import { type Asked, readRequest } from './request.ts'
import { createTemplates } from './templates.ts'

export type SitesServerParts = PageParts &
  FileParts &
  CanvasParts & {
    clock: Clock
    log: Log
  }

/**
 * What the second listener answers: sites as visitors see them, drafts and templates for the studio, the builder's
 * frame. Reading only, no cookie, and never a route of the API.
 */
export function createSitesServer(parts: SitesServerParts): Serve {
  const { clock, log, port, token } = parts
  const plain = plainPages(parts.studios)
  const pages = createPages(parts)
  const files = createFiles(parts)
  const canvas = createCanvas(parts)
  const templates = createTemplates(parts)

  async function answerTo(asked: Exclude<Asked, { kind: 'refused' }>): Promise<Answer | null> {
    if (asked.kind === 'nothing') return plain.nothing
    if (asked.kind === 'moved') return redirectTo(asked.to, 308, textHeaders)
    if (asked.kind === 'canvas') return (await canvas(asked.path)) ?? (await files(asked.path)) ?? plain.gone
    if (asked.kind === 'template') {
      return (await files(asked.path.slice(1))) ?? (await templates(asked.place, asked.path)) ?? plain.nothing
    }
    const { place, path } = asked
    if (!(await pages.isThere(place))) return plain.nothing
    return (await files(path.slice(1))) ?? (await pages.at(place, path))
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const asked = readRequest(request, { port: port(), token })
    if (asked.kind === 'refused') return send(request, response, plain.refused[asked.status])
    const ready = asked.kind === 'site' ? pages.ready(asked.place, asked.path) : null
    if (ready) return send(request, response, ready)
    answerTo(asked).then(
      (answer) => send(request, response, answer ?? plain.nothing),
      (error: unknown) => {
        const request_id = sortableId('req', clock.now())
        log('error', 'site.failed', { request_id, kind: asked.kind, error: error as Error })
        send(request, response, plain.failed(request_id))
      },
    )
  }
}

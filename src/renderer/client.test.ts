import { describe, expect, it } from 'vitest'
import { operations } from '../contract/index.ts'
import { replyOf, requestFor } from './client.ts'

describe('a call', () => {
  it('puts path fields into the path and the rest of a GET into the query, without what is absent', () => {
    expect(requestFor(operations.get_article, { id: 7 })).toEqual({ method: 'GET', path: '/api/v1/public/articles/7' })
    expect(requestFor(operations.list_library, { q: 'мед & віск', status: undefined, limit: 8 })).toEqual({
      method: 'GET',
      path: '/api/v1/studio/library?q=%D0%BC%D0%B5%D0%B4+%26+%D0%B2%D1%96%D1%81%D0%BA&limit=8',
    })
  })

  it('sends everything else as a JSON body, path fields left out', () => {
    const request = requestFor(operations.save_article, { id: 7, revision: 3, title: 'Bees', slug: undefined })
    expect(request).toMatchObject({ method: 'PATCH', path: '/api/v1/studio/articles/7' })
    expect(JSON.parse(request.body!)).toEqual({ revision: 3, title: 'Bees' })
  })

  it('sends the bytes of an upload as they are, and what is said of them in the query', () => {
    const bytes = new Uint8Array([1, 2, 3])
    expect(requestFor(operations.upload_media, { bytes, filename: 'Dach & Fach.png', folder_id: 4 })).toEqual({
      method: 'POST',
      path: '/api/v1/studio/media/uploads?filename=Dach+%26+Fach.png&folder_id=4',
      headers: { 'content-type': 'application/octet-stream' },
      file: bytes,
    })
  })

  it('escapes what goes into the path', () => {
    expect(requestFor(operations.get_run, { job_id: 'job_a/../b' }).path).toBe('/api/v1/studio/runs/job_a%2F..%2Fb')
  })
})

describe('an answer', () => {
  const answer = (status: number, body: unknown) => ({ status, headers: {}, body: JSON.stringify(body) })

  it('is unwrapped, but a page keeps its meta', () => {
    expect(replyOf(operations.get_article, answer(200, { data: { id: 7 } }))).toEqual({ id: 7 })
    const page = { data: [], meta: { page: 1, per_page: 20, total: 0, total_pages: 0 } }
    expect(replyOf(operations.list_articles, answer(200, page))).toEqual(page)
  })

  it('becomes a failure with everything the studio said', () => {
    const error = {
      code: 'conflict',
      message: 'Changed elsewhere.',
      status: 409,
      details: [{ path: 'revision', code: 'stale', message: 'Not the newest.' }],
      request_id: 'req_1',
    }
    expect(() => replyOf(operations.save_article, answer(409, { error }))).toThrow(expect.objectContaining(error))
  })

  it('that is no JSON counts as no answer', () => {
    const broken = { status: 502, headers: {}, body: '<html>Bad gateway</html>' }
    expect(() => replyOf(operations.get_article, broken)).toThrow(expect.objectContaining({ code: 'unreachable' }))
  })
})

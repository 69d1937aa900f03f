import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countWords } from '../../text/count-words.ts'
import { startVendorFake, type VendorFake } from './fake.ts'
import { readStep } from './step.ts'
import { answerTo } from './writer.ts'

describe('what our prompts ask for', () => {
  it.each([
    ['Step: outline, 1500 words', { kind: 'outline', words: 1500 }],
    ['Step: section 3 of 7, 220 words', { kind: 'section', index: 2, of: 7, words: 220, continues: false }],
    ['Step: section 1 of 1, 80 words more\nTopic: x', { kind: 'section', index: 0, of: 1, words: 80, continues: true }],
    ['Step: repair, 90 words', { kind: 'repair', words: 90 }],
    ['Step: meta', { kind: 'meta' }],
    ['Topic: x\nStep: meta', null],
    ['Hello', null],
  ])('%s', (prompt, step) => {
    expect(readStep(prompt)).toEqual(step)
  })
})

describe('the writer', () => {
  it.each(['en', 'de', 'uk'])('writes as many words of %s as asked, and never one paragraph twice', (language) => {
    for (const words of [40, 120, 220, 500, 1200]) {
      const text = answerTo(`Step: section 1 of 3, ${words} words\nLanguage: X (${language})\nTopic: bees`)
      expect(Math.abs(countWords(text, language) - words) / words).toBeLessThan(0.05)
      const blocks = text.split('\n\n')
      expect(new Set(blocks).size).toBe(blocks.length)
    }
  })
  it('writes half when told to', () => {
    const prompt = 'Step: repair, 300 words\nTopic: bees'
    expect(countWords(answerTo(prompt, 0.5), 'en')).toBeLessThan(160)
  })
  it('plans an outline and names the meta fields', () => {
    const plan = JSON.parse(answerTo('Step: outline, 1500 words\nTopic: bees')) as { sections: { words: number }[] }
    expect(plan.sections.length).toBeGreaterThan(4)
    expect(JSON.parse(answerTo('Step: meta\nTitle: Bees at night'))).toMatchObject({ title: 'Bees at night' })
  })
})

describe('the server', () => {
  let fake: VendorFake
  beforeEach(async () => {
    fake = await startVendorFake()
  })
  afterEach(() => fake.close())
  const post = (path: string, body: unknown) =>
    fetch(`${fake.origin}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: 'Bearer k' },
    })

  it('answers 404 where no vendor is, and keeps no record of it', async () => {
    expect((await post('/v1/elsewhere', {})).status).toBe(404)
    expect(fake.requests).toEqual([])
  })

  it("holds OpenAI's strict mode to its rules", async () => {
    const format = (schema: object) => ({
      model: 'm',
      input: [],
      text: { format: { type: 'json_schema', strict: true, schema } },
    })
    const loose = { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false }
    expect((await post('/openai/v1/responses', format(loose))).status).toBe(400)
    expect((await post('/openai/v1/responses', format({ ...loose, required: ['a'] }))).status).toBe(200)
  })

  it('takes one turn per request, then the standing one', async () => {
    fake.next({ status: 500 }, { status: 429, retry_after: 3 })
    const body = { model: 'm', messages: [{ role: 'user', content: 'Step: meta' }] }
    const answers = []
    for (let round = 0; round < 3; round++) answers.push(await post('/compatible/v1/chat/completions', body))
    expect(answers.map(({ status }) => status)).toEqual([500, 429, 200])
    expect(answers[1]!.headers.get('retry-after')).toBe('3')
    fake.always({ status: 503 })
    expect((await post('/compatible/v1/chat/completions', body)).status).toBe(503)
    expect(fake.requests.map(({ step }) => step?.kind)).toEqual(['meta', 'meta', 'meta', 'meta'])
  })
})

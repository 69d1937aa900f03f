import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startServing, type Serving } from '../testing/serving.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const block = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)]
  .map((match) => match[1]!)
  .find((text) => /^curl /m.test(text))!

let folder: string
let serving: Serving
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-readme-'))
  serving = startServing(folder, ['--headless', '--port', '0', '--sites-port', '0', '--new-key', 'read,write'])
})
afterEach(async () => {
  await serving.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  data: { job_id?: string; status?: string; article_id?: number | null; content?: string; plan?: string }
}

/** One line of the block, carried out without curl and without anything of ours. */
async function carriedOut(line: string, variables: Record<string, string>): Promise<Answer> {
  const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, raw, quoted, plain]) => {
    const filled = (quoted ?? plain ?? '').replace(/\$(\w+)/g, (_, name: string) => {
      if (!(name in variables)) throw new Error(`Nothing before it gives $${name}: ${line}`)
      return variables[name]!
    })
    return raw ?? filled
  })
  const after = (flag: string) => words.flatMap((word, index) => (word === flag ? [words[index + 1]!] : []))
  const [body] = after('-d')
  const answer = await fetch(
    words.find((word) => word.startsWith('http'))!,
    {
      method: after('-X')[0] ?? (body === undefined ? 'GET' : 'POST'),
      headers: after('-H').map((header): [string, string] => header.split(/: (.*)/s).slice(0, 2) as [string, string]),
      ...(body !== undefined && { body }),
    },
  )
  expect([line, answer.ok]).toEqual([line, true])
  return (await answer.json()) as Answer
}

it('the lines of the README work as they stand, one after the other', async () => {
  const { api, key } = await serving.place()
  const lines = block.split('\n').filter((line) => line.startsWith('curl '))
  expect(block).toContain('API=http://127.0.0.1:4310/api/v1/public; KEY=qn_live_')
  expect(lines.length).toBeGreaterThanOrEqual(5)

  const variables: Record<string, string> = { API: api, KEY: key! }
  const answers: Answer[] = []
  for (const line of lines) {
    let answer = await carriedOut(line, variables)
    for (const until = Date.now() + 30_000; line.includes('/jobs/') && answer.data.status !== 'completed';) {
      expect([answer.data.status, Date.now() < until]).not.toContain(false)
      await new Promise((resolve) => setTimeout(resolve, 50))
      answer = await carriedOut(line, variables)
    }
    if (answer.data.job_id) variables.JOB_ID = answer.data.job_id
    if (answer.data.article_id) variables.ARTICLE_ID = String(answer.data.article_id)
    answers.push(answer)
  }
  expect(answers.some(({ data }) => data.content?.includes('<h2>'))).toBe(true)
  expect(answers.at(-1)!.data.plan).toBe('studio')
}, 60_000)

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSigningSecret, signatureHeaders } from './sign.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/webhooks.md'), 'utf8')
/** The code of the page, as a reader would copy it. */
const copied = (language: string) => page.match(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``))![1]!

const has = (command: string, question: string) => spawnSync(command, [question]).status === 0

const secret = makeSigningSecret()
const body = JSON.stringify({ id: 'evt_1', data: { title: 'Бджоли — “bees” 🐝' } })
let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'quoin-verify-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Case {
  secret: string
  headers: Record<string, string>
  body: string
}

function delivery(at = Date.now()): Case {
  const headers = signatureHeaders(secret, { id: 'evt_1', at, body })
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return { secret: secret.reveal(), headers: lower, body }
}

const good = () => [delivery(), delivery(Date.now() - 290_000)]
const bad = (): Case[] => {
  const fine = delivery()
  return [
    { ...fine, body: body.replace('bees', 'beef') },
    { ...fine, secret: makeSigningSecret().reveal() },
    { ...fine, headers: { ...fine.headers, 'webhook-id': 'evt_2' } },
    { ...fine, headers: { ...fine.headers, 'webhook-signature': 'v1,AAAA' } },
    delivery(Date.now() - 302_000),
    delivery(Date.now() + 302_000),
  ]
}

/** `ok` or `refused` for each case, said by a program in another process. */
function judged(command: string, program: string, file: string): string[] {
  writeFileSync(join(folder, file), program)
  writeFileSync(join(folder, 'cases.json'), JSON.stringify([...good(), ...bad()]))
  return execFileSync(command, [join(folder, file), join(folder, 'cases.json')], { encoding: 'utf8' })
    .trim()
    .split('\n')
}

const expected = [...good().map(() => 'ok'), ...bad().map(() => 'refused')]

describe('the verifier on the page', () => {
  it('for Node accepts our deliveries and refuses what was tampered with', () => {
    const program = `${copied('js')}
      import { readFileSync } from 'node:fs'
      for (const { secret, headers, body } of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
        try { console.log(verify(secret, headers, Buffer.from(body)).id === 'evt_1' ? 'ok' : 'wrong') }
        catch { console.log('refused') }
      }`
    expect(judged(process.execPath, program, 'verify.mjs')).toEqual(expected)
  })

  it.runIf(has('python3', '--version'))('for Python does, too', () => {
    const program = `${copied('python')}
import sys
for case in json.load(open(sys.argv[1], encoding="utf8")):
    try:
        event = verify(case["secret"], case["headers"], case["body"].encode())
        print("ok" if event["id"] == "evt_1" else "wrong")
    except ValueError:
        print("refused")
`
    expect(judged('python3', program, 'verify.py')).toEqual(expected)
  })

  it.runIf(has('openssl', 'version'))('by hand says what X-Service-Signature says', () => {
    writeFileSync(join(folder, 'body.json'), body)
    const said = execFileSync('sh', ['-c', copied('sh')], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, SECRET: secret.reveal() },
    })
    expect(said.trim()).toBe(delivery().headers['x-service-signature'])
  })
})

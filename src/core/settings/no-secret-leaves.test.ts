import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { keyOperations } from '../../contract/keys.ts'
import { settingsOperations } from '../../contract/settings.ts'
import { keyOnDisk, testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { StudioError, toPublic } from '../errors.ts'
import { createKeyring } from '../keys/keyring.ts'

const MARK = 'MARKED-3e7c5d0a91b24f68-SECRET'
const SECRET = `sk-${MARK}-end`
const OWN = {
  key: 'vendor-a-4o',
  provider: 'openai-compatible',
  upstream_model: 'llama',
  base_url: 'http://127.0.0.1:1/v1',
}

/** The secret itself, and how it looks after the usual journeys. Base64 has three forms, by where it begins. */
const forms = (secret: string): [string, Buffer][] => [
  ['plain', Buffer.from(secret)],
  ['UTF-16', Buffer.from(secret, 'utf16le')],
  ['hex', Buffer.from(Buffer.from(secret).toString('hex'))],
  ['reversed', Buffer.from(secret.split('').toReversed().join(''))],
  ...[0, 1, 2].map((shift): [string, Buffer] => {
    const text = Buffer.from('x'.repeat(shift) + secret).toString('base64')
    return [`base64 at ${shift}`, Buffer.from(text.slice(shift === 0 ? 0 : 4, -4))]
  }),
]
const found = (bytes: Buffer, secrets: string[]): string[] =>
  secrets.flatMap((secret) => forms(secret).flatMap(([name, form]) => (bytes.includes(form) ? [name] : [])))

it('would be found in every form', () => {
  for (const [name, form] of forms(MARK)) expect(found(Buffer.concat([Buffer.from('…'), form]), [MARK])).toContain(name)
})

it('no operation on keys, settings, routes and credentials lets a secret out, nor does a file of the workspace hold one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-leak-'))
  const seen: string[] = []
  const called = new Set<string>()
  const failures: unknown[] = [
    new StudioError('unavailable', `The provider refused ${SECRET}.`, { retry: 'permanent', cause: new Error(SECRET) }),
    new TypeError(`authorization: Bearer ${SECRET}`, { cause: { headers: { authorization: SECRET } } }),
    `thrown as a text: ${SECRET}`,
  ]
  let failure: unknown
  const studio = await testStudio({
    folder,
    masterKey: keyOnDisk(),
    openTextProvider: () => ({
      async *stream() {
        if (failure !== undefined) throw failure
        yield `You sent ${SECRET}`
        return { tokens_in: 1, tokens_out: 1 }
      },
    }),
  })
  const apiKeys: string[] = []

  /** Everything a caller could see of a call. */
  async function call(name: Parameters<TestStudio['call']>[0], input: unknown): Promise<void> {
    called.add(name)
    try {
      const reply = await studio.call(name, input as never)
      if (name === 'create_api_key') {
        const { key, ...rest } = reply as { key: string }
        apiKeys.push(key)
        seen.push(JSON.stringify(rest))
      } else seen.push(JSON.stringify(reply))
    } catch (error) {
      seen.push(JSON.stringify(toPublic(error, 'req_test')), inspect(error, { depth: 9 }))
    }
  }

  await call('save_credential', { provider: 'openai', secret: SECRET })
  await call('save_credential', { provider: 'openai-compatible', secret: SECRET })
  await call('save_credential', { provider: 'nobody', secret: SECRET })
  await call('save_credential', { provider: 'google', secret: `${SECRET}\n${SECRET}` })
  await call('save_credential', { provider: 'google', secret: SECRET, more: SECRET.length })
  await call('save_credential', { provider: 'google', secret: SECRET.repeat(50) })
  await call('list_credentials', {})
  await call('list_model_routes', {})
  await call('save_model_route', OWN)
  await call('save_model_route', { ...OWN, base_url: `https://me:${SECRET}@example.com` })
  await call('save_model_route', { ...OWN, base_url: `https://example.com/?key=${SECRET}` })
  for (failure of [undefined, ...failures]) await call('test_model_route', { key: 'vendor-a-4o' })
  await call('reset_model_route', { key: 'vendor-a-4o' })
  await call('create_api_key', { name: 'one', scopes: 'read,write' })
  await call('create_api_key', { name: 'two' })
  await call('list_api_keys', {})
  const keyring = createKeyring(studio.core)
  for (const key of apiKeys) {
    const { key_id } = await keyring.authenticate(key)
    await keyring.noteKeyUse(key_id!)
    await keyring.authenticate(key.slice(0, -1)).catch((error: unknown) => seen.push(inspect(error, { depth: 9 })))
  }
  await call('revoke_api_key', { id: 1 })
  await keyring.authenticate(apiKeys[0]!).catch((error: unknown) => seen.push(inspect(error, { depth: 9 })))
  await call('save_settings', { general: { workspace_name: 'Bees' }, appearance: { theme: 'dark' } })
  await call('get_settings', {})
  await call('get_status', {})
  await call('start_samples', { language: 'en' })
  await call('remove_samples', {})
  await call('delete_credential', { provider: 'openai-compatible' })

  expect([...called].toSorted()).toEqual(Object.keys({ ...keyOperations, ...settingsOperations }).toSorted())
  expect(apiKeys).toHaveLength(2)
  const secrets = [MARK, ...apiKeys.map((key) => key.slice(12))]
  const logged = studio.log.map((line) => inspect(line, { depth: 9 }))
  const told = studio.events.map((event) => JSON.stringify(event))
  expect(seen.length).toBeGreaterThan(20)
  for (const text of [...seen, ...logged, ...told])
    expect({ text, found: found(Buffer.from(text), secrets) }).toEqual({ text, found: [] })

  expect(found(studio.core.database.raw.serialize(), secrets)).toEqual([])
  await studio.core.close()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name)).toContain('quoin.db')
  for (const { parentPath, name } of files) {
    expect({ name, found: found(readFileSync(join(parentPath, name)), secrets) }).toEqual({ name, found: [] })
  }
  rmSync(folder, { recursive: true, force: true })
})

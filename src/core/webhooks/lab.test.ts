import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Webhook } from 'standardwebhooks'
import type { LabDelivery } from '../../contract/webhook-lab.ts'
import { insideWrite } from '../db/write.ts'
import { createEgress, type Egress } from '../../egress/egress.ts'
import { webhookEcho } from '../../host/webhook-lab.ts'
import { stateHash } from '../../testing/state-hash.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'

let egress: Egress
let studio: TestStudio
beforeAll(async () => {
  egress = createEgress({ insideWrite })
  studio = await testStudio({ clock: 'real', outside: { echo: webhookEcho(egress, 4_000) } })
})
afterAll(async () => {
  await studio.close()
  await egress.close()
})

const pasted = ({ headers }: Pick<LabDelivery, 'headers'>) =>
  headers.map(({ name, value }) => `${name}: ${value}`).join('\n')

describe('a delivery in the lab', () => {
  it('is signed as a real one, arrives over a real socket, and changes nothing', async () => {
    const before = await stateHash(studio.core)
    const sent = await studio.call('send_lab_delivery', { event: 'post.updated' })
    expect(sent).toMatchObject({ ok: true, status: 200, next: 'delivered', method: 'POST' })
    const headers = Object.fromEntries(sent.headers.map(({ name, value }) => [name.toLowerCase(), value]))
    expect(new Webhook(sent.secret).verify(sent.body, headers)).toMatchObject({ type: 'post.updated' })
    expect(await stateHash(studio.core)).toEqual(before)
  })

  it.each([
    ['server_error', 500, 'retried'],
    ['gone', 410, 'disabled'],
    ['redirect', 302, 'retried'],
    ['slow', 200, 'delivered'],
    ['never', null, 'retried'],
  ] as const)('meets a receiver that answers %s', async (behaviour, status, next) => {
    const sent = await studio.call('send_lab_delivery', { behaviour })
    expect(sent).toMatchObject({ status, next, ok: next === 'delivered' })
    expect(sent.headers.map(({ name }) => name.toLowerCase())).toContain('webhook-signature')
    expect(sent.error === null).toBe(next === 'delivered')
  })
})

describe('the inspector', () => {
  it('finds both signatures of a delivery right', async () => {
    const sent = await studio.call('send_lab_delivery', {})
    const { ok, steps } = await studio.call('inspect_signature', {
      headers: pasted(sent),
      body: sent.body,
      secret: sent.secret,
    })
    expect(ok).toBe(true)
    expect(steps.map(({ scheme, step }) => `${scheme} ${step}`)).toEqual([
      'standard headers',
      'standard secret',
      'standard timestamp',
      'standard content',
      'standard signature',
      'service headers',
      'service secret',
      'service content',
      'service signature',
    ])
    expect(JSON.stringify(steps)).not.toContain(sent.secret)
  })

  it('names the first wrong character when the body was written anew', async () => {
    const sent = await studio.call('send_lab_delivery', {})
    const body = JSON.stringify(JSON.parse(sent.body), null, 2)
    const { ok, steps } = await studio.call('inspect_signature', { headers: pasted(sent), body, secret: sent.secret })
    expect(ok).toBe(false)
    const wrong = steps.filter((step) => !step.ok)
    expect(wrong.map(({ step }) => step)).toEqual(['signature', 'signature'])
    for (const { shown, first_wrong } of wrong) {
      expect(shown[first_wrong!.at]).toBe(first_wrong!.expected)
      expect(first_wrong!.found).not.toBe(first_wrong!.expected)
    }
  })

  it('points at a cut signature, a foreign secret, a missing header and an old time', async () => {
    const sent = await studio.call('send_lab_delivery', {})
    const look = async (change: (headers: string) => string, secret = sent.secret) =>
      (await studio.call('inspect_signature', { headers: change(pasted(sent)), body: sent.body, secret })).steps.filter(
        ({ ok }) => !ok,
      )
    const cut = await look((text) => text.replace(/(webhook-signature: v1,.{4}).*/i, '$1'))
    expect(cut[0]).toMatchObject({ step: 'signature', first_wrong: { at: 7, found: '' } })
    expect((await look((text) => text, 'hunter2'))[0]).toMatchObject({ step: 'secret' })
    expect((await look((text) => text.replace(/webhook-id.*/i, '')))[0]).toMatchObject({ step: 'headers' })
    expect((await look((text) => text.replace(/(webhook-timestamp: ).*/i, '$11000')))[0]).toMatchObject({
      step: 'timestamp',
    })
  })
})

import { describe, expect, it } from 'vitest'
import type { DomainTarget } from '../../contract/domains.ts'
import { diagnoseDns, diagnoseTls, judge } from './diagnose.ts'
import type { Answer, Looked, TlsReason } from './probe.ts'

const HOME = '198.41.0.4'
const HOME6 = '2001:503:ba3e::2:30'
const ELSEWHERE = '193.0.14.129'
const found = (...values: string[]): Answer => ({ state: 'found', values })
const none: Answer = { state: 'none' }
const broken: Answer = { state: 'broken' }

const right: Looked = {
  zone: { state: 'found', zone: 'example.com', servers: ['ns1.example.net'] },
  txt: found('quoin-1'),
  cname: none,
  a: found(HOME),
  aaaa: none,
  caa: null,
  chain: [],
  cached: null,
  proxy: null,
  second_hand: false,
}
const byAddress: DomainTarget = { cname: null, addresses: [HOME] }
const byName: DomainTarget = { cname: 'site.host.example', addresses: [] }

const diagnose = (looked: Partial<Looked>, target: DomainTarget = byAddress, target_addresses: string[] = []) =>
  diagnoseDns({ hostname: 'www.example.com', token: 'quoin-1', target, target_addresses }, { ...right, ...looked })
const codes = (...args: Parameters<typeof diagnose>) => diagnose(...args).map(({ code }) => code)

describe('what DNS says of a domain', () => {
  it.each<[string, Partial<Looked>, DomainTarget | undefined, string[] | undefined, string[]]>([
    ['all is right', {}, undefined, undefined, ['ownership_proven', 'address_right']],
    ['nobody is in charge', { zone: { state: 'no_zone' } }, undefined, undefined, ['no_such_domain']],
    ['nobody answers who is in charge', { zone: { state: 'unanswered' } }, undefined, undefined, ['no_answer']],
    ['its servers do not answer for it', { zone: { state: 'lame', zone: 'example.com', servers: ['ns1.old.example'] } }, undefined, undefined, ['delegated_elsewhere']],
    ['no TXT yet', { txt: { state: 'no_name' } }, undefined, undefined, ['record_missing', 'address_right']],
    ['another TXT', { txt: found('quoin-2') }, undefined, undefined, ['conflicting_txt', 'address_right']],
    ['ours among others', { txt: found('quoin-2', 'quoin-1') }, undefined, undefined, ['ownership_proven', 'address_right']],
    ['no answer for the TXT', { txt: broken }, undefined, undefined, ['no_answer', 'address_right']],
    ['no such name', { a: { state: 'no_name' }, aaaa: { state: 'no_name' } }, undefined, undefined, ['ownership_proven', 'no_such_name']],
    ['no address', { a: none }, undefined, undefined, ['ownership_proven', 'address_missing']],
    ['no answer for the name', { a: broken, cname: broken }, undefined, undefined, ['ownership_proven', 'no_answer']],
    ['another address', { a: found(ELSEWHERE) }, undefined, undefined, ['ownership_proven', 'wrong_target']],
    ['one right and one wrong address', { a: found(HOME, ELSEWHERE) }, undefined, undefined, ['ownership_proven', 'wrong_target']],
    ['an old AAAA', { aaaa: found(HOME6) }, undefined, undefined, ['ownership_proven', 'stale_aaaa']],
    ['a wanted AAAA', { aaaa: found(HOME6) }, { cname: null, addresses: [HOME, HOME6] }, undefined, ['ownership_proven', 'address_right']],
    ['the right alias', { cname: found('site.host.example'), chain: ['site.host.example'], a: found(ELSEWHERE) }, byName, [], ['ownership_proven', 'address_right']],
    ['the right alias at the end of others', { cname: found('x.example'), chain: ['x.example', 'site.host.example'] }, byName, [], ['ownership_proven', 'address_right']],
    ['another alias', { cname: found('old.example'), chain: ['old.example'], a: found(ELSEWHERE) }, byName, [HOME], ['ownership_proven', 'wrong_target']],
    ['a bare domain that was given the addresses of the alias', {}, byName, [HOME, HOME6], ['ownership_proven', 'address_right']],
    ['a proxy in front', { a: found('104.21.3.4'), proxy: 'Cloudflare' }, byName, [HOME], ['ownership_proven', 'proxied']],
    ['a proxy that is the host', { a: found('104.21.3.4'), proxy: 'Cloudflare' }, byName, ['104.21.3.4'], ['ownership_proven', 'address_right']],
    ['old answers elsewhere', { cached: { values: [ELSEWHERE], seconds: 600 } }, undefined, undefined, ['ownership_proven', 'address_right', 'still_cached']],
    ['no target chosen', {}, { cname: null, addresses: [] }, undefined, ['ownership_proven', 'no_target']],
    ['authorities named', { caa: { name: 'example.com', issuers: ['letsencrypt.org'] } }, undefined, undefined, ['ownership_proven', 'address_right', 'caa_limits']],
    ['every authority forbidden', { caa: { name: 'example.com', issuers: [''] } }, undefined, undefined, ['ownership_proven', 'address_right', 'caa_forbids']],
    ['answers at second hand', { second_hand: true }, undefined, undefined, ['second_hand', 'ownership_proven', 'address_right']],
  ])('%s', (_what, looked, target, addresses, expected) => {
    expect(codes(looked, target, addresses)).toEqual(expected)
  }) // prettier-ignore

  it('gives one sentence for each finding, and a fix for each that is open', () => {
    const all = (
      [
        { zone: { state: 'no_zone' } },
        { zone: { state: 'lame', zone: 'example.com', servers: ['ns1.old.example'] } },
        { txt: none, a: none },
        { txt: found('x'), a: found(ELSEWHERE) },
        { txt: broken, a: broken, cname: broken },
        { caa: { name: 'example.com', issuers: [''] }, aaaa: found(HOME6) },
      ] satisfies Partial<Looked>[]
    ).flatMap((looked: Partial<Looked>) => diagnose(looked))
    for (const { sentence, fix, level } of all) {
      expect(sentence).toMatch(/^[\w].*\.$/)
      if (level === 'fix' || level === 'wait') expect(fix).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('says how long old answers may stay', () => {
    const wait = (seconds: number | null) => diagnose({ cached: { values: [ELSEWHERE], seconds } }).at(-1)!.sentence
    expect([wait(20), wait(600), wait(86_400), wait(null)].map((text) => text.split(' for ')[1])).toEqual([
      'a minute.',
      '10 minutes.',
      '24 hours.',
      'some hours.',
    ])
  })

  it('shows what was expected and what was found', () => {
    expect(diagnose({ txt: found('other'), a: found(ELSEWHERE) })).toMatchObject([
      { expected: ['quoin-1'], found: ['other'] },
      { expected: [HOME], found: [ELSEWHERE] },
    ])
  })
})

const fault = (reason: TlsReason) =>
  diagnoseTls(
    { hostname: 'www.example.com' },
    { ok: false, reason, address: HOME, names: ['other.example'], expired_at: null },
  )
const valid = diagnoseTls(
  { hostname: 'www.example.com' },
  { ok: true, issuer: 'CA', expires_at: '2027-01-01T00:00:00.000Z' },
)

describe('what the findings come to', () => {
  const state = (findings: Parameters<typeof judge>[0], patient = true) => {
    const { status, ssl_status } = judge(findings, patient)
    return `${status} ${ssl_status}`
  }
  it.each<[string, Parameters<typeof judge>[0], boolean, string]>([
    ['all is well', [...diagnose({}), valid], true, 'verified active'],
    ['the host is not up yet', [...diagnose({}), fault('refused')], true, 'verified pending'],
    ['the host never came up', [...diagnose({}), fault('timed_out')], false, 'verified failed'],
    ['the certificate is for another name', [...diagnose({}), fault('other_name')], true, 'verified failed'],
    ['it has expired', [...diagnose({}), fault('expired')], true, 'verified failed'],
    ['no record yet', diagnose({ txt: none }), true, 'pending pending'],
    ['no record came in time', diagnose({ txt: none }), false, 'failed pending'],
    ['it leads elsewhere', diagnose({ a: found(ELSEWHERE) }), true, 'failed pending'],
    ['nobody may issue', diagnose({ caa: { name: 'example.com', issuers: [''] } }), true, 'verified failed'],
    ['old answers elsewhere', [...diagnose({ cached: { values: [ELSEWHERE], seconds: 60 } }), valid], true, 'verified active'],
    ['no target chosen', diagnose({}, { cname: null, addresses: [] }), true, 'verified pending'],
  ])('%s', (_what, findings, patient, expected) => {
    expect(state(findings, patient)).toBe(expected)
  }) // prettier-ignore

  it('is told by the gravest finding, with its fix', () => {
    expect(judge(diagnose({ txt: none, a: found(ELSEWHERE) }), true).detail).toBe(
      `www.example.com leads to ${ELSEWHERE}, not to ${HOME}. Replace the record with the one shown, and delete others of the same name.`,
    )
    expect(judge([...diagnose({}), valid], true).detail).toContain('has a valid certificate')
  })
})

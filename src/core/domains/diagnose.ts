import type { DomainStatus, DomainTarget, Finding, SslStatus } from '../../contract/domains.ts'
import type { Answer, Looked, TlsReason, TlsResult } from './probe.ts'

export interface Wanted {
  hostname: string
  token: string
  target: DomainTarget
  /** Where the name of the target leads now. */
  target_addresses: readonly string[]
}

type About = Finding['about']
const finding = (
  about: About,
  level: Finding['level'],
  code: string,
  sentence: string,
  {
    fix = null,
    expected = [],
    found = [],
  }: { fix?: string | null; expected?: readonly string[]; found?: readonly string[] } = {},
): Finding => ({ code, level, about, sentence, fix, expected: [...expected], found: [...found] })

export const txtName = (hostname: string): string => `_quoin.${hostname}`

const valuesOf = (answer: Answer): string[] => (answer.state === 'found' ? answer.values : [])
const listed = (values: readonly string[]): string => values.join(', ')
const sameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one))

/** Everything that DNS says against what is wanted; each with one sentence and, where there is one, one fix. */
export function diagnoseDns(wanted: Wanted, looked: Looked): Finding[] {
  const { hostname } = wanted
  const { zone } = looked
  if (zone.state === 'no_zone') {
    return [
      finding(
        'name',
        'fix',
        'no_such_domain',
        `Nobody is in charge of ${hostname}: the domain is not registered, or not switched on yet.`,
        {
          fix: 'Register the domain, or wait until your registrar has switched it on.',
        },
      ),
    ]
  }
  if (zone.state === 'unanswered') {
    return [
      finding('name', 'wait', 'no_answer', `No name server gave an answer for ${hostname}.`, {
        fix: 'Wait a little. If it stays so, ask whoever runs the domain, and mention DNSSEC.',
      }),
    ]
  }
  if (zone.state === 'lame') {
    return [
      finding(
        'name',
        'fix',
        'delegated_elsewhere',
        `${zone.zone} is delegated to ${listed(zone.servers)}, and these do not answer for it.`,
        {
          fix: 'At your registrar, enter the name servers of the service where you set the records.',
          found: zone.servers,
        },
      ),
    ]
  }
  const second = looked.second_hand
    ? [
        finding(
          'name',
          'note',
          'second_hand',
          'This network answers for all name servers itself, so what was changed lately may not show yet.',
        ),
      ]
    : []
  return [...second, ownership(wanted, looked, zone), ...address(wanted, looked, zone), ...authorities(looked)]
}

function ownership(
  { hostname, token }: Wanted,
  { txt }: Looked,
  { zone, servers }: { zone: string; servers: string[] },
): Finding {
  const name = txtName(hostname)
  const found = valuesOf(txt)
  const facts = { expected: [token], found }
  if (found.includes(token))
    return finding(
      'ownership',
      'ok',
      'ownership_proven',
      `The record at ${name} proves that the domain is yours.`,
      facts,
    )
  if (txt.state === 'broken') {
    return finding('ownership', 'wait', 'no_answer', `The name servers of ${zone} gave no answer for ${name}.`, {
      ...facts,
      fix: 'Wait a little. If it stays so, ask whoever runs them.',
    })
  }
  if (found.length > 0) {
    return finding(
      'ownership',
      'fix',
      'conflicting_txt',
      `At ${name} stands another text than the one for this site.`,
      {
        ...facts,
        fix: `Replace the TXT record at ${name} with the value shown.`,
      },
    )
  }
  return finding('ownership', 'wait', 'record_missing', `There is no TXT record at ${name} yet.`, {
    ...facts,
    fix: `Set it where ${zone} is run: at ${listed(servers)}.`,
  })
}

function address(wanted: Wanted, looked: Looked, { zone, servers }: { zone: string; servers: string[] }): Finding[] {
  const { hostname, target } = wanted
  const { cname, a, aaaa, chain, proxy, cached } = looked
  const found = [...valuesOf(a), ...valuesOf(aaaa)]
  const shown = chain.length > 0 ? [...chain, ...found] : found
  const expected = [...(target.cname === null ? [] : [target.cname]), ...target.addresses]
  if (expected.length === 0) {
    return [
      finding(
        'address',
        'note',
        'no_target',
        'Where this site is hosted is not chosen yet, so where the domain leads was not compared.',
        {
          fix: 'Enter the name or the addresses of your host under "Target".',
          found: shown,
        },
      ),
    ]
  }
  const facts = { expected, found: shown }
  const set = `Set the record shown where ${zone} is run: at ${listed(servers)}.`
  if (a.state === 'broken' && cname.state === 'broken') {
    return [
      finding('address', 'wait', 'no_answer', `The name servers of ${zone} gave no answer for ${hostname}.`, {
        ...facts,
        fix: 'Wait a little. If it stays so, ask whoever runs them.',
      }),
    ]
  }
  if (shown.length === 0) {
    return a.state === 'no_name'
      ? [finding('address', 'wait', 'no_such_name', `There is no name ${hostname} yet.`, { ...facts, fix: set })]
      : [
          finding('address', 'wait', 'address_missing', `${hostname} has no record that leads to your host yet.`, {
            ...facts,
            fix: set,
          }),
        ]
  }

  const allowed = [...target.addresses, ...wanted.target_addresses]
  const byName = target.cname !== null && chain.includes(target.cname)
  const strange = found.filter((one) => !allowed.includes(one))
  if (byName || (found.length > 0 && strange.length === 0)) {
    const ok = finding('address', 'ok', 'address_right', `${hostname} leads to your host.`, facts)
    if (cached === null || sameSet(cached.values, found)) return [ok]
    const wait = cached.seconds === null ? 'some hours' : minutes(cached.seconds)
    return [
      ok,
      finding('address', 'note', 'still_cached', `Others may still see the old address for ${wait}.`, {
        fix: 'Nothing is left to do but wait.',
        expected: found,
        found: cached.values,
      }),
    ]
  }
  if (proxy !== null) {
    return [
      finding('address', 'fix', 'proxied', `${proxy} stands in front of ${hostname} and hides where it leads.`, {
        ...facts,
        fix: `Switch the proxy off for this record at ${proxy} ("DNS only").`,
      }),
    ]
  }
  const stale =
    strange.length > 0 && strange.every((one) => one.includes(':')) && found.some((one) => allowed.includes(one))
  if (stale) {
    return [
      finding(
        'address',
        'fix',
        'stale_aaaa',
        `${hostname} has an AAAA record (${listed(strange)}) that leads somewhere else than its A record.`,
        {
          ...facts,
          fix: 'Delete the AAAA record, or set it to the IPv6 address of your host.',
        },
      ),
    ]
  }
  return [
    finding('address', 'fix', 'wrong_target', `${hostname} leads to ${shown[0]}, not to ${expected[0]}.`, {
      ...facts,
      fix: 'Replace the record with the one shown, and delete others of the same name.',
    }),
  ]
}

const minutes = (seconds: number): string => {
  const count = Math.max(1, Math.ceil(seconds / 60))
  return count === 1 ? 'a minute' : count < 120 ? `${count} minutes` : `${Math.ceil(count / 60)} hours`
}

function authorities({ caa }: Looked): Finding[] {
  if (!caa) return []
  const issuers = caa.issuers.filter((one) => one !== '')
  if (issuers.length === 0) {
    return [
      finding(
        'certificate',
        'fix',
        'caa_forbids',
        `The CAA record of ${caa.name} forbids every authority to issue a certificate.`,
        {
          fix: `Delete the CAA record of ${caa.name}, or name the authority of your host in it.`,
        },
      ),
    ]
  }
  return [
    finding(
      'certificate',
      'note',
      'caa_limits',
      `By the CAA record of ${caa.name} only ${listed(issuers)} may issue certificates.`,
      {
        fix: 'If your host uses another authority, add it to the record.',
        found: issuers,
      },
    ),
  ]
}

const faults: Record<
  TlsReason,
  { level: 'wait' | 'fix'; sentence(host: string, result: Extract<TlsResult, { ok: false }>): string; fix: string }
> = {
  other_name: {
    level: 'fix',
    sentence: (host, { names }) =>
      `The certificate there is for ${names.length > 0 ? listed(names) : 'another name'}, not for ${host}.`,
    fix: 'Add the domain at your host, so that it makes a certificate for it.',
  },
  incomplete_chain: {
    level: 'fix',
    sentence: (host) =>
      `The web server of ${host} sends its certificate without those that lead up to a known authority.`,
    fix: 'Give the web server the full chain ("fullchain"), not the certificate alone.',
  },
  expired: {
    level: 'fix',
    sentence: (host, { expired_at }) =>
      `The certificate of ${host} has expired${expired_at === null ? '' : ` on ${expired_at.slice(0, 10)}`}.`,
    fix: 'Renew it at your host, and see that it renews by itself.',
  },
  not_yet_valid: {
    level: 'fix',
    sentence: (host) => `The certificate of ${host} is not valid yet.`,
    fix: 'Check the clock of this computer; then ask your host.',
  },
  self_signed: {
    level: 'fix',
    sentence: (host) => `The web server of ${host} shows a certificate that it signed itself.`,
    fix: 'Let your host make one of a known authority, such as Let’s Encrypt.',
  },
  untrusted: {
    level: 'fix',
    sentence: (host) => `The certificate of ${host} comes from an authority that browsers do not know.`,
    fix: 'Let your host make one of a known authority, such as Let’s Encrypt.',
  },
  refused: {
    level: 'wait',
    sentence: (host, { address: at }) => `Nobody answers for ${host} at ${at} on port 443 yet.`,
    fix: 'Upload the export to your host and switch https on.',
  },
  timed_out: {
    level: 'wait',
    sentence: (host, { address: at }) => `The web server of ${host} at ${at} did not answer in time.`,
    fix: 'See that your host is up and that nothing blocks port 443.',
  },
  no_certificate: {
    level: 'wait',
    sentence: (host) => `The web server speaks https, but has no certificate for ${host} yet.`,
    fix: 'Add the domain at your host, and give it some time to get one.',
  },
  no_tls: {
    level: 'fix',
    sentence: (host) => `What answers for ${host} on port 443 does not speak https.`,
    fix: 'Switch https on at your host.',
  },
  not_public: {
    level: 'fix',
    sentence: (host, { address: at }) => `${host} leads to ${at}, an address that is not on the internet.`,
    fix: 'Set the record to the public address of your host.',
  },
}

export function diagnoseTls({ hostname }: Pick<Wanted, 'hostname'>, result: TlsResult): Finding {
  if (result.ok) {
    return finding(
      'certificate',
      'ok',
      'certificate_valid',
      `The certificate of ${hostname} is valid until ${result.expires_at.slice(0, 10)}.`,
      { found: [result.issuer] },
    )
  }
  const { level, sentence, fix } = faults[result.reason]
  return finding('certificate', level, result.reason, sentence(hostname, result), { fix, found: result.names })
}

/** What the findings come to. `patient`: there is still time for what may come by itself. */
export function judge(
  findings: readonly Finding[],
  patient: boolean,
): { status: DomainStatus; ssl_status: SslStatus; detail: string } {
  const open = (one: Finding) => one.level === 'fix' || one.level === 'wait'
  const stateOf = (some: readonly Finding[], done: boolean) =>
    some.some(({ level }) => level === 'fix')
      ? 'failed'
      : some.some(open) || !done
        ? patient
          ? 'pending'
          : 'failed'
        : 'done'
  const dns = findings.filter(({ about }) => about !== 'certificate')
  const tls = findings.filter(({ about }) => about === 'certificate')
  const dnsState = stateOf(
    dns,
    dns.some(({ code }) => code === 'ownership_proven'),
  )
  const valid = tls.some(({ code }) => code === 'certificate_valid')
  const tlsState = valid
    ? 'done'
    : tls.some(({ level }) => level === 'fix')
      ? 'failed'
      : dnsState === 'done' && !patient
        ? 'failed'
        : 'pending'
  const first = [...dns, ...(valid ? [] : tls)].toSorted((a, b) => weight(b) - weight(a))[0]
  const detail =
    first && weight(first) > 0 ? [first.sentence, first.fix].filter((text) => text !== null).join(' ') : allWell(valid)
  return {
    status: dnsState === 'done' ? 'verified' : dnsState,
    ssl_status: tlsState === 'done' ? 'active' : tlsState,
    detail,
  }
}

const weight = ({ level }: Finding): number => ({ fix: 3, wait: 2, note: 1, ok: 0 })[level]
const allWell = (valid: boolean): string =>
  valid
    ? 'The domain is yours, leads to your host and has a valid certificate.'
    : 'The domain is yours and leads to your host. Its certificate was not looked at yet.'

import { connect, type PeerCertificate } from 'node:tls'
import type { TlsReason } from '../core/domains/probe.ts'
import { isPublicAddress } from './address.ts'

export type TlsOutcome =
  | { ok: true; issuer: string; expires_at: Date }
  | { ok: false; reason: TlsReason; names: string[]; expired_at: Date | null }

export interface TlsOptions {
  insideWrite(): boolean
  port?: number
  /** Certificates of authorities instead of those that Node knows; for tests. */
  ca?: string[]
  isAllowed?: (address: string) => boolean
  timeout_ms?: number
}

/**
 * One handshake with this very address, under the name of the host and with the chain verified. Nothing is sent after
 * it. Rejects only with the reason of the signal.
 */
export function checkTls(
  { hostname, address }: { hostname: string; address: string },
  { insideWrite, port = 443, ca, isAllowed = isPublicAddress, timeout_ms = 10_000 }: TlsOptions,
  signal: AbortSignal,
): Promise<TlsOutcome> {
  if (insideWrite()) throw new Error('A web server was asked inside a write.')
  signal.throwIfAborted()
  if (!isAllowed(address)) return Promise.resolve(fault('not_public'))
  return new Promise((resolve, reject) => {
    // Verified all the same: so a certificate that fails can still be read. Nothing is sent, and it is hung up at once.
    const socket = connect({ host: address, port, servername: hostname, rejectUnauthorized: false, ...(ca && { ca }) })
    const timer = setTimeout(() => end(fault('timed_out')), timeout_ms)
    const stop = () => end(null)
    const end = (outcome: TlsOutcome | null) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      socket.destroy()
      if (outcome) resolve(outcome)
      else reject(signal.reason as Error)
    }
    signal.addEventListener('abort', stop, { once: true })
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerCertificate()
      if (!socket.authorized) return end(fault(reasonOf(socket.authorizationError), certificate))
      const { issuer, valid_to } = certificate
      end({ ok: true, issuer: [issuer.O ?? issuer.CN ?? ''].flat().join(' '), expires_at: new Date(valid_to) })
    })
    socket.on('error', (error) => end(fault(reasonOf(error))))
  })
}

const fault = (reason: TlsReason, certificate?: PeerCertificate): TlsOutcome => ({
  ok: false,
  reason,
  names: namesOf(certificate),
  expired_at: reason === 'expired' && certificate?.valid_to ? new Date(certificate.valid_to) : null,
})

function namesOf(certificate?: PeerCertificate): string[] {
  const named = certificate?.subjectaltname ?? ''
  const alternatives = named.split(', ').flatMap((entry) => (entry.startsWith('DNS:') ? [entry.slice(4)] : []))
  return (alternatives.length > 0 ? alternatives : [certificate?.subject?.CN ?? []].flat()).slice(0, 10)
}

const byCode: Record<string, TlsReason> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'other_name',
  HOSTNAME_MISMATCH: 'other_name',
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'not_yet_valid',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self_signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'untrusted',
  // Nothing but the certificate itself came, and its issuer is no authority that is known.
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'incomplete_chain',
  UNABLE_TO_GET_ISSUER_CERT: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ETIMEDOUT: 'timed_out',
}

/** Node gives a code where the handshake went well and the certificate did not, and an error where it did not. */
function reasonOf(error: Error | string): TlsReason {
  const code = typeof error === 'string' ? error : 'code' in error ? String(error.code) : ''
  // An alert is said in the language of TLS: somebody is there, and has nothing to show for this name.
  if (/^ERR_SSL_.*(ALERT|UNRECOGNIZED_NAME)/.test(code)) return 'no_certificate'
  return byCode[code] ?? (/CERT/.test(code) ? 'untrusted' : 'no_tls')
}

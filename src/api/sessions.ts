import { createHash, randomBytes } from 'node:crypto'
import { generateKeyPair, jwtVerify, SignJWT, type GenerateKeyPairResult } from 'jose'
import { studioCaller, type Caller, type Clock } from '../core/context.ts'
import { unauthorised } from './guards.ts'

const CODE_MS = 60_000
const TOKEN_S = 15 * 60
const RENEWAL_MS = 12 * 60 * 60_000
const AUDIENCE = 'studio'
const ISSUER = 'quoin'

export interface Session {
  token: string
  renewal: string
  expires_at: string
}

export interface Sessions {
  /** A new one-time code for a login link; good for a minute and for one use. */
  newCode(): string
  /** Trades a code for a session. */
  begin(code: string): Promise<Session>
  /** Trades a renewal, once, for the next session; so a tab that slept past its token goes on. */
  renew(renewal: string): Promise<Session>
  /** The window behind a session token. Throws `unauthorized`. */
  verify(token: string): Promise<Caller>
}

/** Sessions of the browser host. The key pair and the open sessions live and die with the process. */
export async function createSessions(clock: Clock, keys?: GenerateKeyPairResult): Promise<Sessions> {
  const { privateKey, publicKey } = keys ?? (await generateKeyPair('EdDSA', { crv: 'Ed25519' }))
  const codes = new Map<string, number>()
  const renewals = new Map<string, number>()

  const takeOnce = (from: Map<string, number>, secret: string): boolean => {
    const now = clock.monotonic()
    for (const [hash, until] of from) if (until < now) from.delete(hash)
    return from.delete(hashOf(secret))
  }

  const issue = (into: Map<string, number>, ms: number): string => {
    const secret = randomBytes(32).toString('base64url')
    into.set(hashOf(secret), clock.monotonic() + ms)
    return secret
  }

  async function session(): Promise<Session> {
    const seconds = Math.floor(clock.now() / 1000)
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + TOKEN_S)
      .sign(privateKey)
    return {
      token,
      renewal: issue(renewals, RENEWAL_MS),
      expires_at: new Date((seconds + TOKEN_S) * 1000).toISOString(),
    }
  }

  return {
    newCode: () => issue(codes, CODE_MS),
    async begin(code) {
      if (!takeOnce(codes, code)) {
        throw unauthorised(
          'This login link was used already or is older than a minute. Make a new one in the terminal.',
        )
      }
      return session()
    },
    async renew(renewal) {
      if (!takeOnce(renewals, renewal))
        throw unauthorised('This session has ended. Open a new login link from the terminal.')
      return session()
    },
    async verify(token) {
      try {
        await jwtVerify(token, publicKey, {
          algorithms: ['EdDSA'],
          audience: AUDIENCE,
          issuer: ISSUER,
          currentDate: new Date(clock.now()),
        })
      } catch (cause) {
        throw Object.assign(unauthorised('This session is not valid any more. Open a new login link.'), { cause })
      }
      return { ...studioCaller, via: 'rest' }
    },
  }
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

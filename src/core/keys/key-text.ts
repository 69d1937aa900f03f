import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

const MARK = 'qn_live_'
const SECRET_LENGTH = 32
const CHECK_LENGTH = 6
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const FORM = /^qn_live_[0-9A-Za-z]{38}$/
/** The largest multiple of 62 in a byte: what lies above would make the first digits likelier than the rest. */
const FAIR_BYTES = 248

/** `qn_live_`, 32 random base62 characters (190 bits), 6 of checksum. `random` gives bytes that nobody can guess. */
export function makeKeyText(random: (bytes: number) => Uint8Array): string {
  let secret = ''
  while (secret.length < SECRET_LENGTH) {
    for (const byte of random(SECRET_LENGTH)) {
      if (byte < FAIR_BYTES && secret.length < SECRET_LENGTH) secret += DIGITS[byte % 62]
    }
  }
  return MARK + secret + checksum(MARK + secret)
}

/** Form and checksum alone: most of what is not a key never costs a look into the database. */
export function looksLikeKey(text: string): boolean {
  return FORM.test(text) && text.slice(-CHECK_LENGTH) === checksum(text.slice(0, -CHECK_LENGTH))
}

/** What is stored in place of the key. 190 random bits need no salt and no slow hash. */
export const hashKey = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The first 12 characters: enough to tell keys apart, 24 bits of the secret. */
export const prefixOf = (text: string): string => text.slice(0, 12)

/** CRC-32 in base 62; 62^6 is more than 2^32. */
function checksum(text: string): string {
  let digits = ''
  for (let rest = crc32(text), count = 0; count < CHECK_LENGTH; count++) {
    digits = DIGITS[rest % 62]! + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

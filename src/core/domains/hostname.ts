import { domainToASCII } from 'node:url'
import { invalidField } from '../errors.ts'
import { isPrivateName } from '../hostnames.ts'

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** One spelling for what is one name: lower case, punycode, no trailing dot. Throws `validation_error` for `path`. */
export function normaliseHostname(typed: string, path = 'hostname'): string {
  const refuse = (code: string, sentence: string) => invalidField(path, code, `Nothing was added. ${sentence}`)
  const text = typed
    .trim()
    .replace(/[。．｡]/g, '.')
    .replace(/\.$/, '')
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) throw refuse('not_a_hostname', 'Give the name alone, without "https://".')
  if (/[/?#@\\]/.test(text)) throw refuse('not_a_hostname', 'Give the name alone, without a path.')
  if (text.includes('*')) throw refuse('wildcard', 'A name with a star stands for many. Add each name by itself.')
  if (/^\[.*\]$|:.*:/.test(text) || /^[\d.]+$/.test(text))
    throw refuse('ip_address', 'This is an address of a computer, not a name.')
  if (text.includes(':')) throw refuse('not_a_hostname', 'Give the name alone, without a port.')
  const ascii = domainToASCII(text)
  // The parser reads `0x7f.1` as an address; names have a last label that is no number.
  if (/^[\d.]+$/.test(ascii)) throw refuse('ip_address', 'This is an address of a computer, not a name.')
  const labels = ascii.split('.')
  if (
    ascii === '' ||
    ascii.length > 253 ||
    !labels.every((one) => label.test(one)) ||
    /^(0x[0-9a-f]*|\d+)$/.test(labels.at(-1)!)
  ) {
    throw refuse('not_a_hostname', 'This is not a name that DNS can hold.')
  }
  if (isPrivateName(ascii))
    throw refuse('private_name', `${ascii} is a name of a private network, which nobody else can open.`)
  return ascii
}

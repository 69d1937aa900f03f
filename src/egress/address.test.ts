import { describe, expect, it } from 'vitest'
import { isLocalAddress, isPublicAddress, sameAddress } from './address.ts'

const publicOnes = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2000::1',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2606:4700:4700::1111',
  '2a00:1450:4001::1',
  '3ffe:ffff::1',
  '3fff:1000::1',
]

const localOnes = [
  '127.0.0.1',
  '127.255.255.255',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '::1',
  '0:0:0:0:0:0:0:1',
  'fc00::1',
  'fd12:3456::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
]

const neither = [
  '0.0.0.0',
  '0.1.2.3',
  '169.254.0.1',
  '169.254.169.254',
  '192.0.0.1',
  '192.0.2.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.1',
  '192.175.48.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::2',
  '::7f00:1',
  '::127.0.0.1',
  '::8.8.8.8',
  '::ffff:0:7f00:1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::7f00:1',
  '100::1',
  '1fff:ffff::1',
  '2001::1',
  '2001:0:7f00:1::',
  '2001:2::1',
  '2001:3::1',
  '2001:4:112::1',
  '2001:10::1',
  '2001:20::1',
  '2001:30::1',
  '2001:1ff:ffff::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '2002:c0a8:1::',
  '2620:4f:8000::1',
  '3fff::1',
  '3fff:fff:ffff::1',
  '4000::1',
  '5f00::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'ffff::1',
]

/** No canonical spelling: a URL parser has turned these into one before, and DNS gives none of them. */
const noAddress = [
  '',
  'localhost',
  '0x7f.1',
  '2130706433',
  '127.1',
  '0177.0.0.1',
  '1.2.3',
  '1.2.3.4.5',
  '256.1.1.1',
  '2606::1%1',
  '[::1]',
  ' 8.8.8.8',
  '8.8.8.8 ',
  ':::1',
]

describe('which addresses are hosts of the internet', () => {
  it.each(publicOnes)('%s is public and not local', (address) => {
    expect({ open: isPublicAddress(address), local: isLocalAddress(address) }).toEqual({
      open: true,
      local: false,
    })
  })
  it.each(localOnes)('%s is local and not public', (address) => {
    expect({ open: isPublicAddress(address), local: isLocalAddress(address) }).toEqual({
      open: false,
      local: true,
    })
  })
  it.each([...neither, ...noAddress])('"%s" is neither', (address) => {
    expect({ open: isPublicAddress(address), local: isLocalAddress(address) }).toEqual({
      open: false,
      local: false,
    })
  })
})

describe('whether two spellings are one address', () => {
  it('sees through the mapping of IPv4 and through zeros', () => {
    expect(sameAddress('127.0.0.1', '::ffff:127.0.0.1')).toBe(true)
    expect(sameAddress('::1', '0:0:0:0:0:0:0:1')).toBe(true)
  })
  it('tells others apart, and knows nothing of what is no address', () => {
    expect(sameAddress('127.0.0.1', '127.0.0.2')).toBe(false)
    expect(sameAddress('localhost', 'localhost')).toBe(false)
  })
})

import { expect, it } from 'vitest'
import type { Domain } from '../../../../contract/domains.ts'
import type { SiteExport } from '../../../../contract/site-studio.ts'
import { lastExport, publicName } from './site-facts.ts'

const exported = (id: number, state: SiteExport['state']) => ({ id, state }) as SiteExport
const domain = (hostname: string, status: Domain['status'], ssl_status: Domain['ssl_status']) =>
  ({ hostname, status, ssl_status }) as Domain

it('counts an export only once it was written to its end', () => {
  expect(
    lastExport([exported(4, 'running'), exported(3, 'failed'), exported(2, 'done'), exported(1, 'done')])?.id,
  ).toBe(2)
  expect(lastExport([exported(4, 'cancelled')])).toBeUndefined()
})

it('says that a site is on the web only when its name and its certificate are both in order', () => {
  expect(
    publicName([domain('a.example', 'pending', 'active'), domain('b.example', 'verified', 'pending')]),
  ).toBeUndefined()
  expect(publicName([domain('b.example', 'verified', 'pending'), domain('c.example', 'verified', 'active')])).toBe(
    'c.example',
  )
})

import { StudioError, invalidField } from '../core/errors.ts'
import { nothingAt, type DomainProbe } from '../core/domains/probe.ts'
import type { OpenTextProvider } from '../core/generation/text-provider.ts'
import type { Outside } from '../core/outside.ts'
import type { WebhookSender } from '../core/webhooks/sender.ts'
import { fakeCms } from './fake-cms.ts'
import { pictureShop } from './picture-shop.ts'
import { stockShelf } from './stock/shelf.ts'

/** An outside world in memory that answers everything, for tests that walk over all operations. */
export const answeringOutside = (): Omit<Outside, 'sections'> => ({
  openTextProvider: refusingModel,
  openImageProvider: pictureShop().open,
  openStock: stockShelf,
  openCms: fakeCms().open,
  domainProbe: nobodysZone,
  webhookSender: willingReceiver,
  siteFont: async () => null,
  echo: async (_, { headers, body }) => ({
    method: 'POST',
    url: 'http://127.0.0.1:9/hooks/quoin',
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body,
    answer: { status: 200, text: 'Received.' },
    error: null,
  }),
})

/** A receiver that takes everything, wherever below example.com it is said to be. */
const willingReceiver: WebhookSender = {
  check: async (url) => {
    if (!/^https:\/\/[\w.-]+\.example\.com\//.test(url))
      throw invalidField('url', 'url_refused', 'Give an https address.')
  },
  send: async () => ({ status: 200, body_text: 'ok', retry_after_ms: null }),
}

/** A model that can be reached and refuses: nothing is bought. */
const refusingModel: OpenTextProvider = () => ({
  // oxlint-disable-next-line eslint/require-yield -- it ends before its first word
  async *stream() {
    throw new StudioError('validation_error', 'The model refused this.', { retry: 'permanent' })
  },
})

/** Name servers that answer, and know nothing of the name. */
const nobodysZone: DomainProbe = {
  look: async ({ hostname }) =>
    nothingAt({ state: 'found', zone: hostname.split('.').slice(-2).join('.'), servers: ['ns1.example.net'] }),
  addressesOf: async () => [],
  tls: async (_, [address = '192.0.2.1']) => ({ ok: false, reason: 'refused', address, names: [], expired_at: null }),
}

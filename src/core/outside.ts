import type { DomainProbe } from './domains/probe.ts'
import type { OpenTextProvider } from './generation/text-provider.ts'
import type { SectionCatalog } from './hosted/sections.ts'
import type { OpenImageProvider } from './media/image-provider.ts'
import type { OpenStock } from './media/stock/provider.ts'
import type { OpenCms } from './publishing/cms-client.ts'
import type { Echo } from './webhooks/echo.ts'
import type { WebhookSender } from './webhooks/sender.ts'

/** What the core reaches through its host. Each is an interface that stands beside its user in the core. */
export interface Outside {
  openTextProvider: OpenTextProvider
  openImageProvider: OpenImageProvider
  openStock: OpenStock
  sections: SectionCatalog
  webhookSender: WebhookSender
  /** The receiver of the webhook lab. */
  echo: Echo
  openCms: OpenCms
  domainProbe: DomainProbe
  /** A font file that a theme can ask for, `fonts/lora-latin-wght-normal.woff2`; null for anything else. */
  siteFont(path: string): Promise<Uint8Array | null>
}

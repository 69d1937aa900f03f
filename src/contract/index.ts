import { articleOperations } from './articles.ts'
import { domainOperations } from './domains.ts'
import { generationOperations } from './generation.ts'
import { hostedOperations } from './hosted.ts'
import { imageOperations } from './images.ts'
import { keyOperations } from './keys.ts'
import { mediaOperations } from './media.ts'
import type { Operation } from './operation.ts'
import { publishingOperations } from './publishing.ts'
import { settingsOperations } from './settings.ts'
import { sitePageOperations } from './site-pages.ts'
import { siteStudioOperations } from './site-studio.ts'
import { stockOperations } from './stock.ts'
import { usageOperations } from './usage.ts'
import { webhookLabOperations } from './webhook-lab.ts'
import { webhookOperations } from './webhooks.ts'

/** Everything Quoin can do. The window, REST, the API page and (for twenty of them) MCP are made from this table. */
export const operations = {
  ...articleOperations,
  ...generationOperations,
  ...imageOperations,
  ...mediaOperations,
  ...stockOperations,
  ...usageOperations,
  ...keyOperations,
  ...settingsOperations,
  ...hostedOperations,
  ...sitePageOperations,
  ...siteStudioOperations,
  ...webhookOperations,
  ...webhookLabOperations,
  ...publishingOperations,
  ...domainOperations,
} satisfies Record<string, Operation>

export type Operations = typeof operations
export type OperationName = keyof Operations

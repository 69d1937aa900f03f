import type { Migration } from '../migrate.ts'
import { start } from './0001-start.ts'
import { media } from './0002-media.ts'
import { hosted } from './0003-hosted.ts'
import { webhooks } from './0004-webhooks.ts'
import { publishing } from './0005-publishing.ts'
import { domains } from './0006-domains.ts'
import { idempotency } from './0007-idempotency.ts'
import { sites } from './0008-sites.ts'

/** In order. Forward only; never edit one that was released. */
export const migrations: Migration[] = [start, media, hosted, webhooks, publishing, domains, idempotency, sites]

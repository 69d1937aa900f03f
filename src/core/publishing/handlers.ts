import type { publishingOperations } from '../../contract/publishing.ts'
import { getArticle } from '../articles/store.ts'
import type { Handlers } from '../handler.ts'
import { connectSite, disconnectSite, testSite, updateSite } from './connect.ts'
import { cancelOp, publishArticle, queue } from './publish.ts'
import { listCmsSites, listConnections } from './site-store.ts'
import { getOutboxOp, listOutbox, listPublications } from './store.ts'

export const publishingHandlers: Handlers<typeof publishingOperations> = {
  list_cms_sites: (ctx) => listCmsSites(ctx.db),
  publish_article: (ctx, wish) => publishArticle(ctx, wish),
  list_publications: async (ctx, { id }) => {
    await getArticle(ctx.db, id)
    return listPublications(ctx.db, id)
  },

  queue_publication: async (ctx, wish) => getOutboxOp(ctx.db, (await queue(ctx, wish)).id),
  list_outbox: (ctx, { limit }) => listOutbox(ctx.db, limit),
  cancel_outbox_op: (ctx, { op_id }) => cancelOp(ctx, op_id),

  list_cms_connections: (ctx) => listConnections(ctx),
  connect_cms_site: (ctx, wish) => connectSite(ctx, wish),
  test_cms_site: (ctx, { site_id }) => testSite(ctx, site_id),
  update_cms_site: (ctx, wish) => updateSite(ctx, wish),
  disconnect_cms_site: (ctx, { site_id }) => disconnectSite(ctx, site_id),
}

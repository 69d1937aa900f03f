import type { sitePageOperations } from '../../contract/site-pages.ts'
import type { siteStudioOperations } from '../../contract/site-studio.ts'
import { Answer, type Handlers } from '../handler.ts'
import { readHistory } from './history/record.ts'
import { travel } from './history/travel.ts'
import { arrangeNavigation, listSitePages } from './navigation.ts'
import { changeAddress } from './page-move.ts'
import { duplicatePage, translatePage } from './page-copies.ts'
import { openPage, studioEtag, type ShownPage } from './page-draft.ts'
import { discardDraft, publishPage, restoreVersion, savePage, unpublishPage } from './page-drafts.ts'
import { deletePage } from './pages.ts'
import { listShared } from './shared-store.ts'
import { deleteShared, detachShared, saveShared, shareSection } from './shared.ts'
import { getSiteRow } from './site-store.ts'

type SharedOperations = Pick<
  typeof siteStudioOperations,
  'list_shared_sections' | 'share_section' | 'save_shared_section' | 'detach_shared_section' | 'delete_shared_section'
>

const shown = (status: number, { page, etag }: ShownPage) => new Answer(status, page, { ETag: etag })

export const pageHandlers: Handlers<typeof sitePageOperations & SharedOperations> = {
  list_site_pages: (ctx, { site_id }) => listSitePages(ctx, site_id),
  open_page: async (ctx, { site_id, page_id }) => shown(200, await openPage(ctx, site_id, page_id)),
  save_page: async (ctx, wish) => shown(200, await savePage(ctx, wish)),
  change_page_address: async (ctx, wish) => shown(200, await changeAddress(ctx, wish)),
  publish_page: async (ctx, wish) => shown(200, await publishPage(ctx, wish)),
  unpublish_page: async (ctx, wish) => shown(200, await unpublishPage(ctx, wish)),
  discard_page_draft: async (ctx, wish) => shown(200, await discardDraft(ctx, wish)),
  duplicate_page: async (ctx, wish) => shown(201, await duplicatePage(ctx, wish)),
  translate_page: async (ctx, wish) => shown(201, await translatePage(ctx, wish)),
  restore_page_version: async (ctx, wish) => shown(200, await restoreVersion(ctx, wish)),
  remove_page: (ctx, wish) => deletePage(ctx, wish, studioEtag),
  arrange_navigation: (ctx, wish) => arrangeNavigation(ctx, wish),

  get_site_history: async (ctx, { site_id }) => {
    await getSiteRow(ctx.db, site_id)
    return readHistory(ctx.db, site_id)
  },
  undo_site: (ctx, { site_id }) => travel(ctx, site_id, 'undo'),
  redo_site: (ctx, { site_id }) => travel(ctx, site_id, 'redo'),

  list_shared_sections: (ctx, { site_id }) => listShared(ctx.db, site_id),
  share_section: (ctx, wish) => shareSection(ctx, wish),
  save_shared_section: (ctx, wish) => saveShared(ctx, wish),
  detach_shared_section: async (ctx, wish) => shown(200, await detachShared(ctx, wish)),
  delete_shared_section: (ctx, wish) => deleteShared(ctx, wish),
}

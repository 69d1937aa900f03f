import type { ParsedInput } from '../../contract/operation.ts'
import type { sitePageOperations } from '../../contract/site-pages.ts'
import type { Context } from '../context.ts'
import { recordStep } from './history/record.ts'
import { watch } from './history/watch.ts'
import { NOT_FOUND_SLUG, refuseWrongPlace } from './page-address.ts'
import { openPage, type ShownPage } from './page-draft.ts'
import { pageToChange } from './page-drafts.ts'
import type { PageRow } from './page-store.ts'
import { movesPage, storePage } from './page-write.ts'

/** At once, also of a live page: who asks for the old address is led to the new one. */
export const changeAddress = (
  ctx: Context,
  { site_id, page_id, slug, page_type }: ParsedInput<typeof sitePageOperations.change_page_address>,
): Promise<ShownPage> =>
  ctx.write(async (tx) => {
    const { site, row } = await pageToChange(ctx, tx, site_id, page_id)
    const next: PageRow = {
      ...row,
      slug,
      page_type: page_type ?? row.page_type,
      ...(slug === NOT_FOUND_SLUG && { nav_order: null, nav_parent_id: null }),
    }
    if (movesPage(row, next)) {
      await refuseWrongPlace(tx.db, site, next, row)
      const changed = await watch(tx.db, site_id, { pages: [page_id], redirects: true })
      await storePage(tx, site, row, next)
      const changes = await changed()
      await recordStep(tx, { site_id, act: 'edit_page', subject: row.title, page_id, changes })
    }
    return openPage({ ...ctx, db: tx.db }, site_id, page_id)
  })

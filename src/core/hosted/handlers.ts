import type { hostedOperations } from '../../contract/hosted.ts'
import type { HostedPage } from '../../contract/hosted-pages.ts'
import type { HostedPost } from '../../contract/hosted-posts.ts'
import type { HostedSiteDetail } from '../../contract/hosted-sites.ts'
import { Answer, type Handlers } from '../handler.ts'
import { listTemplates, showAccount } from './account.ts'
import { cloneTemplate } from './clone.ts'
import { getPageRow, listPages, listPageVersions, toPageDetail } from './page-store.ts'
import { createPage, deletePage, pageEtag, updatePage } from './pages.ts'
import { listPosts } from './post-store.ts'
import { postEtag, publishPost, refreshPost, unpublishPost, updatePost } from './posts.ts'
import { getSite, getSiteRow, listSites, siteEtag } from './site-store.ts'
import { createSite, deleteSite, updateSite } from './sites.ts'

const site = (status: number, data: HostedSiteDetail) => new Answer(status, data, { ETag: siteEtag(data) })
const page = <Page extends HostedPage>(status: number, data: Page) => new Answer(status, data, { ETag: pageEtag(data) })
const post = (status: number, data: HostedPost) => new Answer(status, data, { ETag: postEtag(data) })

export const hostedHandlers: Handlers<typeof hostedOperations> = {
  whoami: (ctx) => showAccount(ctx),
  list_templates: (ctx, filter) => listTemplates(ctx.sections, filter),

  list_sites: (ctx) => listSites(ctx),
  get_site: async (ctx, { site_id }) => site(200, await getSite(ctx, site_id)),
  create_site: async (ctx, wish) => site(201, await createSite(ctx, wish)),
  create_site_from_template: async (ctx, wish) => site(201, await cloneTemplate(ctx, wish)),
  update_site: async (ctx, wish) => site(200, await updateSite(ctx, wish)),
  delete_site: (ctx, { site_id }) => deleteSite(ctx, site_id),

  list_pages: (ctx, { site_id }) => listPages(ctx, site_id),
  create_page: async (ctx, wish) => page(201, await createPage(ctx, { ...wish, status: 'published' })),
  add_page: async (ctx, wish) => page(201, await createPage(ctx, wish)),
  update_page: async (ctx, wish) => page(200, await updatePage(ctx, wish)),
  delete_page: (ctx, wish) => deletePage(ctx, wish),
  get_page: async (ctx, { site_id, page_id }) => {
    const row = await getPageRow(ctx.db, site_id, page_id)
    return page(200, toPageDetail(row, await getSiteRow(ctx.db, site_id), ctx.addresses().sites))
  },
  list_page_versions: (ctx, { site_id, page_id }) => listPageVersions(ctx.db, site_id, page_id),

  list_posts: (ctx, { site_id }) => listPosts(ctx, site_id),
  publish_post: async (ctx, wish) => post(201, await publishPost(ctx, wish)),
  update_post: async (ctx, wish) => post(200, await updatePost(ctx, wish)),
  unpublish_post: (ctx, wish) => unpublishPost(ctx, wish),
  refresh_post: async (ctx, wish) => post(200, await refreshPost(ctx, wish)),
}

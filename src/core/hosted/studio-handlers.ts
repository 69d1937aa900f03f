import type { siteStudioOperations } from '../../contract/site-studio.ts'
import type { Handlers } from '../handler.ts'
import { getCanvas } from './canvas.ts'
import { checkSite } from './check/check.ts'
import { saveSiteOptions, siteOptions } from './options.ts'
import { listArticlePosts, listSitePosts } from './post-lists.ts'
import { deleteRedirect, importRedirects, listRedirects, saveRedirect } from './redirects.ts'
import { schedulePost } from './schedule.ts'

type Own =
  | 'get_canvas'
  | 'list_redirects'
  | 'save_redirect'
  | 'delete_redirect'
  | 'import_redirects'
  | 'list_article_posts'
  | 'list_site_posts'
  | 'schedule_post'
  | 'get_site_options'
  | 'save_site_options'
  | 'check_site'

export const studioHandlers: Handlers<Pick<typeof siteStudioOperations, Own>> = {
  get_canvas: (ctx, { site_id }) => getCanvas(ctx, site_id),

  list_redirects: (ctx, { site_id }) => listRedirects(ctx, site_id),
  save_redirect: (ctx, wish) => saveRedirect(ctx, wish),
  delete_redirect: (ctx, wish) => deleteRedirect(ctx, wish),
  import_redirects: (ctx, wish) => importRedirects(ctx, wish),

  list_article_posts: (ctx, { article_id }) => listArticlePosts(ctx, article_id),
  list_site_posts: (ctx, { site_id }) => listSitePosts(ctx, site_id),
  schedule_post: (ctx, wish) => schedulePost(ctx, wish),

  get_site_options: (ctx, { site_id }) => siteOptions(ctx, site_id),
  save_site_options: (ctx, wish) => saveSiteOptions(ctx, wish),

  check_site: (ctx, { site_id }) => checkSite(ctx, site_id),
}

import type { SiteProblem } from '../../../contract/site-studio.ts'
import type { Context } from '../../context.ts'
import type { SitePlan } from '../site-reader.ts'
import { isLive } from '../view/post-rows.ts'
import { fullPages } from '../view/page-rows.ts'
import { placeOf, themeLinks, type LinkBook } from './links.ts'
import { pageProblems, problem, siteProblems } from './pages.ts'

type Asked = Pick<Context, 'db' | 'sections' | 'sites'>

/** What can be said of a live site without drawing it. `told`: paths whose links in header and footer are named. */
export async function quickProblems(
  ctx: Asked,
  plan: SitePlan,
  book?: LinkBook,
): Promise<{ problems: SiteProblem[]; told: ReadonlySet<string> }> {
  const { frame } = plan
  const theme = await themeLinks(frame, book ?? (await linkBook(ctx, plan)))
  const pages = await fullPages(ctx, frame.pages, false)
  const contrast = ctx.sections
    .contrast(frame.theme)
    .map(({ level, field, message }) => problem(level, 'contrast', message, { field }))
  const missing = siteProblems(frame)
  const homes = missing.flatMap(({ code, path }) => (code === 'no_home' && path !== null ? [path] : []))
  return {
    told: new Set([...theme.told, ...homes]),
    problems: [
      ...missing,
      ...contrast,
      ...theme.problems,
      ...[...pages.values()].flatMap(({ content }) => pageProblems(content)),
      ...(await postsWithoutDescription(ctx, plan)),
    ],
  }
}

async function postsWithoutDescription({ db }: Asked, { frame }: SitePlan): Promise<SiteProblem[]> {
  const rows = await db
    .selectFrom('hosted_posts')
    .select(['id', 'title', 'locale', 'slug'])
    .where('site_id', '=', frame.site_id)
    .where(isLive)
    .where('noindex', '=', 0)
    .where((where) => where.or([where('meta_description', 'is', null), where('meta_description', '=', '')]))
    .where('article_meta_description', '=', '')
    .orderBy('id')
    .execute()
  return rows.map(({ id, title, locale, slug }) =>
    problem('warning', 'no_description', `“${title}” has no description for search engines.`, {
      post_id: id,
      path: `${frame.post_folders[locale]}${slug}/`,
    }),
  )
}

/** Asks where links lead, each path once. */
export async function linkBook(ctx: Pick<Context, 'sites'>, plan: SitePlan): Promise<LinkBook> {
  const known = new Map(plan.files.map(({ path }) => [path, true]))
  const { pages } = await ctx.sites.frame(plan.site_id, { drafts: true })
  const drafts = pages.filter(({ status }) => status === 'draft')
  return {
    leads: async (path) => {
      const place = path.replace(/(^|\/)index\.html$/, '$1')
      const seen = known.get(place)
      if (seen !== undefined) return seen
      const leads = (await ctx.sites.find(plan.slug, place, { drafts: false })) !== null
      known.set(place, leads)
      return leads
    },
    draftAt: (link) => {
      const id = /^page:(\d+)/.exec(link)?.[1]
      const place = placeOf(link)
      return drafts.find((page) =>
        id === undefined ? page.path === place || page.path === `${place}/` : page.id === Number(id),
      )
    },
  }
}

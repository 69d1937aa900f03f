import type { HostedSiteDetail, siteOperations } from '../../contract/hosted-sites.ts'
import type { ParsedInput } from '../../contract/operation.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/write.ts'
import { recomputeArticleStatus } from '../articles/publicness.ts'
import { mustMatch } from '../etag.ts'
import { refuseOverQuota } from '../settings/plan.ts'
import { readSettings } from '../settings/store.ts'
import { recordStep } from './history/record.ts'
import { watch } from './history/watch.ts'
import { canonicalLocale } from './locale.ts'
import { moveDefaultLocale } from './moves.ts'
import { refuseDefaultLocale } from './page-address.ts'
import { countSites, getSite, getSiteRow, siteEtag, type SiteRow } from './site-store.ts'
import { siteSlug } from './slugs.ts'
import { changedTheme, checkedTheme, findTemplate, withLook, type Theme } from './theme.ts'

export interface NewSite {
  name: string
  /** Wished for; made from the name if absent. */
  slug: string | undefined
  template_key: string | null
  default_locale: string
  theme: Theme
}

/** A site without pages, within the quota and at an address of its own. */
export async function insertSite(
  tx: Tx,
  { name, slug, template_key, default_locale, theme }: NewSite,
): Promise<number> {
  await refuseOverQuota(tx.db, 'hosted_sites', await countSites(tx.db))
  const at = tx.now()
  const { id } = await tx.db
    .insertInto('hosted_sites')
    .values({
      name,
      slug: await siteSlug(tx.db, slug, name, default_locale),
      template_key,
      default_locale,
      analytics_token: null,
      theme_config: JSON.stringify(theme),
      revision: 1,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  tx.emit({ type: 'site.created', id })
  return id
}

export async function createSite(
  ctx: Context,
  { name, slug, template_key, default_locale, theme_config = {} }: ParsedInput<typeof siteOperations.create_site>,
): Promise<HostedSiteDetail> {
  const look = template_key === undefined ? {} : findTemplate(ctx.sections, template_key).theme_config
  const theme = checkedTheme(ctx.sections, changedTheme(look, theme_config))
  return ctx.write(async (tx) => {
    const locale = default_locale ?? (await readSettings(tx.db)).general.language
    const id = await insertSite(tx, {
      name,
      slug,
      template_key: template_key ?? null,
      default_locale: canonicalLocale(locale, 'default_locale'),
      theme,
    })
    return getSite({ ...ctx, db: tx.db }, id)
  })
}

export const updateSite = (
  ctx: Context,
  { site_id, ...wish }: ParsedInput<typeof siteOperations.update_site>,
): Promise<HostedSiteDetail> =>
  ctx.write(async (tx) => {
    const before = await getSiteRow(tx.db, site_id)
    mustMatch(ctx, siteEtag(await getSite({ ...ctx, db: tx.db }, site_id)))
    const { name = before.name, template_key = before.template_key } = wish
    const next = {
      name,
      template_key,
      default_locale: wish.default_locale
        ? canonicalLocale(wish.default_locale, 'default_locale')
        : before.default_locale,
      analytics_token:
        wish.analytics_token === undefined ? before.analytics_token : (wish.analytics_token?.toLowerCase() ?? null),
      theme_config: JSON.stringify(nextTheme(ctx, before, wish)),
    }
    const moves = next.default_locale !== before.default_locale
    if (moves) await refuseDefaultLocale(tx.db, site_id, next.default_locale)
    if (Object.entries(next).some(([key, value]) => before[key as keyof SiteRow] !== value)) {
      const changed = await watch(tx.db, site_id, { site: true, redirects: moves })
      await tx.db
        .updateTable('hosted_sites')
        .set({ ...next, revision: before.revision + 1, updated_at: tx.now() })
        .where('id', '=', site_id)
        .execute()
      if (moves) await moveDefaultLocale(tx, before, next.default_locale)
      tx.emit({ type: 'site.saved', id: site_id })
      const lookOnly = next.name === before.name && !moves
      await recordStep(tx, {
        site_id,
        act: lookOnly ? 'change_theme' : 'change_site',
        subject: name,
        // Dragging through colours is many changes and one step.
        gesture: lookOnly && ctx.caller.via === 'window' ? `theme ${themeKeys(wish.theme_config)}` : null,
        within_ms: DRAG_MS,
        changes: await changed(),
      })
    }
    return getSite({ ...ctx, db: tx.db }, site_id)
  })

/** Changes of the same part of a theme that follow as closely are one drag of a slider or of a colour. */
const DRAG_MS = 2_000

/** What of a theme is changed: `colors.light.accent fonts.body`. */
const themeKeys = (change: Theme = {}, at = ''): string =>
  Object.entries(change)
    .map(([key, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? themeKeys(value as Theme, `${at}${key}.`)
        : at + key,
    )
    .join(' ')

function nextTheme(
  ctx: Context,
  before: SiteRow,
  { template_key, theme_config }: Pick<ParsedInput<typeof siteOperations.update_site>, 'template_key' | 'theme_config'>,
): Theme {
  const theme = JSON.parse(before.theme_config) as Theme
  if (template_key === undefined && theme_config === undefined) return theme
  const look =
    template_key === undefined ? theme : withLook(theme, findTemplate(ctx.sections, template_key).theme_config)
  return checkedTheme(ctx.sections, changedTheme(look, theme_config ?? {}))
}

/**
 * Pages, posts, domains, webhooks and redirects go by their foreign keys; articles that were public by it alone are
 * drafts again.
 */
export const deleteSite = (ctx: Context, site_id: number): Promise<{ id: number; deleted: true }> =>
  ctx.write(async (tx) => {
    const site = await getSite({ ...ctx, db: tx.db }, site_id)
    mustMatch(ctx, siteEtag(site))
    const posts = await tx.db
      .selectFrom('hosted_posts')
      .select('article_id')
      .where('site_id', '=', site_id)
      .where('status', '=', 'live')
      .execute()
    await tx.db.deleteFrom('hosted_sites').where('id', '=', site_id).execute()
    for (const { article_id } of posts) await recomputeArticleStatus(tx, article_id)
    tx.emit({ type: 'site.deleted', id: site_id })
    return { id: site_id, deleted: true }
  })

import type { HostedSiteDetail, siteOperations } from '../../contract/hosted-sites.ts'
import type { SectionWish, TemplateContent, TemplatePage, TemplatePost } from '../../contract/hosted-values.ts'
import type { ParsedInput } from '../../contract/operation.ts'
import { cleanContent } from '../articles/clean.ts'
import { insertArticle } from '../articles/insert.ts'
import type { Context } from '../context.ts'
import { invalidField } from '../errors.ts'
import { canonicalLocale } from './locale.ts'
import { checkedBackground, storedSections } from './page-content.ts'
import { insertPage, type NewPage } from './page-write.ts'
import { insertPost } from './posts.ts'
import { getSite, getSiteRow } from './site-store.ts'
import { insertSite } from './sites.ts'
import { checkedTheme, findTemplate, mergeTheme, templateLocale } from './theme.ts'

/** Everything is checked and cleaned before; then one transaction makes the whole site or nothing. */
export async function cloneTemplate(
  ctx: Context,
  { name, slug, template_key, default_locale }: ParsedInput<typeof siteOperations.create_site_from_template>,
): Promise<HostedSiteDetail> {
  const template = findTemplate(ctx.sections, template_key)
  const locale = canonicalLocale(default_locale, 'default_locale')
  const spoken = templateLocale(template, locale)
  const content = spoken === null ? undefined : template.content[spoken]
  if (!content) {
    throw invalidField(
      'default_locale',
      'locale_missing',
      `Nothing was created. The template "${template_key}" speaks ${template.locales.join(', ')}. Choose one of these.`,
    )
  }
  const theme = checkedTheme(ctx.sections, mergeTheme(template.theme_config, content.theme_config))
  const pages: Omit<NewPage, 'site_id'>[] = []
  for (const page of content.pages) pages.push(await clonedPage(ctx, page, locale))
  const posts = await cleanPosts(ctx, content)

  return ctx.write(async (tx) => {
    const id = await insertSite(tx, { name, slug, template_key, default_locale: locale, theme })
    const site = await getSiteRow(tx.db, id)
    for (const page of pages) await insertPage(tx, site, { ...page, site_id: id })
    for (const { title, slug: wished, ...texts } of posts) {
      const article = await insertArticle(tx, {
        ...texts,
        title,
        language: locale,
        model: '',
        is_scaffold: false,
        ...(wished !== undefined && { slug: wished }),
        version: { kind: 'automatic', label: '' },
      })
      await insertPost(ctx, tx, site, { article, slug: wished, publish: true })
    }
    return getSite({ ...ctx, db: tx.db }, id)
  })
}

async function clonedPage(ctx: Context, page: TemplatePage, locale: string): Promise<Omit<NewPage, 'site_id'>> {
  const { title, slug, page_type, nav_order, sections, background = null, meta_title, meta_description } = page
  return {
    locale,
    slug,
    title,
    page_type,
    status: 'published',
    nav_order,
    meta_title: meta_title ?? null,
    meta_description: meta_description ?? null,
    canonical_url: null,
    og_image_url: null,
    noindex: 0,
    background: checkedBackground(ctx.sections, background),
    ...(await storedSections(ctx.sections, sections as SectionWish[])),
  }
}

async function cleanPosts(ctx: Context, { posts }: TemplateContent): Promise<TemplatePost[]> {
  const clean: TemplatePost[] = []
  for (const post of posts) clean.push({ ...post, content: await cleanContent(ctx, post.content) })
  return clean
}

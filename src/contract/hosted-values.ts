import * as z from 'zod'

export const SectionId = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[A-Za-z0-9_-]+$/, 'A section id is made of letters, digits, "-" and "_".')

/** A section as a page stores it: an entry of the section library at its newest version. */
export const Section = z.object({
  id: SectionId,
  type: z.string(),
  version: z.int().positive(),
  props: z.record(z.string(), z.unknown()),
})
export type Section = z.infer<typeof Section>

/** A section as a caller may write it: the id is given by us and the version is the newest where they are left out. */
export const SectionWish = z.strictObject({
  id: SectionId.optional(),
  type: z.string().min(1).max(40),
  version: z.int().positive().optional(),
  props: z.record(z.string(), z.unknown()).default({}),
})
export type SectionWish = z.infer<typeof SectionWish>

/** What makes a site this site, whatever its look: stays when the template changes. The rest of a theme is the look. */
export const themeIdentityKeys = ['header', 'footer', 'logo', 'favicon', 'social_image'] as const

/** A path inside what was checked, dotted: `props.items.2.title`. */
export interface CatalogIssue {
  path: string
  code: string
  message: string
}

/** A curated template. Everything in it passes the section and theme schemas. */
export interface SiteTemplate {
  key: string
  /** `business`, `portfolio`, `blog`, `landing` or `community`. */
  category: string
  /** The look: what a site made with this `template_key` starts from. */
  theme_config: Record<string, unknown>
  locales: readonly string[]
  /** By locale; `en` is always there. */
  content: Readonly<Record<string, TemplateContent>>
}

export interface TemplateContent {
  name: string
  description: string
  /** Header, footer and other words of the theme in this language, laid over the look key by key. */
  theme_config: Record<string, unknown>
  pages: readonly TemplatePage[]
  posts: readonly TemplatePost[]
}

export interface TemplatePage {
  title: string
  /** Empty for the home page; `404` for the page of a wrong address. */
  slug: string
  page_type: 'standard' | 'blog_listing'
  /** Place in the navigation; null: not in it. */
  nav_order: number | null
  sections: readonly unknown[]
  background?: Record<string, unknown> | null
  meta_title?: string
  meta_description?: string
}

export interface TemplatePost {
  title: string
  /** Made from the title if absent. */
  slug?: string
  /** HTML, as an article holds it. */
  content: string
  meta_title: string
  meta_description: string
  keywords: readonly string[]
}

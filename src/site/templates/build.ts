import type * as z from 'zod'
import type { TemplateContent, TemplatePage } from '../../contract/hosted-values.ts'
import type { SiteLocale } from '../section.ts'
import { hero } from '../sections/hero/index.ts'
import type { ThemeConfig } from '../theme/schema.ts'

/** A section of a template: checked by the compiler against its type, and by the catalogue when a site is made. */
export const use = <S extends { type: string; props: z.ZodType }>(
  section: S,
  props: z.input<S['props']>,
): { type: string; props: Record<string, unknown> } => ({ type: section.type, props: props as Record<string, unknown> })

type Look = Pick<
  ThemeConfig,
  'preset' | 'mode' | 'colors' | 'fonts' | 'scale' | 'radius' | 'spacing' | 'width' | 'shadow'
>
type Identity = Pick<ThemeConfig, 'header' | 'footer' | 'logo' | 'favicon' | 'social_image'>

export const look = (config: Look): Record<string, unknown> => config

/** What a template says in one language. */
export const content = (
  spec: Omit<TemplateContent, 'theme_config' | 'posts'> & { theme: Identity; posts?: TemplateContent['posts'] },
): TemplateContent => {
  const { theme, posts = [], ...rest } = spec
  return { ...rest, theme_config: theme, posts }
}

const lost: Record<SiteLocale, { title: string; heading: string; subheading: string; home: string }> = {
  en: {
    title: 'Page not found',
    heading: 'There is nothing here',
    subheading: 'The address may be old, or a letter has slipped.',
    home: 'To the start page',
  },
  uk: {
    title: 'Сторінку не знайдено',
    heading: 'Тут нічого немає',
    subheading: 'Можливо, адреса застаріла або в неї закралася помилка.',
    home: 'На головну',
  },
  de: {
    title: 'Seite nicht gefunden',
    heading: 'Hier ist nichts',
    subheading: 'Vielleicht ist die Adresse alt, oder ein Buchstabe ist verrutscht.',
    home: 'Zur Startseite',
  },
}

/** The page of a wrong address, outside the navigation. */
export function notFoundPage(locale: SiteLocale): TemplatePage {
  const { title, heading, subheading, home } = lost[locale]
  return {
    title,
    slug: '404',
    page_type: 'standard',
    nav_order: null,
    meta_description: subheading,
    sections: [use(hero, { variant: 'plain', heading, subheading, actions: [{ label: home, href: '/' }] })],
  }
}

import * as z from 'zod'
import { action, choice, fieldKinds, flag, image, link, list, maybeRichText, picture, text } from '../fields.ts'

export const colorRoles = ['bg', 'surface', 'text', 'muted', 'accent', 'on_accent', 'border'] as const
export type ColorRole = (typeof colorRoles)[number]
export type Palette = Record<ColorRole, string>

export const fontFamilies = [
  'Literata',
  'Source Serif 4',
  'Lora',
  'Vollkorn',
  'Alegreya',
  'Inter',
  'Golos Text',
  'Montserrat',
  'Rubik',
  'JetBrains Mono',
] as const
export type FontFamily = (typeof fontFamilies)[number]

export const presetKeys = ['paper', 'harbour', 'meadow', 'press', 'dusk', 'workshop'] as const
export type PresetKey = (typeof presetKeys)[number]

const color = (title: string) => {
  const schema = z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'A colour as #rrggbb.')
    .meta({ title })
  fieldKinds.add(schema, { kind: 'color' })
  return schema.optional()
}

const palette = z.strictObject({
  bg: color('Page'),
  surface: color('Cards and panels'),
  text: color('Text'),
  muted: color('Quiet text'),
  accent: color('Accent: buttons and marks'),
  on_accent: color('Text on the accent'),
  border: color('Lines'),
})

const family = (title: string) => z.enum(fontFamilies).meta({ title }).optional()
const token = <const V extends readonly [string, ...string[]]>(title: string, values: V) =>
  z.enum(values).meta({ title }).optional()

/** What a theme looks like. What is left out comes from the preset. */
export const lookProps = {
  colors: z
    .strictObject({
      light: palette.meta({ title: 'In the light' }).optional(),
      dark: palette.meta({ title: 'In the dark' }).optional(),
    })
    .meta({ title: 'Colours' })
    .optional(),
  fonts: z
    .strictObject({ heading: family('Headings'), body: family('Text') })
    .meta({ title: 'Fonts' })
    .optional(),
  scale: token('Size steps of headings', ['compact', 'regular', 'expressive']),
  radius: token('Corners', ['none', 'small', 'medium', 'large']),
  spacing: token('Space', ['compact', 'regular', 'airy']),
  width: token('Width of the page', ['narrow', 'regular', 'wide']),
  shadow: token('Shadows', ['none', 'soft', 'strong']),
}

const plainLink = z.strictObject({ label: text('Label', 60), href: link('Leads to') })
const menuLink = z.strictObject({
  label: text('Label', 60),
  href: link('Leads to').optional(),
  children: list('Links below', plainLink, { max: 12 }).default([]),
})

/** Type 1 of the section library. Without links the navigation is made of the pages. */
const header = z.strictObject({
  variant: choice('Variant', ['bar', 'centred', 'split']),
  logo: choice('Shows', ['image_and_name', 'image', 'name']),
  links: list('Links', menuLink, { max: 12 }).default([]),
  cta: action('Button').optional(),
  sticky: flag('Stays in sight'),
  language_switch: flag('Language switch', true),
})

export const socialNetworks = [
  'bluesky',
  'facebook',
  'github',
  'instagram',
  'linkedin',
  'mastodon',
  'pinterest',
  'rss',
  'soundcloud',
  'telegram',
  'threads',
  'tiktok',
  'vimeo',
  'whatsapp',
  'x',
  'youtube',
] as const

/** Type 32 of the section library. */
const footer = z.strictObject({
  variant: choice('Variant', ['columns', 'simple']),
  columns: list(
    'Columns',
    z.strictObject({ title: text('Title', 60), links: list('Links', plainLink, { max: 20 }).default([]) }),
    { max: 5 },
  ).default([]),
  social: list(
    'Social networks',
    z.strictObject({ network: z.enum(socialNetworks).meta({ title: 'Network' }), href: link('Address') }),
    { max: 10 },
  ).default([]),
  legal: maybeRichText('Small print', 1_000),
  language_switch: flag('Language switch'),
  theme_toggle: flag('Switch for light and dark'),
})

export const themeConfig = z.strictObject({
  preset: choice('Preset', presetKeys),
  mode: choice('Light or dark', ['auto', 'light', 'dark']),
  ...lookProps,
  header: header.meta({ title: 'Header' }).default(header.parse({})),
  footer: footer.meta({ title: 'Footer' }).default(footer.parse({})),
  logo: image('Logo').optional(),
  favicon: picture('Icon of the browser tab').optional(),
  social_image: image('Image for social networks').optional(),
})
export type ThemeConfig = z.input<typeof themeConfig>

export interface Look {
  colors: { light: Palette; dark: Palette }
  fonts: { heading: FontFamily; body: FontFamily }
  scale: 'compact' | 'regular' | 'expressive'
  radius: 'none' | 'small' | 'medium' | 'large'
  spacing: 'compact' | 'regular' | 'airy'
  width: 'narrow' | 'regular' | 'wide'
  shadow: 'none' | 'soft' | 'strong'
}

/** A theme with nothing left out, as it is drawn. */
export type Theme = Omit<z.output<typeof themeConfig>, keyof Look> & Look

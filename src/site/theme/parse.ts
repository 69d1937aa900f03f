import type * as z from 'zod'
import { toIssues } from '../issues.ts'
import type { Checked } from '../parse.ts'
import { presets } from './presets.ts'
import { type ColorRole, type Look, type Palette, type Theme, colorRoles, themeConfig } from './schema.ts'

/** Strict, completed over its preset. Whether its colours can be read is asked of `contrastReport`. */
export function parseTheme(config: unknown): Checked<Theme> {
  const parsed = themeConfig.safeParse(config, { reportInput: true })
  return parsed.success ? { ok: true, value: complete(parsed.data) } : { ok: false, issues: toIssues(parsed.error) }
}

/** A theme to draw with, whatever was stored: what cannot be read is as the preset has it, and contrast is not asked. */
export function readTheme(config: unknown): Theme {
  const parsed = themeConfig.safeParse(config)
  if (parsed.success) return complete(parsed.data)
  const stored = typeof config === 'object' && config !== null ? (config as Record<string, unknown>) : {}
  const readable = Object.entries(themeConfig.shape).filter(
    ([key, schema]) => Object.hasOwn(stored, key) && schema.safeParse(stored[key]).success,
  )
  return complete(themeConfig.parse(Object.fromEntries(readable.map(([key]) => [key, stored[key]]))))
}

function complete(config: z.output<typeof themeConfig>): Theme {
  const { preset, mode, colors, fonts, header, footer, logo, favicon, social_image, ...tokens } = config
  const base = presets[preset]
  const look: Look = {
    colors: {
      light: completed(base.colors.light, colors?.light),
      dark: completed(base.colors.dark, colors?.dark),
    },
    fonts: { heading: fonts?.heading ?? base.fonts.heading, body: fonts?.body ?? base.fonts.body },
    scale: tokens.scale ?? base.scale,
    radius: tokens.radius ?? base.radius,
    spacing: tokens.spacing ?? base.spacing,
    width: tokens.width ?? base.width,
    shadow: tokens.shadow ?? base.shadow,
  }
  const identity = {
    header,
    footer,
    ...(logo && { logo }),
    ...(favicon && { favicon }),
    ...(social_image && { social_image }),
  }
  return { preset, mode, ...look, ...identity }
}

function completed(base: Palette, given: Partial<Record<ColorRole, string | undefined>> | undefined): Palette {
  const colors = { ...base }
  for (const role of colorRoles) colors[role] = (given?.[role] ?? base[role]).toLowerCase()
  return colors
}

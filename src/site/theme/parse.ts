import { toIssues } from '../issues.ts'
import type { Checked } from '../parse.ts'
import { contrastReport } from './contrast.ts'
import { presets } from './presets.ts'
import { type ColorRole, type Look, type Palette, type Theme, colorRoles, themeConfig } from './schema.ts'

/** Strict, completed over its preset. A pair of colours that cannot be read is an issue with the code `contrast`. */
export function parseTheme(config: unknown): Checked<Theme> {
  const parsed = themeConfig.safeParse(config, { reportInput: true })
  if (!parsed.success) return { ok: false, issues: toIssues(parsed.error) }
  const { preset, mode, colors, fonts, header, footer, logo, favicon, social_image, ...tokens } = parsed.data
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
  const issues = contrastReport(look.colors).flatMap((found) =>
    found.level === 'error'
      ? [
          {
            path: `colors.${found.mode}.${found.front}`,
            code: 'contrast',
            message: `${found.front} on ${found.back} has a contrast of ${found.ratio}:1; ${found.needed}:1 is needed.`,
          },
        ]
      : [],
  )
  if (issues.length > 0) return { ok: false, issues }
  const identity = {
    header,
    footer,
    ...(logo && { logo }),
    ...(favicon && { favicon }),
    ...(social_image && { social_image }),
  }
  return { ok: true, value: { preset, mode, ...look, ...identity } }
}

function completed(base: Palette, given: Partial<Record<ColorRole, string | undefined>> | undefined): Palette {
  const colors = { ...base }
  for (const role of colorRoles) colors[role] = (given?.[role] ?? base[role]).toLowerCase()
  return colors
}

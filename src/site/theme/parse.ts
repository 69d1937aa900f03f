import { toIssues } from '../issues.ts'
import type { Checked } from '../parse.ts'
import { contrastReport, nearestPassing } from './contrast.ts'
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
  const issues = contrastReport(look.colors)
    .filter(({ level }) => level === 'error')
    .map(({ mode: inMode, front, back, ratio, needed }) => {
      const colorsOfMode = look.colors[inMode]
      const near = nearestPassing(colorsOfMode[front], [colorsOfMode[back]], needed)
      return {
        path: `colors.${inMode}.${front}`,
        code: 'contrast',
        message: `${front} on ${back} has a contrast of ${ratio}:1; ${needed}:1 is needed.${near ? ` ${near} would do.` : ''}`,
      }
    })
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

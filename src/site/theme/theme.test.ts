import { describe, expect, it } from 'vitest'
import { contrastRatio, contrastReport, nearestPassing } from './contrast.ts'
import { parseTheme } from './parse.ts'
import { presets } from './presets.ts'
import { colorRoles, presetKeys } from './schema.ts'

const codes = (config: unknown) => {
  const checked = parseTheme(config)
  return checked.ok ? [] : checked.issues.map(({ path, code }) => [path, code])
}

describe('parseTheme', () => {
  it('completes nothing at all to a whole theme', () => {
    const checked = parseTheme({})
    const { name: _, ...look } = presets.paper
    expect(checked).toEqual({
      ok: true,
      value: {
        preset: 'paper',
        mode: 'auto',
        ...look,
        header: { variant: 'bar', logo: 'image_and_name', links: [], sticky: false, language_switch: true },
        footer: { variant: 'columns', columns: [], social: [], language_switch: false, theme_toggle: false },
      },
    })
  })

  it('keeps what is given, takes the rest from the preset, and accepts its own result unchanged', () => {
    const checked = parseTheme({
      preset: 'dusk',
      colors: { light: { accent: '#702A55' } },
      fonts: { heading: 'Montserrat' },
      radius: 'none',
      header: { links: [{ label: 'Work', href: '/work/', children: [{ label: 'Prints', href: 'page:4' }] }] },
      footer: { legal: '<p onclick="x()">© Vale</p>' },
      logo: { art: 'mark', alt: 'Vale' },
    })
    expect(checked).toMatchObject({
      ok: true,
      value: {
        colors: { light: { accent: '#702a55', bg: presets.dusk.colors.light.bg }, dark: presets.dusk.colors.dark },
        fonts: { heading: 'Montserrat', body: 'Rubik' },
        radius: 'none',
        shadow: 'soft',
        footer: { legal: '<p>© Vale</p>' },
      },
    })
    expect(parseTheme(checked.ok && checked.value)).toEqual(checked)
  })

  it('refuses what is not a token', () => {
    expect(codes({ css: 'x' })).toEqual([['css', 'unknown_field']])
    expect(codes({ colors: { light: { accent: 'url(x)', link: '#000000' }, print: {} } })).toEqual([
      ['colors.light.accent', 'invalid_format'],
      ['colors.light.link', 'unknown_field'],
      ['colors.print', 'unknown_field'],
    ])
    expect(codes({ colors: { light: { bg: '#fff' }, dark: { bg: 'red' } } })).toEqual([
      ['colors.light.bg', 'invalid_format'],
      ['colors.dark.bg', 'invalid_format'],
    ])
    expect(codes({ fonts: { body: 'Comic Sans' } })).toEqual([['fonts.body', 'invalid_value']])
    expect(codes(JSON.parse('{"__proto__":{"x":1},"colors":{"__proto__":{}}}'))).toEqual([
      ['colors.__proto__', 'unknown_field'],
      ['__proto__', 'unknown_field'],
    ])
    expect(codes(null)).toEqual([['', 'invalid_type']])
  })

  it('takes colours that cannot be read: that is told, and does not stop anyone from trying them', () => {
    const checked = parseTheme({ colors: { dark: { muted: '#404040' }, light: { accent: '#f0c0b0' } } })
    if (!checked.ok) throw new Error('refused')
    const pairs = contrastReport(checked.value.colors).map(({ mode, front, back, level }) => [mode, front, back, level])
    expect(pairs).toContainEqual(['dark', 'muted', 'bg', 'error'])
    expect(pairs).toContainEqual(['dark', 'muted', 'surface', 'error'])
    expect(pairs).toContainEqual(['light', 'accent', 'bg', 'error'])
  })
})

describe('contrast', () => {
  it('is what the WCAG formula gives', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
    expect(contrastRatio('#123456', '#123456')).toBe(1)
  })

  it('finds a colour that passes, and leaves one alone that does', () => {
    const near = nearestPassing('#8a8a8a', ['#ffffff', '#f2f2f2'], 4.5)!
    expect(contrastRatio(near, '#f2f2f2')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(near, '#f2f2f2')).toBeLessThan(4.8)
    expect(nearestPassing('#333333', ['#ffffff'], 4.5)).toBe('#333333')
    expect(nearestPassing('#808080', ['#000000', '#ffffff'], 7)).toBeUndefined()
  })
})

describe.each(presetKeys)('the preset %s', (key) => {
  const { colors, name } = presets[key]

  it('can be read in light and dark, in every tone, and its running text without effort', () => {
    expect(contrastReport(colors)).toEqual([])
  })

  it.each(['light', 'dark'] as const)('may set links in its accent in %s', (mode) => {
    const { accent, bg, surface } = colors[mode]
    expect(contrastRatio(accent, bg)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(accent, surface)).toBeGreaterThanOrEqual(4.5)
  })

  it('is named in three languages and has each colour in the form that is stored', () => {
    expect(new Set(Object.values(name)).size).toBeGreaterThan(1)
    for (const mode of ['light', 'dark'] as const) {
      expect(Object.keys(colors[mode])).toEqual([...colorRoles])
      for (const color of Object.values(colors[mode])) expect(color).toMatch(/^#[0-9a-f]{6}$/)
    }
  })
})

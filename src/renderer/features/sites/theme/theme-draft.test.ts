import { describe, expect, it } from 'vitest'
import { presets } from '../../../../site/theme/presets.ts'
import { joined, themeDraft, themeWith } from './theme-draft.ts'

describe('changes of a theme', () => {
  it('join key by key where the studio merges key by key, and replace lists and pictures', () => {
    const first = { colors: { light: { bg: '#ffffff' } }, header: { links: [{ label: 'A' }] } }
    expect(
      joined(first, { colors: { light: { text: '#000000' }, dark: { bg: '#111111' } }, header: { links: [] } }),
    ).toEqual({
      colors: { light: { bg: '#ffffff', text: '#000000' }, dark: { bg: '#111111' } },
      header: { links: [] },
    })
    expect(joined({ logo: { art: 'mark', alt: 'Vale' } }, { logo: { url: '/media/x' } })).toEqual({
      logo: { url: '/media/x' },
    })
  })

  it('leave header, footer and logo when the preset changes, and nothing else', () => {
    const stored = { preset: 'paper', radius: 'large', header: { sticky: true }, logo: { art: 'mark' } }
    expect(themeWith(stored, { preset: 'dusk' })).toEqual({
      preset: 'dusk',
      header: { sticky: true },
      logo: { art: 'mark' },
    })
    expect(themeWith(stored, { preset: 'paper' })).toEqual(stored)
    expect(themeWith(stored, { logo: null })).not.toHaveProperty('logo')
  })
})

describe('a draft of a theme', () => {
  it('is complete, so that a form can be filled with it', () => {
    const { theme, problems } = themeDraft({ preset: 'dusk' }, { colors: { light: { accent: '#112233' } } })
    expect(theme.colors.light).toEqual({ ...presets.dusk.colors.light, accent: '#112233' })
    expect(problems.size).toBe(0)
  })

  it('names what cannot be stored by its path and keeps what was typed', () => {
    const draft = themeDraft({ preset: 'paper' }, { header: { links: [{ label: '', href: '/about/' }] } })
    expect([...draft.problems.keys()]).toEqual(['header.links.0.label'])
    expect(draft.config['header']).toEqual({ links: [{ label: '', href: '/about/' }] })
    expect(draft.theme.preset).toBe('paper')
  })

  it('may be edited on with colours that cannot be read', () => {
    expect(themeDraft({}, { colors: { light: { text: '#fafafa' } } }).problems.size).toBe(0)
  })
})

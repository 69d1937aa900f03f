import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { iconShapes as fromPackage } from '../../../build/icons.mjs'
import { artNames } from '../fields.ts'
import { families, fontFiles, subsets } from '../theme/fonts.ts'
import { readTheme } from '../theme/parse.ts'
import { fontFamilies, presetKeys, type FontFamily } from '../theme/schema.ts'
import { art } from './art/index.ts'
import { iconShapes } from './icon-shapes.ts'
import { islandHashes, islandOf } from './islands/index.ts'
import type { IslandName } from './scope.ts'
import { cspHash, hexOf, sha256 } from './sha256.ts'
import { cssText, siteCss } from './theme-css.ts'

const require = createRequire(import.meta.url)
const packages = join(dirname(require.resolve('@fontsource-variable/inter/package.json')), '..', '..')

describe('the style of a site', () => {
  it.each(presetKeys)('%s is small, whole and named by what it says', (preset) => {
    const { path, text } = siteCss(readTheme({ preset }))
    expect(text.length).toBeLessThan(45_000)
    expect(text.match(/\{/g)!.length).toBe(text.match(/\}/g)!.length)
    expect(path).toBe(`assets/site-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.css`)
    expect(text).not.toMatch(/undefined|NaN/)
  })

  it('follows the system, a choice of the reader, or neither', () => {
    const css = (mode: string) => cssText(readTheme({ mode }), '../fonts/')
    expect(css('auto')).toContain('prefers-color-scheme:dark')
    expect(css('auto')).toContain(':root[data-theme=dark],.tone-dark{')
    for (const mode of ['light', 'dark']) expect(css(mode)).not.toContain('prefers-color-scheme:dark')
    expect(css('dark')).toContain(':root,.tone-dark{color-scheme:dark')
  })

  it('gives the accent tone one pair of colours, which the contrast report has asked about', () => {
    const tone = /\.tone-accent\{([^}]*)\}/.exec(cssText(readTheme({}), ''))![1]!
    const colors = new Set([...tone.matchAll(/var\((--c-[a-z]+)\)/g)].map(([, name]) => name))
    expect(colors).toEqual(new Set(['--c-accent', '--c-on']))
  })

  it('has no rule that a hostile theme could write', () => {
    const theme = { colors: { light: { bg: 'red;}</style>' } }, radius: 'x}</style>', fonts: { body: '"}' } }
    expect(siteCss(readTheme(theme)).text).toBe(siteCss(readTheme({})).text)
  })
})

describe('fonts', () => {
  it('lie where their packages have them', () => {
    expect(fontFiles.filter((file) => !existsSync(join(packages, file.package_path))).map(({ path }) => path)).toEqual(
      [],
    )
  })

  it('cover the letters of our languages, by the ranges of the packages', () => {
    for (const name of fontFamilies) {
      const file = join(packages, '@fontsource-variable', families[name].slug, 'unicode.json')
      const ranges: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
      for (const [subset, range] of Object.entries(subsets)) {
        for (const [from, to] of codes(range)) expect(within(from, to, codes(ranges[subset]!))).toBe(true)
      }
    }
    const all = codes(Object.values(subsets).join())
    for (const letter of 'ґєіїßʼ₴ҐЄІЇäöüßÄÖÜ“„”’–') {
      expect([letter, within(letter.codePointAt(0)!, letter.codePointAt(0)!, all)]).toEqual([letter, true])
    }
  })

  it('have weights that their packages know', () => {
    for (const [name, { slug, weights }] of Object.entries(families) as [FontFamily, (typeof families)[FontFamily]][]) {
      const file = join(packages, '@fontsource-variable', slug, 'metadata.json')
      const { min, max } = JSON.parse(readFileSync(file, 'utf8')).variable.wght
      expect([name, weights]).toEqual([name, `${min} ${max}`])
    }
  })
})

const codes = (ranges: string): [number, number][] =>
  ranges.split(',').map((range) => {
    const [from, to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)]
  })
const within = (from: number, to: number, ranges: [number, number][]) => ranges.some(([a, b]) => a <= from && to <= b)

describe('shapes', () => {
  it('of icons are those of the package', async () => {
    expect(iconShapes).toEqual(await fromPackage())
  })

  it('of drawings are small and take their colours from the theme', () => {
    for (const name of artNames) {
      const drawing = art(name, '').toString()
      expect(drawing.length).toBeLessThan(4_000)
      expect(drawing).not.toMatch(/#[0-9a-f]{3}|rgb|NaN|undefined/i)
      expect(art(name, 'A "view"').toString()).toContain('aria-label="A &quot;view&quot;"')
    }
  })
})

describe('scripts', () => {
  const names: IslandName[] = ['lightbox', 'before-after', 'dismiss', 'theme', 'menu', 'carousel', 'copy']
  const scripts = names.map((name) => islandOf(name)!.script)

  it('are small, and each can be read as a script', () => {
    expect(scripts.join('').length).toBeLessThan(10_000)
    for (const script of scripts) {
      expect(() => new Script(script)).not.toThrow()
      expect(script).not.toContain('</')
    }
  })

  it('are named by the hash that a browser counts', () => {
    for (const name of names) {
      const { script, hash } = islandOf(name)!
      expect(hash).toBe(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
      expect(islandHashes).toContain(hash)
    }
  })
})

describe('SHA-256', () => {
  it('is that of the standard, whatever the length', () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 1_000]) {
      const text = 'ґ'.repeat(length)
      expect(hexOf(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'))
    }
    expect(cspHash('a')).toMatch(/^'sha256-[\w+/]{43}='$/)
  })
})

describe('the sources', () => {
  it('put every value of an attribute in quotes', () => {
    const root = join(import.meta.dirname, '..')
    const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
    const wrong = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/<\w(?:[^>"`]|"[^"`]*")*\s[\w-]+=\$\{/g)].map(
        ([found]) => `${file}: ${found}`,
      ),
    )
    expect(wrong).toEqual([])
  })
})

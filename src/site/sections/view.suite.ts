import { describe, expect, it } from 'vitest'
import type { Scope, SectionView } from '../render/scope.ts'
import { siteLocales, type SectionDefinition } from '../section.ts'
import { drawn, emptyElements, hostile, objections } from './view.fixtures.ts'

type Props = Record<string, unknown>

interface Suite {
  definition: SectionDefinition
  // As in view.fixtures.ts.
  // oxlint-disable-next-line typescript/no-explicit-any
  view: SectionView<any>
  /** Added to the sample. */
  props?: Props
  scope?: Partial<Scope>
}

/** What holds for every section type, whatever it shows. */
export function viewSuite({ definition, view, props = {}, scope = {} }: Suite): void {
  const { type, variants, sample } = definition
  const drawnAs = (variant: string, more: Props = {}, locale: 'en' | 'uk' | 'de' = 'en') =>
    drawn({ definition, view }, { ...sample[locale], ...props, ...more, variant }, { locale, ...scope })

  describe(`${type}, as every section`, () => {
    it.each(variants.flatMap((variant) => siteLocales.map((locale) => [variant, locale] as const)))(
      'is whole HTML as %s in %s, with nothing empty in it',
      (variant, locale) => {
        const markup = drawnAs(variant, {}, locale)
        expect(markup).not.toBe('')
        expect(objections(markup)).toEqual([])
        expect(emptyElements(markup).filter((one) => !/^<(?:textarea|td)\b/.test(one))).toEqual([])
        expect(markup).not.toMatch(/undefined|\[object|NaN/)
      },
    )

    it('keeps hostile words as words', () => {
      const { given, places } = poisonedWhereTaken(definition, { ...sample.en, ...props })
      for (const variant of variants) {
        const markup = drawnAs(variant, given)
        expect(markup).not.toMatch(/<script|<img src=x/)
        expect(markup.includes('&lt;script&gt;')).toBe(places > 0)
      }
    })

    it('has another layout for each variant', () => {
      for (const [at, one] of variants.entries()) {
        for (const other of variants.slice(at + 1)) {
          const styled = view.css.includes(`.v-${one}`) || view.css.includes(`.v-${other}`)
          expect([one, other, styled || drawnAs(one) !== drawnAs(other)]).toEqual([one, other, true])
        }
      }
    })

    it('styles itself and nothing else, in the colours of the theme', () => {
      const root = `.s-${type.replaceAll('_', '-')}`
      expect(selectorsOf(view.css).filter((selector) => !new RegExp(`^\\${root}(?![\\w-])`).test(selector))).toEqual([])
      expect(view.css).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|font(?:-size)?:[^;}]*\dpx|gradient\(/i)
    })

    it('lets what is hidden until its script comes stay hidden', () => {
      const hidden = variants.flatMap((variant) =>
        [...drawnAs(variant).matchAll(/<\w+[^>]* class="(\w+)"[^>]* hidden[ />]/g)].map(([, name]) => name!),
      )
      for (const name of hidden) {
        // `.turn:not([hidden])` stands here as `.turn:not` and may say how it is laid out.
        expect(selectorsOf(view.css, /\bdisplay:/).filter((selector) => selector.endsWith(`.${name}`))).toEqual([])
      }
    })

    it('says where each of its texts is edited, once, with no blank before it', () => {
      for (const variant of variants) {
        expect(drawnAs(variant)).not.toMatch(/data-kind="[a-z]+">\s/)
        const paths = [...drawnAs(variant).matchAll(/data-edit="([^"]+)"/g)].map(([, path]) => path)
        expect(new Set(paths).size).toBe(paths.length)
      }
    })
  })
}

/** Puts the hostile text wherever the schema takes one and does not clean it. */
function poisonedWhereTaken({ props }: SectionDefinition, sample: Props): { given: Props; places: number } {
  const given = structuredClone(sample)
  let places = 0
  const walk = (node: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'object' && value !== null) walk(value as Record<string, unknown>)
      if (typeof value !== 'string' || (key === 'label' && node === given)) continue
      node[key] = hostile
      const read = props.safeParse(given)
      if (!read.success) node[key] = value
      else if (JSON.stringify(read.data).includes('<script>')) places += 1
    }
  }
  walk(given)
  return { given, places }
}

/** Selectors of a style sheet: of all rules, or of those that say something. */
function selectorsOf(css: string, saying = /^/): string[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)/g)]
    .filter(([, selector, rules]) => !selector!.trim().startsWith('@') && saying.test(rules!))
    .flatMap(([, selector]) => withoutBrackets(selector!).split(','))
    .map((selector) => selector.trim())
}

/** `.a:not(.b,:has(.c)),.d` without what stands in brackets, so that it can be split. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutBrackets(shorter)
}

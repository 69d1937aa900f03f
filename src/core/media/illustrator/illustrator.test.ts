import { describe, expect, it } from 'vitest'
import { AspectRatio, ImageStyle, imageSizes } from '../../../contract/media.ts'
import { seeded } from '../../generation/drafter/random.ts'
import { illustrate, type IllustrationWish } from './index.ts'
import { readPrompt } from './lexicon.ts'
import { subjectParts } from './subjects.ts'

const draw = (rest: Partial<IllustrationWish> = {}) =>
  illustrate({ prompt: 'Coffee by the sea', style: 'realistic', width: 640, height: 360, seed: 1, ...rest })

/** What an XML parser would stop at: crossed or open elements, an attribute twice, a bare sign. */
function wellFormed(svg: string): void {
  const open: string[] = []
  const outside = svg.replaceAll(
    /<(\/?)([\w-]+)((?:\s[\w:-]+="[^"<&]*")*)\s*(\/?)>/g,
    (_, close, name, rest, empty) => {
      if (close) expect(open.pop()).toBe(name)
      else if (!empty) open.push(name as string)
      const attributes = [...(rest as string).matchAll(/\s([\w:-]+)="/g)].map((match) => match[1])
      expect(new Set(attributes).size, `${name}: ${attributes.join(' ')}`).toBe(attributes.length)
      return ''
    },
  )
  expect(open).toEqual([])
  expect(outside.trim()).toBe('')
}

describe.each(ImageStyle.options)('%s', (style) => {
  it('draws the same for the same wish, and something else for another seed or prompt', () => {
    expect(draw({ style })).toBe(draw({ style }))
    expect(draw({ style, seed: 2 })).not.toBe(draw({ style }))
    expect(draw({ style, prompt: 'A forest in winter' })).not.toBe(draw({ style }))
  })

  it.each(AspectRatio.options)('writes a document of exactly the size, %s', (ratio) => {
    const { width, height } = imageSizes[ratio]
    const svg = draw({ style, width, height })
    wellFormed(svg)
    expect(svg).toMatch(
      new RegExp(
        `^<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      ),
    )
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
  })

  it('names nothing that it does not define, and nothing outside of itself', () => {
    for (const prompt of ['City at night', 'Bees', 'The sea', 'Winter forest', 'A field', 'A book']) {
      const svg = draw({ style, prompt })
      const ids = new Set([...svg.matchAll(/\sid="([\w-]+)"/g)].map((match) => match[1]))
      for (const [, id] of svg.matchAll(/url\(#([\w-]+)\)/g)) expect(ids, `${prompt}: ${id}`).toContain(id)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|<image|<script|<text|data:/)
    }
  })

  it('lets no letter of the prompt in', () => {
    const prompt = 'zqxjkv" onload="alert(1)"><script>alert(2)</script> ]]> &evil; <!-- \u0000 бджола'
    const svg = draw({ style, prompt })
    wellFormed(svg)
    expect(svg).not.toMatch(/zqxjkv|alert|onload|script|evil|бджола|<!--/)
  })
})

describe('what a prompt is read as', () => {
  const read = (prompt: string) => readPrompt(prompt, seeded(prompt))

  it.each([
    ['Sailing at sunset', { setting: 'sea', subject: 'boat', time: 'dusk' }],
    ['How to brew coffee in the morning', { subject: 'cup', time: 'dawn' }],
    ['Bees in my garden', { setting: 'field', subject: 'bee' }],
    ['A mountain hut in winter', { setting: 'mountain', subject: 'cabin', winter: true }],
    ['Coffee in the mountains', { setting: 'mountain', subject: 'cup' }],
    ['Bauernhof im Winter', { setting: 'field', winter: true }],
    ['Gesund leben', { subject: 'heart' }],
    ['Bücher für den Urlaub', { subject: 'book' }],
    ['Бджоли у саду', { subject: 'bee' }],
    ['Кава зранку', { subject: 'cup' }],
    ['Карпати взимку', { setting: 'mountain', winter: true }],
    ['Нічне місто', { setting: 'city', time: 'night' }],
    ["Комп'ютер для навчання", { subject: 'laptop' }],
    ['COFFEE', { subject: 'cup' }],
  ])('%s', (prompt, expected) => {
    expect(read(prompt)).toMatchObject(expected)
  })

  it.each([
    ['A seat in the theatre', 'sea'],
    ['I see what you mean', 'sea'],
    ['Steam engines', 'sea'],
  ])('%s has nothing to do with the %s', (prompt, setting) => {
    const free = Array.from({ length: 12 }, (_, i) => readPrompt(prompt, seeded(`${i}`)).setting)
    expect(new Set(free).size, setting).toBeGreaterThan(1)
  })

  it('makes something of every prompt', () => {
    for (const prompt of ['', '???', 'Lorem ipsum', '漢字', 'x'.repeat(5_000)]) {
      expect(subjectParts(read(prompt).subject).length).toBeGreaterThan(3)
    }
  })
})

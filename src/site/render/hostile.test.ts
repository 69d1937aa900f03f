import { describe, expect, it } from 'vitest'
import { parseHtml, isElement, type HtmlNode } from '../../text/html-tree.ts'
import { attacks } from '../../text/xss.fixtures.ts'
import { definitionOf, library } from '../library.ts'
import { hostile } from '../sections/view.fixtures.ts'
import { draw } from './index.ts'
import { live, pageDrawing, postDrawing, rawSection, testFrame, testRef, testSection } from './site.fixtures.ts'

const types = library.filter(({ type }) => type !== 'shared')

const own = /<script(?: type="application\/ld\+json")?>.*?<\/script>|<link rel="icon"[^>]*>/gs

/** What could run or load something in a document, beside our own scripts. Text and values hold no bare `<`. */
function dangers(html: string): string[] {
  const rest = html.replace(own, '')
  const elements = rest.match(/<(?:script|object|embed|base|applet|frame|frameset|portal|math|foreignobject)\b/gi) ?? []
  return [...elements, ...badAttributes(parseHtml(rest))]
}

const addresses = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'ping', 'xlink:href'])

const badAttributes = (nodes: readonly HtmlNode[]): string[] =>
  nodes
    .filter(isElement)
    .flatMap(({ tag, attributes, children }) => [
      ...[...attributes]
        .filter(([name, value]) => /^on/i.test(name) || isBadAddress(tag, name, value))
        .map(([name, value]) => `${tag} ${name}=${value}`),
      ...badAttributes(children),
    ])

const isBadAddress = (tag: string, name: string, value: string): boolean =>
  addresses.has(name.toLowerCase()) &&
  (/^\s*(?:javascript|vbscript|data:(?!image\/(?:png|jpeg|gif|webp);base64)|feed|blob|file|\/\/|\\\\)/i.test(value) ||
    (tag === 'link' && /evil/.test(value)))

/** Every text of a value put in place by one attack. */
const filled = (value: unknown, attack: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => filled(one, attack))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, attack)]))
  return typeof value === 'string' ? attack : value
}

/** The sample with every text poisoned that its schema takes so. */
function poisonedWhereAllowed(type: string, sample: Record<string, unknown>): Record<string, unknown> {
  const { props } = definitionOf(type)!
  const at = (value: unknown, path: readonly (string | number)[]): unknown =>
    path.length === 0
      ? hostile
      : Array.isArray(value)
        ? value.map((one, index) => (index === path[0] ? at(one, path.slice(1)) : one))
        : { ...(value as object), [path[0]!]: at((value as Record<string, unknown>)[path[0]!], path.slice(1)) }
  return textPaths(sample).reduce((given, path) => {
    const next = at(given, path) as Record<string, unknown>
    return props.safeParse(next).success ? next : given
  }, sample)
}

const textPaths = (value: unknown, path: (string | number)[] = []): (string | number)[][] => {
  if (typeof value === 'string') return [path]
  if (Array.isArray(value)) return value.flatMap((one, at) => textPaths(one, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textPaths(one, [...path, key]))
}

describe('hostile content', () => {
  it.each(types.map(({ type, sample }) => [type, sample.en] as const))(
    'in any text of %s is shown as text',
    (type, sample) => {
      const props = poisonedWhereAllowed(type, sample)
      const { html } = draw(testFrame(), pageDrawing({ sections: [testSection(type, props)] }), live)
      expect(dangers(html)).toEqual([])
      expect(html).not.toContain('<img src=x')
    },
  )

  it.each(types.map(({ type, sample }) => [type, sample.en] as const))(
    'put straight into the database as %s never runs',
    (type, sample) => {
      for (const attack of attacks) {
        const sections = [
          rawSection(type, filled(sample, attack)),
          rawSection(type, { ...sample, anchor: attack, label: attack }),
        ]
        const { html } = draw(testFrame(), pageDrawing({ sections, checked: false }), live)
        expect([attack, dangers(html)]).toEqual([attack, []])
      }
    },
  )

  it.each(attacks.map((attack) => [attack]))('as the text of a post never runs: %s', (attack) => {
    const { html } = draw(
      testFrame(),
      postDrawing(attack, { title: attack, excerpt: attack, tags: [attack] }, false),
      live,
    )
    expect(dangers(html)).toEqual([])
  })

  it.each(attacks.map((attack) => [attack]))('in names, titles and theme never runs: %s', (attack) => {
    const theme = {
      preset: attack,
      colors: { light: { bg: `#fff;}</style>${attack}` } },
      header: { links: [{ label: attack, href: attack }], cta: { label: attack, href: attack } },
      footer: { legal: attack, social: [{ network: 'x', href: attack }] },
    }
    const frame = testFrame({ name: attack, theme, analytics_token: attack })
    const ref = testRef({ title: attack })
    const seo = { meta_title: attack, meta_description: attack, canonical_url: attack, og_image_url: attack }
    const drawing = pageDrawing({ ref, ...seo, background: { kind: attack, image: attack } })
    const { html } = draw(frame, drawing, { ...live, mode: 'export' })
    const beacon = /<script\s+defer\s+src="https:\/\/static\.cloudflareinsights\.com\/beacon\.min\.js"[^>]*><\/script>/g
    expect(dangers(html.replace(beacon, ''))).toEqual([])
    expect(html.match(/<\/style>/g)?.length ?? 0).toBe(html.match(/<style>/g)?.length ?? 0)
  })

  it.each(['javascript:x()', 'data:text/html,a', 'mailto:a@b.example', 'nothing', ''])(
    'in place of the public address takes no page away: %s',
    (public_url) => {
      const { html } = draw(testFrame({ public_url }), pageDrawing({}), { ...live, mode: 'export' })
      expect(dangers(html)).toEqual([])
      expect(html).toContain('<main')
    },
  )
})

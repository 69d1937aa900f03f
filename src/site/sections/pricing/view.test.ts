import { describe, expect, it } from 'vitest'
import { drawn, emptyElements, hostile, objections } from '../view.fixtures.ts'
import { pricing as definition } from './index.ts'
import { pricingView as view } from './view.ts'

const section = { definition, view }
const sample = definition.sample.en
const yearly = { label: 'Pay by the year', period: 'a year', prices: ['140', '990'] }
const plain = { plans: [{ name: 'One', price: 'Free' }] }

describe.each(definition.variants)('prices as %s', (variant) => {
  it('say of each plan what it is, what it costs and what is in it', () => {
    const out = drawn(section, { ...sample, variant })
    for (const words of ['Drop-in', '>110<', '£', 'valid for six months', 'Students and pensioners'])
      expect(out).toContain(words)
    expect(out.match(/<ul class="points">/g)).toHaveLength(2)
    expect(out.match(/Most chosen/g)).toHaveLength(1)
  })

  it('can be had by the month and by the year without a script', () => {
    const out = drawn(section, { ...sample, yearly, variant }, { uid: 's7' })
    expect(out).toMatch(/<input class="by-year" type="checkbox" role="switch" id="s7-yearly"/)
    expect(out).toMatch(/<label class="switch" for="s7-yearly"><span[^>]*>Pay by the year<\/span><\/label>/)
    expect(out.match(/<p class="price monthly">/g)).toHaveLength(2)
    expect(out.match(/<p class="price yearly">/g)).toHaveLength(2)
    expect(out).toContain('>990<')
    expect(drawn(section, { ...sample, variant })).not.toMatch(/<input|monthly|yearly/)
  })

  it('leave nothing empty behind and are sound HTML with any text', () => {
    const cta = { label: hostile, href: '/buy/' }
    const plans = [{ ...plain.plans[0], name: hostile, period: '<b>', features: [hostile], cta }, plain.plans[0]]
    for (const props of [plain, { plans }, { ...sample, yearly }]) {
      const out = drawn(section, { ...props, variant })
      expect(emptyElements(out).filter((found) => !found.startsWith('<td'))).toEqual([])
      expect(objections(out)).toEqual([])
      expect(out).not.toMatch(/<script|<b>/)
    }
  })
})

it('shows plans as a list of headings or as rows of a table', () => {
  const cards = drawn(section, { ...sample, variant: 'cards' })
  expect(cards).toMatch(/<ul class="plans n-2"><li class="plan"><h2 class="sub"[^>]*>Drop-in<\/h2>/)
  const table = drawn(section, { ...sample, variant: 'table' })
  expect(table).toMatch(/<caption class="hidden">\s*Drop-in, Ten classes\s*<\/caption>/)
  expect(table.match(/<th scope="row">/g)).toHaveLength(2)
})

describe('a currency', () => {
  const price = (currency: string, locale: string) =>
    drawn(section, { plans: [{ name: 'One', price: '14', currency }] }, { locale })
      .match(/<span class="amount">(.*?)<\/p>/)![1]!
      .replaceAll(/<[^>]*>/g, '')

  it.each([
    ['£', 'en', '£14'],
    ['€', 'de', '14\u00a0€'],
    ['₴', 'uk', '14\u00a0₴'],
    ['EUR', 'en', '14\u00a0EUR'],
  ])('%s stands in %s as %s', (currency, locale, shown) => {
    expect(price(currency, locale).trim()).toBe(shown)
  })
})

import { expect, it } from 'vitest'
import type { Section } from '../../../../contract/hosted-values.ts'
import type { SiteFrame } from '../../../../contract/site-view.ts'
import { testFrame, testSection } from '../../../../site/render/site.fixtures.ts'
import { createDrawer } from './drawer.ts'

const base = testFrame()
const shared = (heading: string): SiteFrame => ({ ...base, shared: { 7: testSection('cta', { heading }, 'stored') } })
const stands: Section = { id: 'two', type: 'shared', version: 1, props: { ref: 7 } }
const sections = [testSection('hero', { heading: 'Bees' }), stands, testSection('cta', { heading: 'Come' }, 'three')]

function drawing() {
  const draw = createDrawer()
  return (frame: SiteFrame, shown: readonly Section[] = sections) =>
    draw({
      frame,
      posts: [],
      page: frame.pages[0]!,
      background: null,
      sections: shown,
      broken: (reason) => reason,
      tags: () => ({ name: 'Section', shared: null, hidden: false }),
    })
}

it('draws the changed section alone', () => {
  const draw = drawing()
  const before = draw(base)
  const after = draw(base, sections.with(0, testSection('hero', { heading: 'Wasps' })))
  expect(after.sections.get('one')!.html).toContain('Wasps')
  expect(after.sections.get('three')).toBe(before.sections.get('three'))
  expect(after.surroundings).toBe(before.surroundings)
})

it('draws for a change of a shared section what stands for it, and nothing else', () => {
  const draw = drawing()
  const before = draw(shared('Visit'))
  const after = draw(shared('Visit us'))
  expect(after.sections.get('two')!.html).toContain('Visit us')
  expect(after.sections.get('one')).toBe(before.sections.get('one'))
  expect(after.surroundings).toBe(before.surroundings)
})

it('draws everything anew where the site itself has changed', () => {
  const draw = drawing()
  const before = draw(base)
  const after = draw({ ...base, name: 'Wasp Journal' })
  expect(after.surroundings.header).toContain('Wasp Journal')
  expect(after.sections.get('one')).not.toBe(before.sections.get('one'))
})

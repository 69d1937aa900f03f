import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { beforeAfter } from './before-after.ts'
import { carousel } from './carousel.ts'
import { copy } from './copy.ts'
import { lightbox } from './lightbox.ts'

const scripts = { 'before-after': beforeAfter, carousel, copy, lightbox }

describe.each(Object.entries(scripts))('the script %s', (name, script) => {
  it('is small, whole, and looks only for its own sections', () => {
    expect(new Script(script)).toBeInstanceOf(Script)
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1_500)
    expect(script).toContain(`[data-island~="${name}"]`)
  })

  it('makes nothing out of text', () => {
    expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacent|eval|new Function|document\.write|<\//)
  })
})

import { describe, expect, it } from 'vitest'
import { drawn } from '../view.fixtures.ts'
import { viewSuite } from '../view.suite.ts'
import { video as definition } from './index.ts'
import { videoView as view } from './view.ts'

viewSuite({ definition, view })

describe('a film', () => {
  it('of ours waits for its button', () => {
    const markup = drawn({ definition, view }, definition.sample.en)
    expect(markup).toMatch(/<video src="https:\/\/media.example.org\/kiln.mp4"[^>]* controls preload="none"/)
    expect(markup).toContain('aria-label="Opening the kiln, two minutes"')
  })

  it.each([
    [{ provider: 'youtube', id: 'abcdefghijk' }, 'https://www.youtube.com/watch?v=abcdefghijk', 'youtube.com'],
    [{ provider: 'vimeo', id: '1234567' }, 'https://vimeo.com/1234567', 'vimeo.com'],
  ])('of a provider is a link that says so', (media, href, host) => {
    const markup = drawn({ definition, view }, { media })
    expect(markup).toContain(`href="${href}"`)
    expect(markup).toContain(`Opens at ${host}`)
    expect(markup).not.toMatch(/<iframe|<video|<figcaption|src="http/)
  })

  it('keeps its transcript folded', () => {
    const markup = drawn({ definition, view }, definition.sample.en)
    expect(markup).toMatch(/<details><summary>Transcript<\/summary><div class="prose"[^>]*><p>The door is still warm/)
  })
})

import { expect, it } from 'vitest'
import { verifier, verifierIn, verifierLanguages } from './verifiers.ts'

it('cuts each verifier out of the page whole', () => {
  for (const language of verifierLanguages) {
    const code = verifier(language)
    expect(code).toMatch(/verify/i)
    expect(code).toMatch(/webhook-signature/)
    expect(code).not.toContain('```')
  }
  expect(verifier('Go').trimEnd().endsWith('}')).toBe(true)
})

it('takes the code of the heading that was asked for', () => {
  const page = '### Node\n\n```js\nnode\n```\n\n### Go\n\n```go\ngo\n```\n'
  expect(verifierIn(page, 'Go')).toBe('go')
  expect(verifierIn(page, 'Python')).toBe('')
})

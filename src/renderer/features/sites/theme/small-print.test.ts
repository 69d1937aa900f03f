import { expect, it } from 'vitest'
import { htmlFrom, typedFrom } from './small-print.ts'

it('shows small print as lines with links, and makes the same of it again', () => {
  const html = '<p>Written by hand. <a href="/legal-notice/">Legal notice</a></p><p>© Vale &amp; Sons &lt;3</p>'
  const typed = 'Written by hand. [Legal notice](/legal-notice/)\n© Vale & Sons <3'
  expect(typedFrom(html)).toBe(typed)
  expect(htmlFrom(typed)).toBe(html)
})

it('knows what it cannot show without loss', () => {
  expect(typedFrom('<p>One <strong>strong</strong> word</p>')).toBeNull()
  expect(typedFrom('<ul><li>One</li></ul>')).toBeNull()
  expect(typedFrom('')).toBe('')
})

it('lets nothing that is typed become markup of its own', () => {
  expect(htmlFrom('<script>x</script> "a" [x](javascript:alert)\n\n  ')).toBe(
    '<p>&lt;script&gt;x&lt;/script&gt; &quot;a&quot; <a href="javascript:alert">x</a></p>',
  )
})

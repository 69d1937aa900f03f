import { getSchema } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { countHtmlWords } from '../../../../text/count-words.ts'
import { articleExtensions } from '../schema/extensions.ts'
import { wordsIn } from './word-count.ts'

const schema = getSchema(articleExtensions)
const block = (type: string, text: string, attrs = {}) => schema.node(type, attrs, [schema.text(text)])

describe('wordsIn', () => {
  it('counts what the studio counts', () => {
    const doc = schema.node('doc', null, [
      block('paragraph', 'Written by nobody in particular', { scaffold: 'true' }),
      block('heading', 'Bees in May', { level: 2 }),
      schema.node('bulletList', null, [schema.node('listItem', null, [block('paragraph', 'don’t panic')])]),
      block('codeBlock', 'const bees = 1'),
      schema.node('paragraph', null, [schema.text('one'), schema.node('hardBreak'), schema.text('two')]),
      block('paragraph', '[Say which hive]', { slot: 'true' }),
    ])
    const html =
      '<p data-scaffold="true">Written by nobody in particular</p><h2>Bees in May</h2><ul><li><p>don’t panic</p></li></ul>' +
      '<pre><code>const bees = 1</code></pre><p>one<br>two</p><p data-slot="true">[Say which hive]</p>'
    expect(wordsIn(doc, 'en')).toBe(countHtmlWords(html, 'en'))
    expect(wordsIn(doc, 'en')).toBe(10)
  })
})

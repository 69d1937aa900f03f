import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanUp } from './clean-up.ts'
import { anyHtml } from './html.arbitrary.ts'
import { isElement, parseHtml, serialiseHtml } from './html-tree.ts'
import { sanitiseArticle } from './sanitise.ts'

/** Enough honest text that no stage can take half of it. */
const body =
  '<p>Bees collect nectar from flowers all day long, and the keeper looks after their health throughout the year, in frost and in heat.</p>'
const cleaned = (html: string, language = 'en') => cleanUp(html + body, language).html.replace(body, '')

describe('cleanUp', () => {
  it('says which stages changed something, and nothing for clean text', () => {
    expect(cleanUp(`<h2>Bees</h2>${body}`, 'en')).toEqual({ html: `<h2>Bees</h2>${body}`, changes: [] })
    expect(cleanUp(`<p onclick="x()">Sure! Here is the article:</p><h1>"Bees"</h1>${body}`, 'en')).toEqual({
      html: `<h2>“Bees”</h2>${body}`,
      changes: ['html', 'chatter', 'headings', 'quotes'],
    })
  })

  describe('headings', () => {
    it.each([
      [
        [1, 3, 4],
        [2, 3, 4],
      ],
      [
        [3, 3, 4, 2],
        [2, 2, 3, 2],
      ],
      [
        [2, 4, 3, 6, 2],
        [2, 3, 3, 4, 2],
      ],
      [
        [1, 1, 2],
        [2, 2, 2],
      ],
    ])('turns levels %j into %j', (given, becomes) => {
      const page = (levels: number[]) =>
        levels.map((level, at) => `<h${level}>Part ${at}</h${level}><p>Text ${at} of the article.</p>`).join('')
      expect(cleanUp(page(given), 'en').html).toBe(page(becomes))
    })

    it('never skips a level on the way down and starts at the second', () => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 }), (levels) => {
          const html = cleanUp(
            levels.map((level, at) => `<h${level}>Part ${at}</h${level}><p>Text ${at}</p>`).join(''),
            'en',
          ).html
          const found = [...html.matchAll(/<h(\d)>/g)].map((match) => Number(match[1]))
          expect(found.length).toBe(levels.length)
          expect(found.every((level, at) => level >= 2 && level <= (found[at - 1] ?? 1) + 1)).toBe(true)
        }),
      )
    })
  })

  describe('chatter', () => {
    it.each([
      'Sure, here is the article about bees:',
      'Certainly! Below is a draft of your blog post.',
      'Of course!',
      'Here’s the rewritten section you asked for.',
      'As an AI language model, I cannot visit websites.',
      'Звичайно! Ось стаття про бджіл:',
      'Ось ваша стаття українською мовою.',
      'Gerne! Hier ist der gewünschte Artikel:',
      'Hier ist dein Entwurf:',
    ])('drops %j from the start, with the rule under it', (greeting) => {
      expect(cleaned(`<p>${greeting}</p><hr>`)).toBe('')
    })

    it.each([
      'I hope this helps!',
      'I hope this article meets your needs.',
      'Let me know if you would like any changes.',
      'Would you like me to make it shorter?',
      'If you want, I can add a table.',
      'Feel free to adjust the tone.',
      'Word count: 512',
      'Сподіваюся, ця стаття допоможе вам.',
      'Якщо потрібно, я можу скоротити текст.',
      'Дайте знати, якщо потрібні зміни.',
      'Ich hoffe, dieser Artikel gefällt Ihnen.',
      'Wenn Sie möchten, kann ich den Text kürzen.',
      'Soll ich noch eine Tabelle ergänzen?',
    ])('drops %j from the end', (farewell) => {
      expect(cleanUp(`${body}<hr><p>${farewell}</p>`, 'en').html).toBe(body)
    })

    it.each([
      'Great cities grow along rivers.',
      'Here is where the river bends, and here the first article of the treaty was signed. It changed the country.',
      'Sure-footed goats climb here.',
      'Okay is a word of many origins.',
      'Ось так бджоли зимують.',
      'Gerne wandern die Bienen weiter.',
      'Natürlich wächst hier alles.',
    ])('keeps the honest sentence %j', (sentence) => {
      expect(cleaned(`<p>${sentence}</p>`)).toBe(`<p>${sentence}</p>`)
      expect(cleanUp(`${body}<p>${sentence}</p>`, 'en').html).toBe(`${body}<p>${sentence}</p>`)
    })

    it('leaves the middle of the text alone', () => {
      const html = `${body}<p>I hope this helps!</p><p>The season ends in autumn.</p>`
      expect(cleanUp(html, 'en').html).toBe(html)
    })
  })

  describe('leftover Markdown', () => {
    it.each([
      ['<p>## Next steps</p>', '<h2>Next steps</h2>'],
      ['<h2>One</h2><p>### Next *steps* <em>now</em></p>', '<h2>One</h2><h3>Next *steps* <em>now</em></h3>'],
      ['<p>## Next<br>Then go.</p>', '<h2>Next</h2><p>Then go.</p>'],
      ['<p>## Next\nThen go.</p>', '<h2>Next</h2><p>Then go.</p>'],
      ['<h2>## Title</h2>', '<h2>Title</h2>'],
      ['<h2>**Title**</h2>', '<h2>Title</h2>'],
      [
        '<p>A **bold** word, `code` and [a link](https://a.example/b).</p>',
        '<p>A <strong>bold</strong> word, <code>code</code> and <a href="https://a.example/b">a link</a>.</p>',
      ],
      ['<p><strong>so **very** bold</strong></p>', '<p><strong>so very bold</strong></p>'],
      ['<p>```html</p><p>Text.</p><p>```</p>', '<p>Text.</p>'],
      ['<p>Text.</p><p>---</p>', '<p>Text.</p><hr>'],
    ])('turns %s into %s', (given, becomes) => {
      expect(cleaned(given)).toBe(becomes)
    })

    it.each([
      '<p>2 ** 3 ** 4 is a tower.</p>',
      '<p><code>**x**</code></p>',
      '<pre><code>## comment\n**x** "y" -- z\n</code></pre>',
      '<p>Issue #4 is open.</p>',
    ])('leaves %s as it is', (html) => {
      expect(cleaned(html)).toBe(html)
    })
  })

  describe('placeholders', () => {
    it.each([
      ['<p>[Insert image of a bee]</p>', ''],
      ['<p>We are open daily. Call [insert phone number] today. Come in.</p>', '<p>We are open daily. Come in.</p>'],
      ['<h2>About [Company Name] today</h2>', '<h2>About today</h2>'],
      ['<p>Ми працюємо. Телефонуйте: [вставте номер]!</p>', '<p>Ми працюємо. </p>'],
      ['<p>[Bitte Firmennamen einfügen] ist da. Gut.</p>', '<p>Gut.</p>'],
      ['<p>Use <code>x</code> as [your name] says.</p>', '<p>Use <code>x</code> as says.</p>'],
    ])('turns %s into %s', (given, becomes) => {
      expect(cleaned(given)).toBe(becomes)
    })

    it.each([
      '<p>As shown [1], it works [sic].</p>',
      '<p>An array: [a, b].</p>',
      '<p>[Insertion sort] is an algorithm.</p>',
    ])('leaves %s as it is', (html) => {
      expect(cleaned(html)).toBe(html)
    })
  })

  describe('repeats', () => {
    it('drops empty blocks and what was said already', () => {
      const long = '<p>A paragraph that is long enough not to be said twice by intention.</p>'
      expect(
        cleaned(
          `<p></p><h2> </h2>${long}<p>\u00a0</p><p>Short.</p><p>Short.</p><ul><li>a</li><li></li></ul><ul><li></li></ul>${long}`,
        ),
      ).toBe(`${long}<p>Short.</p><ul><li>a</li></ul>`)
      expect(cleaned('<h2>Bees</h2><h3>Bees</h3><p>x</p>')).toBe('<h2>Bees</h2><p>x</p>')
    })

    it('keeps a refrain, pictures and empty cells', () => {
      const html =
        '<p>Go on.</p><p>Why?</p><p>Go on.</p><p><img src="/media/a" alt=""></p><table><tbody><tr><td></td><td><p></p></td></tr></tbody></table>'
      expect(cleaned(html)).toBe(html)
    })
  })

  describe('typography', () => {
    it.each([
      ['en', '"Yes," she said. ("No.") „Hm“ «so»', '“Yes,” she said. (“No.”) “Hm” “so”'],
      ['en', 'He said "a "quoted" word".', 'He said “a ‘quoted’ word”.'],
      ['uk', 'Роман "Тигролови" та “інше „слово“”.', 'Роман «Тигролови» та «інше „слово“».'],
      ['de', 'Das "Haus" und “Hof”, »so« «da».', 'Das „Haus“ und „Hof“, „so“ „da“.'],
      ['de-CH', 'Das "Haus".', 'Das «Haus».'],
      ['fr', 'Le "mot".', 'Le "mot".'],
      ['en', 'A 5" pipe next to "x".', 'A 5" pipe next to "x".'],
      ['en', 'An "open mark.', 'An "open mark.'],
      [
        'en',
        'Bees - and wasps -- fly — far; 5 - 3; well-known; so--there',
        'Bees – and wasps – fly — far; 5 - 3; well-known; so—there',
      ],
      ['uk', 'Київ - столиця – України, 5 - 3, будь-хто', 'Київ — столиця — України, 5 - 3, будь-хто'],
      ['de', 'Bienen - und Wespen — fliegen, 5 - 3', 'Bienen – und Wespen – fliegen, 5 - 3'],
    ])('sets in %s: %s', (language, given, becomes) => {
      expect(cleaned(`<p>${given}</p>`, language)).toBe(`<p>${becomes}</p>`)
    })

    it('reads across inline elements and stays out of code and attributes', () => {
      expect(
        cleaned(
          '<p>"<strong>Yes</strong>" <em>- or "no"</em> <code>"a" - b</code> <a href="#b" title="&quot;c&quot; - d">"e"</a></p>',
        ),
      ).toBe(
        '<p>“<strong>Yes</strong>” <em>– or “no”</em> <code>"a" - b</code> <a href="#b" title="&quot;c&quot; - d">“e”</a></p>',
      )
    })
  })

  it('discards a stage that would take over half of the text, and names it', () => {
    expect(cleanUp('<p>Sure, here is the article.</p>', 'en')).toEqual({
      html: '<p>Sure, here is the article.</p>',
      changes: ['discarded:chatter'],
    })
    const twice = '<p>[insert the whole text here]</p><p>Short end.</p>'
    expect(cleanUp(twice, 'en')).toEqual({ html: twice, changes: ['discarded:placeholders'] })
  })

  const marked = (html: string): string[] => {
    const found: string[] = []
    const walk = (nodes: ReturnType<typeof parseHtml>) => {
      for (const node of nodes) {
        if (!isElement(node)) continue
        if (node.attributes.has('data-slot') || node.attributes.has('data-scaffold')) found.push(serialiseHtml([node]))
        else walk(node.children)
      }
    }
    walk(parseHtml(html))
    return found
  }
  const bits =
    '"|“|”|„|«|»| |- | – | — |--|a|5|слово|. |! |Sure! |Here is your article:|[insert x]|**|`|[a](https://b.c)|## |---|```|<p>|</p>|<h1>|</h1>|<h4>|</h4>|' +
    '<strong>|</strong>|<code>|</code>|<br>|\n|<ul><li>|</li></ul>|<p data-slot="x">|<h3 data-scaffold="n">|</h3>|<table><tr><td>|</td></tr></table>|' +
    '<blockquote>|</blockquote>|<a href="https://x.y">|</a>|I hope this helps|(|)|,|&nbsp;|<hr>|<pre>|</pre>|<span data-slot="q">|</span>|<img src="/media/a">'
  const draft = fc
    .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...bits.split('|')) }, { weight: 1, arbitrary: anyHtml }), {
      maxLength: 40,
    })
    .map((parts) => parts.join(''))
  const language = fc.constantFrom('en', 'uk', 'de', 'de-CH', 'fr')

  it('changes nothing the second time, and settles', () => {
    fc.assert(
      fc.property(draft, language, (html, tongue) => {
        const once = cleanUp(html, tongue)
        expect(cleanUp(once.html, tongue).html).toBe(once.html)
        expect(once.changes).not.toContain('unsettled')
      }),
      { numRuns: 500 },
    )
  })

  it('never touches what the offline drafter marked', () => {
    fc.assert(
      fc.property(draft, language, (html, tongue) => {
        expect(marked(cleanUp(html, tongue).html)).toEqual(marked(sanitiseArticle(html)))
      }),
      { numRuns: 500 },
    )
  })

  it('returns HTML that the sanitiser leaves as it is', () => {
    fc.assert(
      fc.property(draft, language, (html, tongue) => {
        const { html: clean } = cleanUp(html, tongue)
        expect(sanitiseArticle(clean)).toBe(clean)
      }),
      { numRuns: 500 },
    )
  })
})

import fc from 'fast-check'

const tags =
  'p h1 h2 h3 h6 ul ol li label input div blockquote aside details summary hr figure figcaption img table caption thead tbody ' +
  'tfoot tr td th colgroup col pre code a strong em u s sub sup mark br span abbr cite q kbd small b i section article font ' +
  'center dl dt dd svg math mtext foreignObject script style title textarea select option template noscript iframe object ' +
  'form button picture nobr ruby rt xmp plaintext noembed html head body frameset marquee video annotation-xml desc'

const attributes = [
  'href="https://example.org/?a=1&amp;b=2"',
  "href='#top'",
  'href=article:12',
  'href="java&#9;script:alert(1)"',
  'href',
  'id="a"',
  'id=ї1',
  'src="/media/ab12"',
  'src=https://example.org/x.png',
  'src="data:image/png;base64,AAAA"',
  'alt=""',
  'alt="a &lt; b"',
  'title="&quot;x&quot;"',
  'title=" "',
  'style="color:red; text-align:CENTER"',
  'align=right',
  'style="font-weight:normal"',
  'class="x language-c++"',
  'lang=uk',
  'dir=RTL',
  'data-scaffold',
  'data-slot="a<b"',
  'data-callout=tip',
  'data-type=taskList',
  'data-type="taskItem"',
  'data-checked=TRUE',
  'type=checkbox',
  'checked',
  'colspan=03',
  'rowspan="-1"',
  'start=" 7 "',
  'onclick=alert(1)',
  'rel="NoFollow evil nofollow"',
  'span=2',
  'width=10',
  '"=x',
  'a\0b=1',
  '/',
  '=',
  'href="x',
  "title='y",
]

const texts = [
  'text',
  'дім',
  ' ',
  '\n',
  '\n\n',
  '\t',
  '\f',
  '\r\n',
  '\r',
  '\0',
  '\u0001',
  '\u00a0',
  '\ud800',
  '&nbsp;',
  '&amp;',
  '&amp;lt;',
  '&lt;b&gt;',
  '&#13;',
  '&#0;',
  '&#x1f600;',
  '&unknown;',
  '&',
  '&#150;',
  '<',
  '>',
  '< p',
  '</',
  '<!',
  '<!-- c -->',
  '<!--',
  '-->',
  '<![CDATA[ x ]]>',
  '<?php',
  ']]>',
  '"',
  "'",
  '<p',
  '<a href="',
]

const open = fc
  .tuple(
    fc.constantFrom(...tags.split(' ')),
    fc.array(fc.constantFrom(...attributes), { maxLength: 3 }),
    fc.constantFrom('>', '>', '>', '/>', ' >', ''),
  )
  .map(([tag, list, end]) => `<${[tag, ...list].join(' ')}${end}`)
const close = fc.constantFrom(...tags.split(' ')).map((tag) => `</${tag}>`)
const text = fc.oneof(fc.constantFrom(...texts), fc.string({ maxLength: 6, unit: 'grapheme' }))

/** Fragments as a careless or hostile writer makes them: unclosed, crossed, stray, half-escaped. */
export const anyHtml: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 4, arbitrary: open }, { weight: 2, arbitrary: close }, { weight: 3, arbitrary: text }), {
    maxLength: 30,
  })
  .map((parts) => parts.join(''))

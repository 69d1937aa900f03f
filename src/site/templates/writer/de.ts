import { contact } from '../../sections/contact/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { richText } from '../../sections/rich-text/index.ts'
import { table } from '../../sections/table/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { timeline } from '../../sections/timeline/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const de = content({
  name: 'Autorin',
  description: 'Für Autorinnen und Übersetzer: Bücher, Lesungen, eine erste Seite zum Probieren, die Agentur.',
  theme: {
    header: { variant: 'bar', logo: 'name' },
    footer: {
      variant: 'simple',
      legal:
        '<p>Porträts dürfen mit Namen des Fotografen kostenlos gedruckt werden. <a href="/impressum/">Impressum und Datenschutz</a></p>',
    },
  },
  pages: [
    {
      title: 'Edith Kallweit',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Edith Kallweit schreibt Romane über Menschen, die bleiben, wo sie sind. Der neueste: Das Salzamt.',
      sections: [
        use(hero, {
          variant: 'split-left',
          eyebrow: 'Der neue Roman',
          heading: 'Das Salzamt',
          subheading:
            'Ein Zöllner an einer geschlossenen Grenze stempelt vierzig Jahre lang weiter. Dann kommt jemand.',
          actions: [{ label: 'Die erste Seite lesen', href: '/buecher/#first-page' }],
          media: { kind: 'image', image: { art: 'hills', alt: 'Umschlag: ein kleines Haus zwischen weißen Hügeln' } },
        }),
        use(testimonials, {
          variant: 'grid',
          items: [
            {
              quote: 'Das leiseste Buch des Jahres, und das, an das ich mich am lautesten erinnere.',
              author: 'Hafenblätter',
            },
            { quote: 'Kallweit macht aus einem Stempel eine Tragödie.', author: 'Radio Vier Ecken' },
          ],
        }),
      ],
    },
    {
      title: 'Bücher',
      slug: 'buecher',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Drei Romane und ein Kinderbuch von Edith Kallweit, mit einer ersten Seite zum Probieren.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Drei Romane und ein Igel' }),
        use(timeline, {
          variant: 'alternating',
          items: [
            {
              date: '2025',
              title: 'Das Salzamt',
              text: 'Roman, 288 Seiten. Auch als Hörbuch, gelesen von der Autorin, neun Stunden.',
            },
            { date: '2020', title: 'Unterstraße, linke Seite', text: 'Roman über ein Haus und seine sieben Türen.' },
            { date: '2016', title: 'Was die Fähre bringt', text: 'Erster Roman, in sechs Sprachen übersetzt.' },
            { date: '2014', title: 'Herr Stachel zieht aus', text: 'Zum Vorlesen, ab vier Jahren.' },
          ],
        }),
        use(richText, {
          anchor: 'first-page',
          variant: 'drop-cap',
          width: 'narrow',
          html: '<h2>Die erste Seite</h2><p>An dem Morgen, an dem die Straße geschlossen wurde, setzte Anselm Vogt wie immer die Mütze auf, ging die zweihundert Schritte zum Schlagbaum und schlug das Buch auf einer neuen Seite auf. Er schrieb das Datum. Unter „Personen“ schrieb er eine Null, unter „Fuhrwerke“ schrieb er eine Null und unter „Bemerkungen“, nach einigem Nachdenken: <em>Wind.</em></p><p>Niemand hatte ihm gesagt, dass er aufhören solle. Es ging also nicht ums Warten, erklärte er später, als endlich jemand fragte. Es ging darum, da zu sein.</p>',
        }),
      ],
    },
    {
      title: 'Lesungen und Kontakt',
      slug: 'lesungen',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Wann und wo Edith Kallweit liest, und wem man wegen Rechten und Einladungen schreibt.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Wo ich als Nächstes lese' }),
        use(table, {
          caption: 'Lesungen in diesem Frühjahr',
          variant: 'plain',
          rows: [
            ['Tag', 'Ort', 'Beginn'],
            ['4. März', 'Stadtbücherei am Hafen', '19:30'],
            ['11. März', 'Buchhandlung am Tor', '20:00'],
            ['2. April', 'Schule am Fluss, für Kinder', '10:00'],
          ],
        }),
        use(contact, { address: 'Rechte und Einladungen:\nLiterarische Agentur Birke', email: 'kallweit@example.org' }),
      ],
    },
    legalPage('de'),
    notFoundPage('de'),
  ],
})

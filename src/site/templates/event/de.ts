import { contact } from '../../sections/contact/index.ts'
import { cta } from '../../sections/cta/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { features } from '../../sections/features/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { pricing } from '../../sections/pricing/index.ts'
import { quote } from '../../sections/quote/index.ts'
import { timeline } from '../../sections/timeline/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const de = content({
  name: 'Veranstaltung',
  description: 'Für etwas mit einem Datum: was geschieht, wann, wo, wer kommt, und Karten.',
  theme: {
    header: { variant: 'centred', cta: { label: 'Karten', href: '/karten/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Trockenbecken wird vom Verband kleiner Verlage veranstaltet. <a href="/impressum/">Impressum und Datenschutz</a></p>',
    },
  },
  pages: [
    {
      title: 'Trockenbecken, die Messe kleiner Verlage',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Vierzig kleine Verlage in einem leeren Schwimmbad. 11. und 12. September, Lesungen vom Sprungturm.',
      sections: [
        use(hero, {
          variant: 'background',
          eyebrow: '11. und 12. September',
          heading: 'Vierzig Verlage im leeren Becken',
          subheading: 'Bücher, die es am Bahnhof nicht gibt. Lesungen vom Dreimeterbrett, Suppe in den Umkleiden.',
          actions: [
            { label: 'Karten kaufen', href: '/karten/' },
            { label: 'Programm', href: '/programm/', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'waves', alt: 'Blaue Kacheln in langen Wellen' } },
        }),
        use(features, {
          heading: 'Was Sie erwartet',
          columns: 3,
          variant: 'cards',
          items: [
            {
              icon: 'book-open',
              title: 'Vierzig Tische',
              text: 'An jedem steht jemand, der das Buch in der Hand selbst gemacht hat.',
            },
            { icon: 'mic', title: 'Zwölf Lesungen', text: 'Je zwanzig Minuten. Am Ende pfeift es.' },
            {
              icon: 'printer',
              title: 'Eine Presse zum Anfassen',
              text: 'Setzen Sie Ihren Namen in Blei und nehmen Sie ihn mit.',
            },
          ],
        }),
        use(quote, {
          variant: 'pull',
          text: 'Ich wollte eine Stunde bleiben und kam mit elf Büchern und einer Badekappe heraus.',
          source: 'Eine Besucherin im letzten Jahr',
        }),
      ],
    },
    {
      title: 'Programm',
      slug: 'programm',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Samstag und Sonntag im Trockenbecken, Stunde für Stunde: Lesungen, Werkstätten, Suppe.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Zwei Tage, Stunde für Stunde' }),
        use(timeline, {
          variant: 'vertical',
          items: [
            { date: 'Samstag, 10 Uhr', title: 'Türen und Duschen öffnen', text: 'In den Duschen hängen Plakate.' },
            { date: 'Samstag, 14 Uhr', title: 'Lesungen vom Brett', text: 'Gedichte oben, Prosa am Beckenrand.' },
            {
              date: 'Samstag, 20 Uhr',
              title: 'Tanz im Nichtschwimmer',
              text: 'Schuhe anziehen, die staubig werden dürfen.',
            },
            { date: 'Sonntag, 11 Uhr', title: 'Bleisatz mit Kindern', text: 'Ab sechs Jahren, Hände waschen danach.' },
            { date: 'Sonntag, 16 Uhr', title: 'Der Preis', text: 'Für das beste Buch, das niemand besprochen hat.' },
          ],
        }),
        use(cta, {
          variant: 'boxed',
          heading: 'Ein eigener Tisch?',
          text: 'Verlage mit bis zu zehn Büchern im Jahr können sich bis zum 1. Juni bewerben.',
          actions: [{ label: 'Schreiben Sie uns', href: 'mailto:tables@example.org' }],
        }),
      ],
    },
    {
      title: 'Karten und Anfahrt',
      slug: 'karten',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Was Karten kosten, wie man zum alten Schwimmbad kommt und wo es stufenlos ist.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Karten und Anfahrt',
          subheading: 'An der Tür gibt es immer noch eine Karte. Nur der Tanz ist schnell ausverkauft.',
        }),
        use(pricing, {
          variant: 'cards',
          plans: [
            { name: 'Ein Tag', price: '8', currency: '€', features: ['Alle Tische und Lesungen', 'Kinder frei'] },
            {
              name: 'Beide Tage',
              price: '12',
              currency: '€',
              features: ['Alle Tische und Lesungen', 'Der Tanz', 'Ein Beutel, vor Ort bedruckt'],
              highlight: true,
            },
          ],
        }),
        use(contact, {
          address: 'Altes Schwimmbad\nQuellstraße 1',
          email: 'hello@example.org',
          hours: [
            { days: 'Samstag', time: '10–24 Uhr' },
            { days: 'Sonntag', time: '10–18 Uhr' },
          ],
          map_image: { art: 'city', alt: 'Das Bad liegt zwischen Bahnhof und Fluss' },
        }),
        use(faq, {
          heading: 'Bevor Sie losfahren',
          items: [
            {
              question: 'Komme ich mit dem Rollstuhl hinein?',
              answer:
                '<p>Ja, ins Becken führt eine Rampe. Zum Brett gibt es keinen Aufzug; diese Lesungen hört man auch unten.</p>',
            },
            { question: 'Muss ich die Schuhe ausziehen?', answer: '<p>Nur beim Tanz, und nur, wenn Sie mögen.</p>' },
          ],
        }),
      ],
    },
    legalPage('de'),
    notFoundPage('de'),
  ],
})

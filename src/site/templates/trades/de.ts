import { contact } from '../../sections/contact/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { features } from '../../sections/features/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { table } from '../../sections/table/index.ts'
import { team } from '../../sections/team/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const de = content({
  name: 'Handwerk',
  description: 'Für einen Betrieb, der ins Haus kommt: Leistungen, Preise, die Telefonnummer in großen Ziffern.',
  theme: {
    header: { variant: 'bar', sticky: true, cta: { label: '040 66969 318', href: 'tel:+494066969318' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Fenn &amp; Tochter, Heizung und Sanitär. Eingetragen in die Handwerksrolle, Nr. 000000. <a href="/impressum/">Impressum und Datenschutz</a></p>',
    },
  },
  pages: [
    {
      title: 'Fenn & Tochter, Heizung und Sanitär',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Heizung, Wasser, Bäder im Umkreis von vierzig Kilometern. Vier Leute, vier Wagen, Preis vorab.',
      sections: [
        use(hero, {
          variant: 'split-left',
          eyebrow: 'Heizung und Sanitär im Umkreis von 40 km',
          heading: 'Heizung kalt? Wir kommen heute',
          subheading:
            'Wer vor elf anruft, hat vor dem Abend jemanden im Haus. Den Preis hören Sie, bevor ein Werkzeug die Tasche verlässt.',
          actions: [
            { label: 'Anrufen: 040 66969 318', href: 'tel:+494066969318' },
            { label: 'Was es kostet', href: '/preise/', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'stripes', alt: 'Kupferrohre an einer Kellerwand' } },
        }),
        use(features, {
          heading: 'Was wir machen',
          columns: 3,
          variant: 'cards',
          items: [
            {
              icon: 'flame',
              title: 'Heizung',
              text: 'Reparatur, Wartung, Wärmepumpen. Wenn der alte Kessel noch drei Winter schafft, sagen wir das.',
            },
            { icon: 'droplet', title: 'Wasser', text: 'Rohrbrüche, tropfende Hähne, Spülkästen, die nachts singen.' },
            {
              icon: 'house',
              title: 'Bäder',
              text: 'Von der Skizze bis zur letzten Fliese in drei Wochen, und duschen können Sie zwischendurch auch.',
            },
          ],
        }),
        use(testimonials, {
          variant: 'grid',
          items: [
            {
              quote: 'Die Tochter kam, fand es in zehn Minuten und berechnete zehn Minuten.',
              author: 'Frau Abel',
              role: 'Mühlengasse',
              rating: 5,
            },
            {
              quote: 'Sie haben die Treppe gewischt. Beim Gehen, ungefragt.',
              author: 'Deniz Şahin',
              role: 'Hauptstraße',
              rating: 5,
            },
          ],
        }),
      ],
    },
    {
      title: 'Preise',
      slug: 'preise',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Stundensatz, Anfahrt, Festpreise für das Übliche. Kein Zuschlag vor sechs Uhr abends.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Preise, die auch freitags gelten',
          subheading:
            'Inklusive Mehrwertsteuer. Vor dem ersten Handgriff unterschreiben Sie ein Blatt, und das ist die Rechnung.',
        }),
        use(table, {
          caption: 'Das Übliche',
          variant: 'striped',
          header_column: true,
          rows: [
            ['', 'Preis'],
            ['Anfahrt bis 40 km', '29 €'],
            ['Stunde, nach Viertelstunden berechnet', '72 €'],
            ['Wartung der Heizung', '129 €'],
            ['Hahn wechseln', '95 €'],
            ['Abfluss frei machen', '139 €'],
          ],
        }),
        use(faq, {
          variant: 'accordion',
          heading: 'Und wenn …',
          items: [
            {
              question: 'es nachts passiert?',
              answer:
                '<p>Haupthahn zudrehen und anrufen. Zwischen zehn und sechs kostet die Stunde das Anderthalbfache.</p>',
            },
            {
              question: 'die Reparatur nicht hält?',
              answer: '<p>Dann kommen wir kostenlos wieder, zwei Jahre lang.</p>',
            },
          ],
        }),
      ],
    },
    {
      title: 'Über uns',
      slug: 'ueber-uns',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Fenn & Tochter: wer zu Ihnen kommt, seit wann es uns gibt und wo die Werkstatt ist.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Wer bei Ihnen klingelt',
          subheading: 'Den Namen bekommen Sie vorher, auf Wunsch auch ein Foto.',
        }),
        use(team, {
          variant: 'list',
          members: [
            {
              name: 'Gerhard Fenn',
              role: 'Meister, Gründer',
              photo: { art: 'portrait', alt: 'Gerhard Fenn' },
              bio: '<p>Fing 1989 mit einem Fahrrad an. Kennt jeden Keller der Altstadt.</p>',
            },
            {
              name: 'Ruth Fenn',
              role: 'Meisterin, Inhaberin',
              photo: { art: 'portrait', alt: 'Ruth Fenn' },
              bio: '<p>Hat 2019 übernommen. Wärmepumpen und alles, was ein Kabel hat.</p>',
            },
          ],
        }),
        use(contact, {
          address: 'Bahnhofstraße, Hof 3',
          phone: '+49 40 66969 318',
          email: 'workshop@example.org',
          hours: [
            { days: 'Montag bis Freitag', time: '7–17 Uhr' },
            { days: 'Samstag', time: '8–12 Uhr' },
          ],
        }),
      ],
    },
    legalPage('de'),
    notFoundPage('de'),
  ],
})

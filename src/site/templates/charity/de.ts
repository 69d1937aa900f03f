import { contact } from '../../sections/contact/index.ts'
import { cta } from '../../sections/cta/index.ts'
import { features } from '../../sections/features/index.ts'
import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { stats } from '../../sections/stats/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { table } from '../../sections/table/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { timeline } from '../../sections/timeline/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const de = content({
  name: 'Verein',
  description: 'Für einen Verein, der Hände und Geld braucht und sagt, was aus beidem wird.',
  theme: {
    header: { variant: 'bar', cta: { label: 'Spenden', href: '/helfen/#give' } },
    footer: {
      variant: 'columns',
      columns: [
        {
          title: 'Langer Tisch',
          links: [
            { label: 'Wohin es geht', href: '/zahlen/' },
            { label: 'Helfen', href: '/helfen/' },
          ],
        },
      ],
      legal:
        '<p>Langer Tisch e. V., als gemeinnützig anerkannt. Spenden sind steuerlich absetzbar. <a href="/impressum/">Impressum und Datenschutz</a></p>',
    },
  },
  pages: [
    {
      title: 'Langer Tisch',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'Ein warmes Mittagessen für jeden, der kommt. Gekocht von Nachbarn aus dem, was übrig blieb.',
      sections: [
        use(hero, {
          variant: 'split-right',
          heading: 'Wer kommt, isst mit',
          subheading:
            'Jeden Mittag in der alten Feuerwache. Gekocht von Nachbarn aus dem, was die Läden nicht verkauft haben. Erklären muss sich niemand.',
          actions: [
            { label: 'Mitkochen', href: '/helfen/' },
            { label: 'Wohin das Geld geht', href: '/zahlen/', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'leaves', alt: 'Kräuter in Töpfen auf einem langen Tisch' } },
        }),
        use(stats, {
          variant: 'large',
          items: [
            { value: '61.300', label: 'Essen im letzten Jahr', source: 'In Tellern gezählt' },
            { value: '1,11 €', label: 'kostet eines davon' },
            { value: '140', label: 'Nachbarn, die kochen, fahren und spülen' },
          ],
        }),
        use(steps, {
          heading: 'Ein Tag in der Feuerwache',
          variant: 'numbered',
          items: [
            { title: '6:30', text: 'Zwei Transporter holen, was Bäckereien und Läden zurückgelegt haben.' },
            { title: '9:00', text: 'Wer heute kocht, schaut in die Kisten und entscheidet, was es wird.' },
            { title: '12:00', text: 'Die Türen gehen auf. Suppe, Hauptgericht, Obst, Nachschlag.' },
          ],
        }),
        use(testimonials, {
          variant: 'single',
          items: [
            {
              quote: 'Ich kam wegen der Suppe. Jetzt koche ich donnerstags, und meine ist besser.',
              author: 'Rolf',
              role: 'Seit 2021 dabei',
            },
          ],
        }),
        use(cta, {
          variant: 'banner',
          tone: 'accent',
          heading: 'Drei Stunden an einem Werktag?',
          text: 'Am meisten fehlen Leute an der Spüle. Die Gesellschaft ist gut.',
          actions: [{ label: 'Ich habe Zeit', href: '/helfen/#join' }],
        }),
      ],
    },
    {
      title: 'Wohin es geht',
      slug: 'zahlen',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Die Ausgaben des Langen Tischs, Zeile für Zeile, und zehn Jahre in drei Daten.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Jeder Euro, Zeile für Zeile',
          subheading: 'Die Bücher liegen im Saal offen aus. Hier stehen sie in Kürze.',
        }),
        use(table, {
          caption: 'Ausgaben 2025',
          header_column: true,
          variant: 'striped',
          rows: [
            ['', 'Euro', 'Anteil'],
            ['Lebensmittel, die wir kaufen mussten', '38.200', '56 %'],
            ['Miete und Strom', '17.900', '26 %'],
            ['Transporter', '9.400', '14 %'],
            ['Büro', '2.700', '4 %'],
          ],
        }),
        use(timeline, {
          variant: 'vertical',
          items: [
            { date: '2015', title: 'Ein Topf', text: 'Vier Nachbarn, ein Campingkocher, der Hof hinter Nummer 9.' },
            {
              date: '2018',
              title: 'Die Feuerwache',
              text: 'Die Stadt überlässt sie uns für eine symbolische Miete, mit einer richtigen Küche.',
            },
            {
              date: '2025',
              title: 'Ein zweiter Transporter',
              text: 'Bezahlt von 312 Menschen, von denen keiner mehr als 200 Euro gab.',
            },
          ],
        }),
      ],
    },
    {
      title: 'Helfen',
      slug: 'helfen',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Kochen, fahren, spülen oder spenden: wie man dem Langen Tisch hilft, in Stunden oder in Euro.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Hände oder Geld, beides ist gut', subheading: 'Hände sind knapper.' }),
        use(features, {
          anchor: 'give',
          heading: 'Wenn Sie lieber spenden',
          variant: 'icons',
          columns: 3,
          items: [
            { icon: 'utensils', title: '5 Euro', text: 'Vier Essen und ein Apfel.' },
            { icon: 'truck', title: '30 Euro', text: 'Ein Transporter für einen Tag, mit Sprit.' },
            { icon: 'flame', title: '150 Euro', text: 'Die Küche für einen Tag: Gas, Wasser, Licht.' },
          ],
        }),
        use(form, {
          anchor: 'join',
          heading: 'Ich möchte helfen',
          fields: [
            { name: 'name', type: 'text', label: 'Ihr Name', required: true, autocomplete: 'name' },
            { name: 'phone', type: 'tel', label: 'Telefon', required: true, autocomplete: 'tel' },
            {
              name: 'task',
              type: 'radio',
              label: 'Am liebsten',
              options: ['Kochen', 'Fahren', 'Spülen', 'Was gebraucht wird'],
            },
            { name: 'days', type: 'text', label: 'Welche Tage passen Ihnen?' },
          ],
          submit_label: 'Absenden',
          success_text: 'Danke. Greta ruft Sie bis Freitag an.',
          target: 'mailto:help@example.org',
        }),
        use(contact, {
          address: 'Alte Feuerwache\nPumpengasse 9',
          phone: '+49 40 66969 771',
          email: 'help@example.org',
          hours: [{ days: 'Jeden Tag', time: '12–14 Uhr' }],
        }),
      ],
    },
    legalPage('de'),
    notFoundPage('de'),
  ],
})

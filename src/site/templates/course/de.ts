import { faq } from '../../sections/faq/index.ts'
import { featureSplit } from '../../sections/feature-split/index.ts'
import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { pricing } from '../../sections/pricing/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { timeline } from '../../sections/timeline/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const de = content({
  name: 'Kurs',
  description: 'Für einen Kurs oder eine Schule: was man danach kann, die Abende, der Preis, der Platz.',
  theme: {
    header: { variant: 'bar', sticky: true, cta: { label: 'Platz sichern', href: '/platz/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Nadel &amp; Licht, Kurse im Flicken. Plätze werden binnen eines Tages bestätigt. <a href="/impressum/">Impressum und Datenschutz</a></p>',
    },
  },
  pages: [
    {
      title: 'Flicken an acht Abenden',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Ein Kurs im Flicken von Kleidern: acht Dienstage, acht Leute, eine Lehrerin, keine Maschine nötig.',
      sections: [
        use(hero, {
          variant: 'split-right',
          eyebrow: 'Beginnt am 5. Oktober',
          heading: 'Danach werfen Sie keinen Pullover mehr weg',
          subheading: 'Acht Dienstage, acht Leute, ein großer Tisch. Sie bringen mit, was gerissen ist.',
          actions: [
            { label: 'Platz sichern', href: '/platz/' },
            { label: 'Die Abende', href: '/abende/', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'desk', alt: 'Ein Tisch mit Garn, Schere und Lampe' } },
          trust_line: 'Noch drei Plätze frei',
        }),
        use(featureSplit, {
          variant: 'left',
          heading: 'Was Sie bis Weihnachten können',
          bullets: [
            'Stopfen, sodass es niemand sieht oder aber alle',
            'Einen Reißverschluss tauschen, ohne zu fluchen',
            'Hosen im Schritt retten, wo sie immer nachgeben',
            'Einen Stoff am brennenden Faden erkennen',
          ],
          image: { art: 'stripes', alt: 'Ein in drei Farben gestopfter Ärmel' },
        }),
        use(testimonials, {
          variant: 'single',
          items: [
            {
              quote: 'Die Freunde meines Sohnes bringen mir jetzt ihre Jacken. In der fünften Klasse bin ich berühmt.',
              author: 'Hannah',
              role: 'Kurs im Frühjahr',
            },
          ],
        }),
      ],
    },
    {
      title: 'Die Abende',
      slug: 'abende',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Was an jedem der acht Dienstage gelernt wird, vom Einfädeln bis zum letzten Reißverschluss.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Acht Dienstage, halb sieben' }),
        use(timeline, {
          variant: 'vertical',
          items: [
            {
              date: 'Abende 1 und 2',
              title: 'Nadel, Faden, Augen',
              text: 'Drei Stiche, die alles halten. Knöpfe inklusive.',
            },
            {
              date: 'Abende 3 und 4',
              title: 'Löcher',
              text: 'Wolle stopfen, Baumwolle flicken. Eigene Löcher, kein Übungsstoff.',
            },
            {
              date: 'Abende 5 und 6',
              title: 'Reißverschlüsse und Nähte',
              text: 'Wofür die Schneiderei zwanzig Euro nimmt.',
            },
            {
              date: 'Abende 7 und 8',
              title: 'Was übrig ist',
              text: 'Der schwierige Stapel. Und am letzten Abend Suppe.',
            },
          ],
        }),
        use(faq, {
          heading: 'Was jedes Mal gefragt wird',
          items: [
            {
              question: 'Ich habe zwei linke Hände.',
              answer: '<p>Wir hatten Chirurginnen und Maurer. Die Maurer waren schneller.</p>',
            },
            {
              question: 'Und wenn ich einen Abend verpasse?',
              answer: '<p>Den holen Sie im nächsten Kurs nach, ohne Aufpreis.</p>',
            },
          ],
        }),
      ],
    },
    {
      title: 'Platz sichern',
      slug: 'platz',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Preis und Anmeldung zum Flickkurs. Halber Preis für Schüler und für alle, die fragen.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Platz sichern',
          subheading: 'Bezahlt wird am zweiten Abend, wenn Sie wissen, ob es Ihnen gefällt.',
        }),
        use(pricing, {
          variant: 'cards',
          plans: [
            {
              name: 'Ganzer Kurs',
              price: '160',
              currency: '€',
              period: 'acht Abende',
              features: ['Garn und Nadeln sind da', 'Tee auch', 'Nähzeug zum Behalten'],
              highlight: true,
            },
            {
              name: 'Halber Preis',
              price: '80',
              currency: '€',
              period: 'acht Abende',
              features: ['Für Schüler und Auszubildende', 'Und für alle, die fragen'],
            },
          ],
        }),
        use(form, {
          heading: 'Anmeldung',
          fields: [
            { name: 'name', type: 'text', label: 'Ihr Name', required: true, autocomplete: 'name' },
            { name: 'email', type: 'email', label: 'E-Mail', required: true, autocomplete: 'email' },
            { name: 'pile', type: 'textarea', label: 'Was liegt auf Ihrem Stapel?' },
          ],
          submit_label: 'Anmelden',
          success_text: 'Gut. Die Bestätigung kommt binnen eines Tages, mit dem Weg zur Tür.',
          target: 'mailto:course@example.org',
        }),
      ],
    },
    legalPage('de'),
    notFoundPage('de'),
  ],
})

import { beforeAfter } from '../../sections/before-after/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { featureSplit } from '../../sections/feature-split/index.ts'
import { form } from '../../sections/form/index.ts'
import { gallery } from '../../sections/gallery/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { pricing } from '../../sections/pricing/index.ts'
import { quote } from '../../sections/quote/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const de = content({
  name: 'Fotografin',
  description: 'Zuerst die Bilder: ein Portfolio mit Galerien, Preisen und einer Anfrage nach dem Termin.',
  theme: {
    header: { variant: 'bar', cta: { label: 'Ist der Tag noch frei?', href: '/kontakt/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Alle Fotografien © Lena Achterberg. Bitte vor dem Abdruck fragen. <a href="/impressum/">Impressum und Datenschutz</a></p>',
    },
  },
  pages: [
    {
      title: 'Lena Achterberg, Fotografin',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Fotografien von Menschen bei der Arbeit, bei Tisch und am Hochzeitstag. Tageslicht und Geduld.',
      sections: [
        use(hero, {
          variant: 'background',
          heading: 'Ich warte, bis Sie die Kamera vergessen',
          subheading: 'Porträts, Hochzeiten, Menschen bei der Arbeit. Tageslicht, Geduld, keine Requisiten.',
          actions: [{ label: 'Bilder ansehen', href: '/bilder/' }],
          media: { kind: 'image', image: { art: 'hills', alt: 'Zwei Menschen auf einem Hügel im Abendlicht' } },
        }),
        use(gallery, {
          variant: 'grid',
          columns: 2,
          images: [
            {
              media: { art: 'portrait' },
              alt: 'Eine Buchbinderin blickt von der Arbeit auf',
              caption: 'Buchbinderin, Dienstagmorgen',
            },
            { media: { art: 'window' }, alt: 'Ein Paar am Fenster vor der Trauung', caption: 'Zehn Minuten vorher' },
            { media: { art: 'waves' }, alt: 'Eine Schwimmerin im kalten Meer', caption: 'November, sechs Grad' },
            { media: { art: 'desk' }, alt: 'Der Tisch eines Uhrmachers', caption: 'Jedes Werkzeug hat einen Namen' },
          ],
        }),
        use(quote, {
          variant: 'pull',
          text: 'Ich hasse es, fotografiert zu werden. Ich habe es gar nicht gemerkt.',
          source: 'Eine Braut, im Mai',
        }),
      ],
    },
    {
      title: 'Bilder',
      slug: 'bilder',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Drei Serien: arbeitende Hände, Hochzeiten ohne Posen und ein Winter am Meer.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Drei Serien',
          subheading: 'Ich zeige wenig. Was hier zu sehen ist, würde ich an die Wand hängen.',
        }),
        use(featureSplit, {
          variant: 'right',
          heading: 'Hände',
          body: '<p>Zwei Jahre lang habe ich Menschen in Berufen fotografiert, die angeblich aussterben. Keiner von ihnen hatte Zeit für das Gerücht.</p>',
          image: { art: 'desk', alt: 'Hände eines Uhrmachers über einem offenen Gehäuse' },
        }),
        use(featureSplit, {
          variant: 'left',
          heading: 'Der Tag selbst',
          body: '<p>Hochzeiten vom ersten Kaffee bis zum letzten Tanz, erzählt in achtzig Bildern. Aufstellen muss sich niemand, außer für das Bild, das die Großmutter will.</p>',
          image: { art: 'arches', alt: 'Gäste unter den Bögen eines Rathauses' },
        }),
        use(beforeAfter, {
          variant: 'side-by-side',
          before: { art: 'stripes' },
          after: { art: 'waves' },
          alts: { before: 'Der Strand im August, voller Handtücher', after: 'Derselbe Strand im Januar, ein Mensch' },
          labels: { before: 'August', after: 'Januar' },
        }),
      ],
    },
    {
      title: 'Preise',
      slug: 'preise',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Was ein Porträt, ein halber Tag und eine Hochzeit kosten, und was Sie bekommen.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Was es kostet',
          subheading: 'Die Anfahrt bis hundert Kilometer ist dabei, ebenso alle Bilder ohne Wasserzeichen.',
        }),
        use(pricing, {
          variant: 'cards',
          plans: [
            {
              name: 'Porträt',
              price: '240',
              currency: '€',
              period: 'eine Stunde',
              features: ['Bei Ihnen oder draußen', 'Acht fertige Bilder', 'Ein Abzug auf Baumwollpapier'],
            },
            {
              name: 'Halber Tag',
              price: '680',
              currency: '€',
              period: 'vier Stunden',
              features: ['Werkstatt, Küche oder Bühne', 'Vierzig Bilder', 'Nutzung auf Ihrer Website inklusive'],
              highlight: true,
            },
            {
              name: 'Hochzeit',
              price: '1.900',
              currency: '€',
              period: 'zehn Stunden',
              features: ['Ein Treffen vorab', 'Rund achtzig Bilder', 'Im Herbst eine Schachtel Abzüge'],
            },
          ],
          footnote: '<p>Vereine und Theater zahlen, was sie können. Das meine ich ernst.</p>',
        }),
        use(faq, {
          variant: 'open',
          heading: 'Was man mich fragt',
          items: [
            {
              question: 'Wann bekommen wir die Bilder?',
              answer: '<p>Fünf am nächsten Morgen, die übrigen binnen drei Wochen.</p>',
            },
            {
              question: 'Bekommen wir alle?',
              answer: '<p>Alle guten. Vierzig Bilder von einer Torte braucht niemand.</p>',
            },
          ],
        }),
      ],
    },
    {
      title: 'Kontakt',
      slug: 'kontakt',
      page_type: 'standard',
      nav_order: 3,
      meta_description: 'Fragen Sie, ob Ihr Tag noch frei ist. Lena Achterberg antwortet binnen eines Tages.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Ist Ihr Tag noch frei?',
          subheading:
            'Von Mai bis September nehme ich eine Hochzeit pro Woche an. Porträts passen fast immer dazwischen.',
        }),
        use(form, {
          heading: 'Erzählen Sie von dem Tag',
          fields: [
            { name: 'name', type: 'text', label: 'Ihr Name', required: true, autocomplete: 'name' },
            { name: 'email', type: 'email', label: 'E-Mail', required: true, autocomplete: 'email' },
            { name: 'date', type: 'date', label: 'Das Datum' },
            {
              name: 'occasion',
              type: 'select',
              label: 'Der Anlass',
              options: ['Porträt', 'Arbeit', 'Hochzeit', 'Etwas anderes'],
            },
            { name: 'message', type: 'textarea', label: 'Was sollte ich wissen?' },
          ],
          submit_label: 'Anfragen',
          success_text: 'Danke. Heute Abend sehe ich in den Kalender.',
          target: 'mailto:lena@example.org',
        }),
      ],
    },
    legalPage('de'),
    notFoundPage('de'),
  ],
})

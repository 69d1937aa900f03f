import { bento } from '../../sections/bento/index.ts'
import { contact } from '../../sections/contact/index.ts'
import { featureSplit } from '../../sections/feature-split/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { logos } from '../../sections/logos/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const de = content({
  name: 'Gestalterin',
  description: 'Für eine Gestalterin oder zwei: wenige Arbeiten, richtig erzählt, was Sie tun und wie man anfängt.',
  theme: {
    header: { variant: 'split', logo: 'name', cta: { label: 'Anfangen', href: '/anfangen/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Gesetzt aus zwei Schriften, die beide ein großes ß haben. <a href="/impressum/">Impressum und Datenschutz</a></p>',
    },
  },
  pages: [
    {
      title: 'Mira Tal, Schilder und Formulare',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Mira Tal gestaltet Schilder, Karten und Formulare für Kliniken, Bahnhöfe und Ämter. Für Eilige.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Ich gestalte für Leute, die den Ausgang suchen',
          subheading:
            'Schilder, Karten, Formulare. Für Kliniken, Bahnhöfe, Rathäuser. Gute erkennt man daran, dass man sie nicht bemerkt.',
          actions: [{ label: 'Drei Arbeiten', href: '/arbeiten/' }],
        }),
        use(bento, {
          variant: 'three',
          cells: [
            {
              span: 2,
              title: 'Eine Klinik ohne ein einziges „Bitte“',
              text: 'Vierzig Prozent weniger Fragen am Empfang.',
              image: { art: 'stripes', alt: 'Farbige Linien auf einem Flurboden' },
              href: '/arbeiten/#hospital',
            },
            { title: 'Ein Formular statt sechs', text: 'Wohngeld in elf Fragen.', href: '/arbeiten/#form' },
            {
              title: 'Eine Karte zum Gehen',
              text: 'Minuten, keine Meter.',
              image: { art: 'city', alt: 'Eine Karte mit wenigen Straßen' },
              href: '/arbeiten/#map',
            },
            {
              span: 2,
              title: 'Pfeile',
              text: 'Ich sammle sie. Wenn Sie einen schönen falschen kennen, schreiben Sie mir.',
            },
          ],
        }),
        use(logos, {
          heading: 'Gearbeitet für',
          variant: 'row',
          items: [
            { image: { art: 'mark' }, alt: 'Klinik St. Brigitta' },
            { image: { art: 'circles' }, alt: 'Nordbahn' },
            { image: { art: 'arches' }, alt: 'Stadt am Hafen' },
          ],
        }),
      ],
    },
    {
      title: 'Arbeiten',
      slug: 'arbeiten',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Drei Arbeiten, erzählt vom Problem bis zum Nachzählen: eine Klinik, ein Formular, eine Karte.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Drei Arbeiten, richtig erzählt',
          subheading: 'Mit dem, was zuerst schiefging.',
        }),
        use(featureSplit, {
          anchor: 'hospital',
          variant: 'left',
          heading: 'St. Brigitta: die Station finden',
          body: '<p>Zwei Wochen stand ich im weißen Hemd in der Halle und wurde 611 Mal nach dem Weg gefragt. Die alten Schilder nannten Abteilungen. Niemand sucht eine Abteilung. Man sucht seine Mutter.</p><p>Jetzt gibt es vier Farben, Nummern, die man am Telefon sagen kann, und eine Linie am Boden.</p>',
          image: { art: 'stripes', alt: 'Vier farbige Linien trennen sich an einer Ecke' },
        }),
        use(featureSplit, {
          anchor: 'form',
          variant: 'right',
          heading: 'Wohngeld: elf Fragen',
          body: '<p>Sechs Formulare fragten neunmal nach dem Geburtsdatum. Wir legten sie auf einen Tisch, zerschnitten sie und behielten, wofür jemand einen Grund nennen konnte.</p>',
          image: { art: 'desk', alt: 'Schnipsel von Formularen auf einem Tisch' },
        }),
        use(featureSplit, {
          anchor: 'map',
          variant: 'left',
          heading: 'Die Karte, die in Minuten zählt',
          body: '<p>Erste Fassung: schön, und um einen Hügel falsch. Zweite Fassung: mit dem Kinderwagen abgelaufen.</p>',
          image: { art: 'city', alt: 'Ausschnitt der Karte zum Gehen' },
        }),
      ],
    },
    {
      title: 'Anfangen',
      slug: 'anfangen',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Wie ein Projekt mit Mira Tal anfängt, wie es weitergeht und wie man sie erreicht.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Wie wir anfangen' }),
        use(steps, {
          variant: 'vertical',
          items: [
            {
              title: 'Ich komme und verlaufe mich',
              text: 'Ein Tag in Ihrem Haus, ohne Führung. Sie bekommen eine Liste aller Stellen, an denen ich gezögert habe.',
            },
            { title: 'Papier und Klebeband', text: 'Wir hängen Schilder aus Papier auf und sehen eine Woche lang zu.' },
            {
              title: 'Dann die echten',
              text: 'Zeichnungen, Hersteller, Montage. Ein Jahr später komme ich und zähle noch einmal.',
            },
          ],
        }),
        use(contact, {
          address: 'Atelier im alten Fernmeldeamt\nDrahtstraße 3',
          phone: '+49 40 66969 635',
          email: 'mira@example.org',
        }),
      ],
    },
    legalPage('de'),
    notFoundPage('de'),
  ],
})

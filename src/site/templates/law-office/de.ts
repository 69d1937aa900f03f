import { contact } from '../../sections/contact/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { features } from '../../sections/features/index.ts'
import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { table } from '../../sections/table/index.ts'
import { team } from '../../sections/team/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const de = content({
  name: 'Kanzlei',
  description: 'Für Anwältinnen, Notare und Steuerberater: Fachgebiete, Menschen, Honorare und der erste Brief.',
  theme: {
    header: { variant: 'split', cta: { label: 'Erstgespräch', href: '/kontakt/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Aldinger &amp; Rehm, Rechtsanwälte. Nichts auf dieser Seite ersetzt die Beratung in Ihrem Fall. <a href="/impressum/">Impressum und Datenschutz</a></p>',
    },
  },
  pages: [
    {
      title: 'Aldinger & Rehm, Rechtsanwälte',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Rechtsanwälte für Miete, Erbe und Arbeit. Das Erstgespräch hat einen festen Preis und endet mit einem Plan.',
      sections: [
        use(hero, {
          variant: 'plain',
          eyebrow: 'Miete · Erbe · Arbeit',
          heading: 'Recht in Sätzen, denen man folgen kann',
          subheading:
            'Sie erzählen, was war. Wir sagen, was im Gesetz steht, was es kosten wird und ob es sich lohnt. In dieser Reihenfolge.',
          actions: [
            { label: 'Erstgespräch vereinbaren', href: '/kontakt/' },
            { label: 'Honorare', href: '/honorare/', style: 'secondary' },
          ],
        }),
        use(features, {
          heading: 'Was wir machen',
          intro: 'Drei Gebiete und sonst nichts. Für alles andere kennen wir gute Kollegen.',
          columns: 3,
          variant: 'list',
          items: [
            {
              icon: 'key',
              title: 'Miete',
              text: 'Kündigung, Mieterhöhung, feuchte Wände. Für Mieter und für Vermieter mit einer Wohnung.',
            },
            {
              icon: 'scale',
              title: 'Erbe',
              text: 'Testamente, die halten, und Nachlässe, nach denen Geschwister noch miteinander reden.',
            },
            {
              icon: 'briefcase',
              title: 'Arbeit',
              text: 'Kündigungen, Zeugnisse, Verträge. Bitte kommen Sie binnen drei Wochen.',
            },
          ],
        }),
        use(steps, {
          heading: 'So beginnt ein Fall',
          variant: 'numbered',
          items: [
            { title: 'Sie schreiben', text: 'Zehn Zeilen genügen. Legen Sie den Brief bei, der Sie ärgert.' },
            { title: 'Wir treffen uns', text: 'Eine Stunde. Sie bringen die Papiere mit, wir die Paragrafen.' },
            {
              title: 'Sie entscheiden',
              text: 'Unsere Sicht bekommen Sie auf einer Seite, mit den Kosten jedes Weges.',
            },
          ],
        }),
      ],
    },
    {
      title: 'Die Anwälte',
      slug: 'anwaelte',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Katharina Aldinger und Jonas Rehm: Ausbildung, Gebiete und Sprachen.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Zu zweit, und beide lesen jede Akte' }),
        use(team, {
          variant: 'list',
          members: [
            {
              name: 'Katharina Aldinger',
              role: 'Miet- und Erbrecht',
              photo: { art: 'portrait', alt: 'Katharina Aldinger' },
              bio: '<p>Zugelassen 2004. War vorher bei Gericht und schreibt immer noch so knapp.</p>',
            },
            {
              name: 'Jonas Rehm',
              role: 'Arbeitsrecht',
              photo: { art: 'portrait', alt: 'Jonas Rehm' },
              bio: '<p>Zugelassen 2011. Früher Betriebsrat, kennt also beide Seiten des Tisches.</p>',
            },
          ],
        }),
      ],
    },
    {
      title: 'Honorare',
      slug: 'honorare',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Was Erstgespräch, Brief und Fall bei Aldinger & Rehm kosten, und wer am Ende zahlt.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Was es kostet',
          subheading: 'Vor jedem Schritt bekommen Sie die Summe schriftlich. Kein Schritt ohne Ihr Ja.',
        }),
        use(table, {
          caption: 'Festpreise mit Mehrwertsteuer',
          variant: 'plain',
          header_column: true,
          rows: [
            ['', 'Preis'],
            ['Erstgespräch, eine Stunde', '190 €'],
            ['Ein Brief an die Gegenseite', '280 €'],
            ['Ein einfaches Testament', '550 €'],
            ['Prüfung eines Arbeitsvertrags', '380 €'],
          ],
        }),
        use(faq, {
          variant: 'open',
          items: [
            {
              question: 'Zahlt meine Rechtsschutzversicherung?',
              answer: '<p>Oft. Wir fragen für Sie nach, kostenlos, bevor Sie etwas ausgeben.</p>',
            },
            {
              question: 'Und wenn ich nicht zahlen kann?',
              answer: '<p>Dann gibt es Beratungshilfe. Das Formular füllen wir beim Erstgespräch gemeinsam aus.</p>',
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
      meta_description: 'Anschrift, Telefonzeiten und ein Formular für die ersten zehn Zeilen. Aldinger & Rehm.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Die ersten zehn Zeilen',
          subheading: 'Was Sie schreiben, bleibt bei uns, ob daraus ein Mandat wird oder nicht.',
        }),
        use(contact, {
          address: 'Gerichtsstraße 8, erster Stock',
          phone: '+49 40 66969 482',
          email: 'office@example.org',
          hours: [{ days: 'Montag bis Donnerstag', time: '9–12:30 und 14–17 Uhr' }],
          form_ref: 'case',
        }),
        use(form, {
          anchor: 'case',
          fields: [
            { name: 'name', type: 'text', label: 'Ihr Name', required: true, autocomplete: 'name' },
            { name: 'email', type: 'email', label: 'E-Mail', required: true, autocomplete: 'email' },
            {
              name: 'field',
              type: 'select',
              label: 'Es geht um',
              options: ['Miete', 'Erbe', 'Arbeit', 'Weiß ich nicht'],
            },
            { name: 'message', type: 'textarea', label: 'Was ist geschehen?', required: true },
          ],
          consent: '<p>Eine Antwort ist noch kein Mandat. Ihre Daten nutzen wir nur, um Ihnen zu antworten.</p>',
          submit_label: 'Vertraulich senden',
          success_text: 'Wir haben es. Bis zum nächsten Werktag antwortet einer von uns.',
          target: 'mailto:office@example.org',
        }),
      ],
    },
    legalPage('de'),
    notFoundPage('de'),
  ],
})

import { announcement } from '../../sections/announcement/index.ts'
import { bento } from '../../sections/bento/index.ts'
import { comparison } from '../../sections/comparison/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { pricing } from '../../sections/pricing/index.ts'
import { stats } from '../../sections/stats/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const de = content({
  name: 'Produktstart',
  description: 'Für etwas Neues: was es kann, was es kostet, wann es kommt, und eine Liste für die Ersten.',
  theme: {
    header: { variant: 'bar', sticky: true, cta: { label: 'Bescheid bekommen', href: '/#list' } },
    footer: {
      variant: 'columns',
      columns: [
        {
          title: 'Vorrat',
          links: [
            { label: 'Preise', href: '/preise/' },
            { label: 'Hilfe', href: '/hilfe/' },
          ],
        },
      ],
      legal:
        '<p>Von drei Leuten, die einmal viermal Kümmel gekauft haben. <a href="/impressum/">Impressum und Datenschutz</a></p>',
    },
  },
  pages: [
    {
      title: 'Vorrat, die App, die weiß, was im Schrank ist',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Das Regal einmal fotografieren. Vorrat weiß, was da ist, was ausgeht und was heute Abend auf den Tisch kann.',
      sections: [
        use(announcement, {
          text: 'Ab 2. März für Android, iPhone und im Browser. Wer testet, darf früher hinein.',
          href: '#list',
        }),
        use(hero, {
          variant: 'split-left',
          heading: 'Im Laden wissen, was im Schrank ist',
          subheading:
            'Das Regal einmal fotografieren. Danach zählt Vorrat mit: was da ist, was ausgeht, was diese Woche gegessen werden muss.',
          actions: [
            { label: 'Auf die Liste', href: '#list' },
            { label: 'So geht es', href: '#how', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'circles', alt: 'Gläser verschiedener Größe von oben' } },
          trust_line: 'Läuft ohne Netz und ohne Konto',
        }),
        use(stats, {
          variant: 'row',
          items: [
            { value: '11', unit: 's', label: 'für ein Regal mit dreißig Dingen' },
            { value: '37 €', label: 'weniger im Müll, jeden Monat', source: '214 Testhaushalte, Herbst 2025' },
            { value: '0', label: 'Bytes über Sie auf unseren Servern' },
          ],
        }),
        use(steps, {
          anchor: 'how',
          heading: 'Drei Minuten, dann läuft es',
          variant: 'icons',
          items: [
            {
              icon: 'camera',
              title: 'Fotografieren',
              text: 'Regal, Kühlschrank, Truhe. Etiketten liest das Telefon selbst.',
            },
            {
              icon: 'check',
              title: 'Korrigieren',
              text: 'In neun von zehn Fällen stimmt es. Beim zehnten Mal tippen Sie einmal.',
            },
            { icon: 'utensils', title: 'Kochen', text: 'Es schlägt vor, was Altes aufbraucht. Sie dürfen weghören.' },
          ],
        }),
        use(bento, {
          variant: 'three',
          cells: [
            {
              span: 2,
              title: 'Eine Liste für alle im Haushalt',
              text: 'Wer im Laden steht, sieht, was beim Frühstück alle wurde.',
            },
            { title: 'Keine Strichcode-Jagd', text: 'Gemüse vom Markt zählt auch.' },
            { title: 'Zum Mitnehmen', text: 'Ein Knopf, eine Datei, jeder Eintrag.' },
            {
              span: 2,
              title: 'Es kann still sein',
              text: 'Höchstens ein Hinweis am Tag, zu der Stunde, die Sie wählen. Keiner geht auch.',
            },
          ],
        }),
        use(form, {
          anchor: 'list',
          heading: 'Eine E-Mail an dem Tag, an dem es so weit ist',
          variant: 'inline',
          fields: [{ name: 'email', type: 'email', label: 'E-Mail', required: true, autocomplete: 'email' }],
          consent: '<p>Eine E-Mail, danach löschen wir die Adresse.</p>',
          submit_label: 'Bescheid geben',
          success_text: 'Sie stehen auf der Liste. Bis März.',
          target: 'mailto:list@example.org',
        }),
      ],
    },
    {
      title: 'Preise',
      slug: 'preise',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Für eine Person kostenlos, für den Haushalt 19 Euro im Jahr. Werbung gibt es in beiden nicht.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Ein Preis, einmal im Jahr',
          subheading: 'Keine Werbung, kein Handel mit Daten. Deshalb kostet es etwas.',
        }),
        use(pricing, {
          variant: 'cards',
          plans: [
            {
              name: 'Allein',
              price: '0',
              currency: '€',
              period: 'für immer',
              features: ['Ein Telefon', 'So viele Regale, wie Sie haben', 'Export'],
            },
            {
              name: 'Haushalt',
              price: '19',
              currency: '€',
              period: 'im Jahr',
              features: ['Bis zu sechs Personen', 'Gemeinsame Einkaufsliste', 'Verschlüsselt zwischen Ihren Geräten'],
              highlight: true,
              cta: { label: 'Auf die Liste', href: '/#list' },
            },
          ],
        }),
        use(comparison, {
          variant: 'table',
          columns: ['Zettel', 'Tabelle', 'Vorrat'],
          rows: [
            { label: 'Im Laden dabei', values: [false, true, true] },
            { label: 'Merkt, wenn etwas alle ist', values: [false, false, true] },
            { label: 'Muss nie geladen werden', values: [true, false, false] },
          ],
        }),
      ],
    },
    {
      title: 'Hilfe',
      slug: 'hilfe',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Antworten zu Telefonen, zum Datenschutz und dazu, was geschieht, wenn wir aufhören.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Was man zuerst wissen will' }),
        use(faq, {
          items: [
            {
              question: 'Auf welchen Telefonen läuft es?',
              answer: '<p>Android ab Version 11, iPhone ab iOS 17 und jeder aktuelle Browser.</p>',
            },
            {
              question: 'Wo liegen meine Fotos?',
              answer: '<p>Auf Ihrem Telefon. Dort werden sie gelesen und gelöscht, außer Sie behalten sie.</p>',
            },
            {
              question: 'Und wenn Sie aufhören?',
              answer:
                '<p>Dann wird der Quelltext veröffentlicht, und die App läuft ohne uns weiter. So steht es in unserer Satzung.</p>',
            },
          ],
        }),
      ],
    },
    legalPage('de'),
    notFoundPage('de'),
  ],
})

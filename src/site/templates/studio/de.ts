import { contact } from '../../sections/contact/index.ts'
import { cta } from '../../sections/cta/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { featureSplit } from '../../sections/feature-split/index.ts'
import { features } from '../../sections/features/index.ts'
import { form } from '../../sections/form/index.ts'
import { gallery } from '../../sections/gallery/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { team } from '../../sections/team/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const de = content({
  name: 'Atelier',
  description: 'Für ein kleines Büro, das Nachdenken und Sorgfalt verkauft: Architektur, Innenarchitektur, Beratung.',
  theme: {
    header: { variant: 'split', cta: { label: 'Sprechen wir', href: '/kontakt/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Hof + Marschner Architekten, Wehrstraße 12. Eingetragen in die Architektenliste, Nr. 000000. <a href="/impressum/">Impressum und Datenschutz</a></p>',
    },
  },
  pages: [
    {
      title: 'Hof + Marschner Architekten',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'Zwei Architekten, die umbauen, was schon steht: Scheunen, Läden, Wohnungen, ein Leuchtturm.',
      sections: [
        use(hero, {
          variant: 'split-right',
          eyebrow: 'Architekten, seit 2009',
          heading: 'Wir bauen um, was schon da ist',
          subheading:
            'Scheunen, Eckläden, Wohnungen aus den Siebzigern, ein Leuchtturm. Bevor wir einen Strich ziehen, fragen wir, was bleiben kann.',
          actions: [
            { label: 'Arbeiten ansehen', href: '/arbeiten/' },
            { label: 'Was es kostet', href: '/kontakt/#fees', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'arches', alt: 'Alte Backsteinbögen mit neuen Fenstern' } },
        }),
        use(features, {
          heading: 'Womit man zu uns kommt',
          columns: 3,
          items: [
            {
              icon: 'house',
              title: 'Umnutzung',
              text: 'Aus der Scheune wird ein Haus, und es sieht immer noch nach Scheune aus. Bauantrag inklusive.',
            },
            { icon: 'ruler', title: 'Anbau', text: 'Ein Zimmer mehr, ohne den Garten zu verlieren oder den Nachbarn.' },
            {
              icon: 'thermometer',
              title: 'Energie',
              text: 'Was Dämmung, Fenster und Heizung in Ihrem Haus bringen: in Zahlen, bevor Sie etwas davon kaufen.',
            },
          ],
        }),
        use(featureSplit, {
          variant: 'left',
          heading: 'Die Mühle in Hardenfurt',
          body: '<p>Vier Stockwerke, keine Treppe, für die ein Statiker unterschrieben hätte, und eine fünfköpfige Familie, die im Herbst einziehen wollte. Balken, Mahlwerk und Mehlgeruch sind geblieben. Alles andere ist neu, und man muss zweimal hinsehen, um es zu merken.</p>',
          image: { art: 'window', alt: 'Morgenlicht im Fenster der Mühle' },
          action: { label: 'Weitere Arbeiten', href: '/arbeiten/', style: 'link' },
        }),
        use(testimonials, {
          variant: 'single',
          items: [
            {
              quote: 'Den Glaskasten haben sie uns ausgeredet. Wir danken es ihnen jeden August.',
              author: 'Familie Brandt',
              role: 'Bauernhaus in Unterwehr',
            },
          ],
        }),
        use(cta, {
          variant: 'banner',
          tone: 'accent',
          heading: 'Geht Ihnen ein Haus durch den Kopf?',
          text: 'Eine Stunde an Ihrem Küchentisch kostet nichts.',
          actions: [{ label: 'Besuch vereinbaren', href: '/kontakt/' }],
        }),
      ],
    },
    {
      title: 'Arbeiten',
      slug: 'arbeiten',
      page_type: 'standard',
      nav_order: 1,
      meta_description:
        'Fertige Bauten von Hof + Marschner: eine Mühle, eine Bäckerei, zwei Wohnungen, ein Leuchtturm.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Fertig und bewohnt',
          subheading: 'Wir fotografieren ein Jahr nach dem Einzug, wenn Schuhe im Flur stehen.',
        }),
        use(gallery, {
          variant: 'grid',
          columns: 2,
          images: [
            {
              media: { art: 'window' },
              alt: 'Innenraum der Mühle mit Holzbalken',
              caption: 'Mühle in Hardenfurt, 2024',
            },
            { media: { art: 'arches' }, alt: 'Ladenfront mit drei Bögen', caption: 'Bäckerei in der Wehrstraße, 2023' },
            {
              media: { art: 'city' },
              alt: 'Dachterrasse über der Stadt',
              caption: 'Aus zwei Wohnungen eine, Schlossberg, 2022',
            },
            { media: { art: 'waves' }, alt: 'Leuchtturm vom Wasser aus', caption: 'Wärterhaus, Sandhörn, 2019' },
          ],
        }),
        use(cta, {
          variant: 'boxed',
          heading: 'Alle lassen sich besichtigen',
          text: 'Die Eigentümer sind einverstanden, die meisten sogar gern.',
          actions: [{ label: 'Führung anfragen', href: '/kontakt/' }],
        }),
      ],
    },
    {
      title: 'Büro',
      slug: 'buero',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Wer wir sind, wie ein Projekt bei uns abläuft und warum es nie mehr als drei zugleich sind.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Zwei Architekten, ein Tischler',
          subheading: 'Drei Projekte zugleich, nie mehr. Deshalb gehen wir ans Telefon.',
        }),
        use(team, {
          members: [
            {
              name: 'Judith Hof',
              role: 'Architektin',
              photo: { art: 'portrait', alt: 'Judith Hof' },
              bio: '<p>Fünfzehn Jahre Denkmalpflege. Hört einem Ziegel sein Alter an.</p>',
            },
            {
              name: 'Ole Marschner',
              role: 'Architekt',
              photo: { art: 'portrait', alt: 'Ole Marschner' },
              bio: '<p>Rechnet erst, zeichnet dann. Verantwortlich für jede Wärmepumpe, die wir eingebaut haben.</p>',
            },
            {
              name: 'Piet de Vries',
              role: 'Tischler',
              photo: { art: 'portrait', alt: 'Piet de Vries' },
              bio: '<p>Baut die Modelle und die Treppen, die sonst niemand baut.</p>',
            },
          ],
        }),
        use(steps, {
          heading: 'So läuft es ab',
          variant: 'vertical',
          items: [
            {
              title: 'Hinsehen',
              text: 'Wir messen auf, öffnen ein paar Wände und lesen die alten Pläne. Zwei Wochen, fester Preis.',
            },
            {
              title: 'Zeichnen',
              text: 'Zwei Entwürfe, ein vorsichtiger und ein mutiger, beide mit Kosten, auf die Sie uns festlegen dürfen.',
            },
            { title: 'Bauen', text: 'Dienstags und freitags sind wir auf der Baustelle, bis Sie den Schlüssel haben.' },
          ],
        }),
      ],
    },
    {
      title: 'Kontakt',
      slug: 'kontakt',
      page_type: 'standard',
      nav_order: 3,
      meta_description:
        'Schreiben, anrufen, vorbeikommen: Hof + Marschner, Wehrstraße 12. Die erste Stunde kostet nichts.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Kommen Sie vorbei, der Kaffee läuft',
          subheading: 'Montags zeichnen wir und gehen nicht ans Telefon. An jedem anderen Tag gern.',
        }),
        use(contact, {
          address: 'Wehrstraße 12, zweiter Stock\n20457 Hamburg',
          phone: '+49 40 66969 457',
          email: 'office@example.org',
          hours: [{ days: 'Dienstag bis Freitag', time: '9–17 Uhr' }],
          form_ref: 'write',
        }),
        use(form, {
          anchor: 'write',
          heading: 'Erzählen Sie uns von dem Haus',
          fields: [
            { name: 'name', type: 'text', label: 'Ihr Name', required: true, autocomplete: 'name' },
            { name: 'email', type: 'email', label: 'E-Mail', required: true, autocomplete: 'email' },
            { name: 'place', type: 'text', label: 'Wo steht es?' },
            { name: 'message', type: 'textarea', label: 'Was soll daraus werden?', required: true },
          ],
          submit_label: 'Absenden',
          success_text: 'Angekommen. Einer von uns ruft Sie diese Woche an.',
          target: 'mailto:office@example.org',
        }),
        use(faq, {
          anchor: 'fees',
          heading: 'Über Geld',
          items: [
            {
              question: 'Was kostet der erste Besuch?',
              answer:
                '<p>Nichts, wenn wir in einer Stunde bei Ihnen sind. Darüber hinaus bitten wir um das Fahrgeld.</p>',
            },
            {
              question: 'Wie setzt sich das Honorar zusammen?',
              answer:
                '<p>Die Bestandsaufnahme hat einen festen Preis. Danach ist es ein Anteil an den Baukosten, schriftlich vereinbart, bevor Sie sich entscheiden.</p>',
            },
            {
              question: 'Nehmen Sie auch Kleines an?',
              answer: '<p>Eine Treppe, ein Fenster, eine Wand: ja, wenn es eine interessante Wand ist.</p>',
            },
          ],
        }),
      ],
    },
    legalPage('de'),
    notFoundPage('de'),
  ],
})

import { announcement } from '../../sections/announcement/index.ts'
import { contact } from '../../sections/contact/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { features } from '../../sections/features/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { quote } from '../../sections/quote/index.ts'
import { team } from '../../sections/team/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const de = content({
  name: 'Praxis',
  description:
    'Für eine Praxis: Sprechzeiten, Behandlungen, Menschen und Antworten auf das, was man sich nicht zu fragen traut.',
  theme: {
    header: { variant: 'bar', cta: { label: 'Termin machen', href: '/besuch/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Zahnarztpraxis Dr. Amara Lindqvist, Mitglied der Zahnärztekammer, Nr. 000000. <a href="/impressum/">Impressum und Datenschutz</a></p>',
    },
  },
  pages: [
    {
      title: 'Zahnarztpraxis am Park',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Eine Zahnarztpraxis für Familien. Zeit zum Erklären, Kosten schriftlich, bei Schmerzen am selben Tag.',
      sections: [
        use(announcement, { text: 'Schmerzen? Kommen Sie um acht, Sie sind am selben Tag dran.', href: '/besuch/' }),
        use(hero, {
          variant: 'split-right',
          heading: 'Eine Zahnärztin, die erst erklärt',
          subheading:
            'Sie sehen, was wir sehen, auf dem Bildschirm und in einfachen Worten. Dann entscheiden Sie. Vorher bohrt niemand.',
          actions: [{ label: 'Termin machen', href: '/besuch/' }],
          media: { kind: 'image', image: { art: 'window', alt: 'Helles Behandlungszimmer zum Park' } },
          trust_line: 'Eingang ohne Stufen, Straßenbahn 4 bis vor die Tür',
        }),
        use(features, {
          heading: 'Was wir behandeln',
          columns: 4,
          variant: 'icons',
          items: [
            {
              icon: 'shield-check',
              title: 'Vorsorge',
              text: 'Zweimal im Jahr nachsehen und reinigen, ohne dass es wehtut.',
            },
            { icon: 'baby', title: 'Kinder', text: 'Beim ersten Besuch wird nur der Stuhl angesehen.' },
            { icon: 'wrench', title: 'Reparatur', text: 'Füllungen, Kronen, Wurzeln unter dem Mikroskop.' },
            { icon: 'heart', title: 'Angst', text: 'Ein Handzeichen hält alles an. Immer.' },
          ],
        }),
        use(quote, {
          variant: 'boxed',
          text: 'Ich bin eingeschlafen. Beim Zahnarzt. Ich erzähle es immer noch.',
          source: 'Eine Patientin nach elf Jahren ohne Kontrolle',
        }),
      ],
    },
    {
      title: 'Die Menschen',
      slug: 'menschen',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Eine Zahnärztin, ein Zahnarzt und Herr Otieno am Empfang, der weiß, wann etwas frei wird.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Wer neben Ihnen sitzt' }),
        use(team, {
          members: [
            {
              name: 'Dr. Amara Lindqvist',
              role: 'Zahnärztin',
              photo: { art: 'portrait', alt: 'Dr. Amara Lindqvist' },
              bio: '<p>Wurzelbehandlungen und Geduld. Spricht Deutsch, Schwedisch und Englisch.</p>',
            },
            {
              name: 'Dr. Samuel Ito',
              role: 'Kinderzahnarzt',
              photo: { art: 'portrait', alt: 'Dr. Samuel Ito' },
              bio: '<p>Kann aus einem Handschuh ein Huhn machen.</p>',
            },
            {
              name: 'Joseph Otieno',
              role: 'Empfang',
              photo: { art: 'portrait', alt: 'Joseph Otieno' },
              bio: '<p>Geht nach spätestens viermal Klingeln ran.</p>',
            },
          ],
        }),
      ],
    },
    {
      title: 'Ihr Besuch',
      slug: 'besuch',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Termine, Sprechzeiten und Antworten zu Angst, Schmerzen und Kosten. Zahnarztpraxis am Park.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Ihr Besuch',
          subheading:
            'Rufen Sie an oder schreiben Sie, wenn Sie Zeit haben. Jeden Tag halten wir eine halbe Stunde für Notfälle frei.',
        }),
        use(contact, {
          address: 'Parkstraße 2, Erdgeschoss',
          phone: '+49 40 66969 204',
          email: 'desk@example.org',
          hours: [
            { days: 'Montag, Dienstag, Donnerstag', time: '8–18 Uhr' },
            { days: 'Mittwoch, Freitag', time: '8–13 Uhr' },
          ],
        }),
        use(faq, {
          heading: 'Was man sich nicht zu fragen traut',
          items: [
            {
              question: 'Ich war jahrelang nicht da. Schimpfen Sie?',
              answer: '<p>Nein. Sie sind hier, das Schwerste ist geschafft.</p>',
            },
            {
              question: 'Tut es weh?',
              answer: '<p>Die Spritze zwickt drei Sekunden. Danach gilt: Hand heben, und wir hören auf.</p>',
            },
            {
              question: 'Was wird es kosten?',
              answer:
                '<p>Vor dem Beginn bekommen Sie einen Plan mit jedem Betrag. Ändert sich etwas, fragen wir noch einmal.</p>',
            },
          ],
        }),
      ],
    },
    legalPage('de'),
    notFoundPage('de'),
  ],
})

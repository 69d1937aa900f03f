import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { posts } from '../../sections/posts/index.ts'
import { richText } from '../../sections/rich-text/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const de = content({
  name: 'Rundbrief',
  description: 'Für Briefe, die regelmäßig kommen: oben abonnieren, darunter das Archiv, und wer schreibt.',
  theme: {
    header: { variant: 'centred', logo: 'name', cta: { label: 'Abonnieren', href: '/#subscribe' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Jeden zweiten Freitag. Ein Klick, und Sie stehen nicht mehr auf der Liste. <a href="/impressum/">Impressum und Datenschutz</a></p>',
    },
  },
  pages: [
    {
      title: 'Beet vier',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Ein Brief jeden zweiten Freitag über Gemüse auf vierzig Quadratmetern, Misserfolge inbegriffen.',
      sections: [
        use(hero, {
          variant: 'plain',
          align: 'center',
          heading: 'Beet vier',
          subheading:
            'Ein Brief jeden zweiten Freitag über vierzig Quadratmeter Gemüse. Misserfolge inbegriffen, sie sind der bessere Teil.',
        }),
        use(form, {
          anchor: 'subscribe',
          variant: 'inline',
          fields: [{ name: 'email', type: 'email', label: 'E-Mail', required: true, autocomplete: 'email' }],
          consent: '<p>Wir behalten die Adresse, bis Sie sie zurücknehmen.</p>',
          submit_label: 'Abonnieren',
          success_text: 'Willkommen. Der nächste Brief kommt am Freitag.',
          target: 'mailto:letters@example.org',
        }),
        use(posts, { variant: 'list', source: { kind: 'all' }, count: 3, columns: 1, label: 'Neueste Briefe' }),
      ],
    },
    {
      title: 'Briefe',
      slug: 'briefe',
      page_type: 'blog_listing',
      nav_order: 1,
      meta_description: 'Alle Briefe von Beet vier, die neuesten zuerst. Nichts davon kostet etwas.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Alle Briefe',
          subheading: 'Nach Datum. Für Möhren nehmen Sie die Suche Ihres Browsers.',
        }),
        use(posts, {
          variant: 'list',
          source: { kind: 'all' },
          count: 12,
          columns: 1,
          pagination: true,
          label: 'Alle Briefe',
        }),
      ],
    },
    {
      title: 'Wer schreibt',
      slug: 'wer-schreibt',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Wer gräbt, wer schreibt und wo Beet vier liegt. Mit einer Adresse für Saatgut.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Wer schreibt' }),
        use(richText, {
          width: 'narrow',
          html: '<p>Zwei Schwestern, ein Kleingarten. Agnes gräbt, Vera schreibt, beide essen. Es gibt fünf Beete. Drei gehören nach altem Brauch den Bohnen, das fünfte steht bis Mai unter Wasser, also finden die Versuche in Beet vier statt.</p><p>Saatgut und Einwände erreichen uns unter <a href="mailto:letters@example.org">letters@example.org</a>.</p>',
        }),
      ],
    },
    legalPage('de'),
    notFoundPage('de'),
  ],
  posts: [
    {
      title: 'Die Bohnen haben die Tüte nicht gelesen',
      slug: 'die-bohnen-haben-die-tuete-nicht-gelesen',
      meta_title: 'Die Bohnen haben die Tüte nicht gelesen',
      meta_description: 'Am richtigen Tag gesät, in der richtigen Tiefe, und es kam nichts. Was am Ende geholfen hat.',
      keywords: ['Bohnen', 'Aussaat'],
      content:
        '<p>„Ab Mitte Mai, drei Zentimeter tief“, steht auf der Tüte. Wir hielten uns daran wie an einen Eid. Neunzehn Tage später hatten wir vierzig Stangen und keine einzige Bohne.</p><p>Agnes grub eine Reihe auf. Da lagen die Samen, dick und weich, als hätten sie zu viel getrunken. Acht Tage hatte es geregnet, und unser Boden behält Regen wie andere einen Groll.</p><h2>Beim zweiten Mal</h2><p>Wir gingen nicht nach dem Kalender, sondern nach der Hand: Wer sie eine Minute flach auf die Erde legen kann, ohne sie wegziehen zu wollen, hat für die Bohnen einen guten Platz gefunden. Zwei Zentimeter, nicht gießen, ein Vlies gegen die Tauben. Nach sieben Tagen standen sie da wie eine Schulklasse.</p><p>Also: Die Tüte hat im Durchschnitt recht. Im Durchschnitt gärtnert nur niemand.</p>',
    },
    {
      title: 'Lob des hässlichen Kohls',
      slug: 'lob-des-haesslichen-kohls',
      meta_title: 'Lob des hässlichen Kohls',
      meta_description: 'Warum die Pflanze mit den Löchern als einzige stehen blieb, und was wir nächstes Jahr säen.',
      keywords: ['Kohl', 'Sorten'],
      content:
        '<p>Wir hatten zwei Sorten Kohl gepflanzt: eine glatte mit einem Namen wie ein Rennpferd und sechs Setzlinge der Nachbarin, die gar keinen hatten. Im Juli waren die glatten der Stolz des Weges. Im September waren sie Spitze, und zwar die gehäkelte.</p><p>Löcher hatten die namenlosen auch. Aber sie wuchsen darum herum weiter, Blatt für Blatt, wie jemand, der unterbrochen wird und einfach fortfährt.</p><h2>Was wir gelernt haben</h2><ul><li>Eine Raupe frisst zwei Wochen. Wer fünf Monate wächst, kann warten.</li><li>Glatte Blätter sind für den Markt, dicke für das Beet.</li><li>Die Nachbarin fragen. Sie hat den Samen seit 1974, in einem Glas, auf dem <em>Senf</em> steht.</li></ul><p>Er wog vier Kilo und schmeckte nach Winter. Wir haben um einen weiteren Löffel aus dem Glas gebeten.</p>',
    },
  ],
})

import { cta } from '../../sections/cta/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { posts } from '../../sections/posts/index.ts'
import { team } from '../../sections/team/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const de = content({
  name: 'Magazin',
  description: 'Für mehrere Schreibende: eine Titelseite, Reportagen mit Bildern, eine Redaktion mit Namen.',
  theme: {
    header: { variant: 'centred', logo: 'name' },
    footer: {
      variant: 'columns',
      columns: [
        {
          title: 'Die Fähre',
          links: [
            { label: 'Reportagen', href: '/reportagen/' },
            { label: 'Redaktion', href: '/redaktion/' },
          ],
        },
      ],
      legal:
        '<p>Die Fähre erscheint viermal im Jahr und gehört denen, die sie lesen. <a href="/impressum/">Impressum und Datenschutz</a></p>',
    },
  },
  pages: [
    {
      title: 'Die Fähre',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'Die Fähre: Reportagen von beiden Ufern eines Flusses, geschrieben von denen, die dort wohnen.',
      sections: [
        use(hero, {
          variant: 'split-right',
          eyebrow: 'Heft 31, Winter',
          heading: 'Die Fähre',
          subheading: 'Reportagen von beiden Ufern eines Flusses, von denen, die dort wohnen.',
          media: { kind: 'image', image: { art: 'waves', alt: 'Ein Boot auf dem Fluss bei Sonnenaufgang' } },
        }),
        use(posts, {
          variant: 'magazine',
          source: { kind: 'all' },
          count: 6,
          columns: 2,
          show: { image: true, excerpt: true, date: true, author: true, tags: false },
          label: 'In diesem Heft',
        }),
        use(cta, {
          variant: 'boxed',
          heading: 'Wohnen Sie am Fluss?',
          text: 'Dann wissen Sie etwas, das wir nicht wissen. Schreiben Sie es auf, wir helfen.',
          actions: [{ label: 'Reportage vorschlagen', href: '/redaktion/#write' }],
        }),
      ],
    },
    {
      title: 'Reportagen',
      slug: 'reportagen',
      page_type: 'blog_listing',
      nav_order: 1,
      meta_description: 'Alle Reportagen der Fähre seit dem ersten Heft, die neuesten zuerst.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Alle Reportagen' }),
        use(posts, {
          variant: 'cards',
          source: { kind: 'all' },
          count: 12,
          columns: 3,
          pagination: true,
          label: 'Alle Reportagen',
        }),
      ],
    },
    {
      title: 'Redaktion',
      slug: 'redaktion',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Wer die Fähre macht, wer sie bezahlt und wie Ihre Reportage hineinkommt.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Die Redaktion',
          subheading: 'Ein Tisch im Wartesaal der Fähre, donnerstags.',
        }),
        use(team, {
          variant: 'list',
          members: [
            {
              name: 'Iris Böhm',
              role: 'Redaktion',
              photo: { art: 'portrait', alt: 'Iris Böhm' },
              bio: '<p>Streicht allen den ersten Absatz, sich selbst auch.</p>',
            },
            {
              name: 'Malik Schaper',
              role: 'Fotografie',
              photo: { art: 'portrait', alt: 'Malik Schaper' },
              bio: '<p>Fährt zweimal am Tag mit der Fähre und sieht zweimal am Tag etwas.</p>',
            },
          ],
        }),
        use(faq, {
          anchor: 'write',
          heading: 'Für uns schreiben',
          items: [
            {
              question: 'Darf ich das, ohne Journalist zu sein?',
              answer:
                '<p>Die meisten von uns sind keine. Schicken Sie drei Sätze an <a href="mailto:office@example.org">office@example.org</a>.</p>',
            },
            {
              question: 'Zahlen Sie?',
              answer: '<p>80 Euro die Seite, für alle gleich. 640 Abonnements machen es möglich.</p>',
            },
          ],
        }),
      ],
    },
    legalPage('de'),
    notFoundPage('de'),
  ],
  posts: [
    {
      title: 'Der letzte Laternenwärter der Schleuse',
      slug: 'der-letzte-laternenwaerter-der-schleuse',
      meta_title: 'Der letzte Laternenwärter der Schleuse',
      meta_description:
        'Jeden Abend schaltet Bernhard Hügel elf Lampen von Hand ein. Eine Uhr könnte das. Er hat eine.',
      keywords: ['Fluss', 'Menschen'],
      content:
        '<p>Um Viertel nach vier zieht Bernhard Hügel den Mantel an, sagt „die Lampen“ zu seiner Frau und geht hinaus. Bis zur Schleuse sind es zweihundert Schritte. Elf Lampen stehen dort, jede mit einem Schalter in einem Eisenkasten, und jeder Kasten klemmt auf seine Weise.</p><p>Eine Schaltuhr gibt es. Sie liegt originalverpackt im Schuppen, geliefert 2009. „Das ist eine gute Uhr“, sagt Hügel. „Ich habe nichts gegen sie.“</p><h2>Was er sieht</h2><p>Bei Lampe drei zählt er die Enten, bei Lampe sechs schaut er, ob bei Frau Osei Licht brennt. Im Februar brannte keins. Er klopfte, und sie lag mit gebrochener Hüfte im Flur und sagte, sie habe gewusst, dass er um zwanzig nach kommt.</p><p>Das Wasserstraßenamt fragte im Herbst, wie viel Strom die Uhr spart. Hügel antwortete auf einer Postkarte: „Keinen. Sie war noch nie an.“</p>',
    },
    {
      title: 'Eine Brücke wird vermessen',
      slug: 'eine-bruecke-wird-vermessen',
      meta_title: 'Eine Brücke wird vermessen',
      meta_description: 'Seit vierzig Jahren redet man von einer Brücke. Jetzt ist jemand mit einem Stativ gekommen.',
      keywords: ['Brücke', 'Stadt'],
      content:
        '<p>Am Montag stand eine junge Frau in gelber Jacke am Ostufer und sah durch ein Gerät nach Westen. Bis zum Mittag wusste es die ganze Stadt: Sie vermessen die Brücke.</p><p>Es gibt keine Brücke. Versprochen wurde sie 1983, 1996 und 2011, jedes Mal vor einer Wahl. Im „Anker“ hängt eine Zeichnung davon, gerahmt, neben dem ausgestopften Hecht.</p><h2>Dafür und dagegen</h2><p>Der Bäcker ist dafür; seine Mutter wohnt drüben. Der Fährmann ist auch dafür, und das überrascht viele. „Ich bin dreiundsechzig“, sagt er. „Ich möchte das Ganze einmal von oben sehen.“ Dagegen sind die beiden Schulen, die seit neunzig Jahren gegeneinander Fußball spielen, weil sonst niemand da ist.</p><p>Und die junge Frau? Um fünf packte sie zusammen. Sie habe den Kirchturm vermessen, sagte sie, der steht ein wenig schief. Aber von der Brücke habe sie gehört. Beim Bäcker.</p>',
    },
  ],
})

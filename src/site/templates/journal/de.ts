import { hero } from '../../sections/hero/index.ts'
import { posts } from '../../sections/posts/index.ts'
import { quote } from '../../sections/quote/index.ts'
import { richText } from '../../sections/rich-text/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const de = content({
  name: 'Tagebuch',
  description: 'Für einen Menschen, der schreibt: Notizen, Wege, Briefe. Wenige Seiten, viel Text.',
  theme: {
    header: { variant: 'centred', logo: 'name' },
    footer: {
      variant: 'simple',
      legal: '<p>Von Hand geschrieben, sonntags abgetippt. <a href="/impressum/">Impressum und Datenschutz</a></p>',
    },
  },
  pages: [
    {
      title: 'Langsame Wege',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Notizen von Wanderungen auf kleinen Wegen, meist höchstens einen Tag von zu Hause. Sonntags neue.',
      sections: [
        use(hero, {
          variant: 'plain',
          align: 'center',
          heading: 'Langsame Wege',
          subheading:
            'Notizen von Wanderungen, meist höchstens einen Tag von zu Hause. Sonntags neue, wenn der Regen das Schreiben zuließ.',
        }),
        use(posts, { variant: 'list', source: { kind: 'all' }, count: 3, columns: 1, label: 'Neueste Notizen' }),
        use(quote, {
          variant: 'plain',
          text: 'Wer ein Land kennen will, soll etwas Schweres hindurchtragen.',
          source: 'Meine Großmutter, die Milch austrug',
        }),
      ],
    },
    {
      title: 'Notizen',
      slug: 'notizen',
      page_type: 'blog_listing',
      nav_order: 1,
      meta_description: 'Alle Notizen von unterwegs, die neuesten zuerst.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Alle Notizen',
          subheading: 'Die neuesten zuerst. Die alten sind unterschiedlich gealtert, manche gut.',
        }),
        use(posts, {
          variant: 'list',
          source: { kind: 'all' },
          count: 10,
          columns: 1,
          pagination: true,
          label: 'Alle Notizen',
        }),
      ],
    },
    {
      title: 'Über mich',
      slug: 'ueber-mich',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Wer hier geht, in welchen Schuhen, und wie man ihr schreibt.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Über mich und die Schuhe' }),
        use(richText, {
          width: 'narrow',
          html: '<p>Ich bin Nora. Von Montag bis Freitag repariere ich Kirchenorgeln, das heißt, ich sitze in kalten Räumen und höre zu. Samstags gehe ich, denn irgendwie muss man ja warm werden.</p><p>Angefangen zu schreiben habe ich 2016, als meine Ärztin sagte, ich solle mich mehr bewegen und weniger sorgen. Mit dem Zweiten hat es noch nicht geklappt.</p><h2>Schuhe</h2><p>Das dritte Paar, zweimal neu besohlt. Dafür bezahlt mich niemand.</p><h2>Mir schreiben</h2><p>Gern: <a href="mailto:nora@example.org">nora@example.org</a>. Wer eine Postadresse dazulegt, bekommt Antwort von Hand.</p>',
        }),
      ],
    },
    legalPage('de'),
    notFoundPage('de'),
  ],
  posts: [
    {
      title: 'Der Bus, der nur kommt, wenn man ruft',
      slug: 'der-bus-der-nur-kommt-wenn-man-ruft',
      meta_title: 'Der Bus, der nur kommt, wenn man ruft',
      meta_description:
        'Ein Samstag zwischen zwei Dörfern, eine Nummer an einem Pfosten und ein Fahrer, der den Heimweg kennt.',
      keywords: ['Wandern', 'Dörfer'],
      content:
        '<p>Am Ende der Straße in Niederesch steht ein Pfosten mit einer Telefonnummer und dem Satz: <em>Bitte eine Stunde vorher anrufen.</em> Kein Fahrplan. Ich war neunzehn Kilometer gegangen und brauchte ihn jetzt, also rief ich an und sagte die Wahrheit.</p><p>„Sind Sie die mit dem roten Rucksack?“, fragte die Frau am anderen Ende. War ich. „Ich habe Sie am Steinbruch gesehen. Setzen Sie sich an die Kirche, da ist bis vier Sonne auf der Bank.“</p><h2>Was der Fahrer wusste</h2><p>Er kam um zehn vor vier, mit einer Kiste Lauch auf dem Beifahrersitz. Er wusste, wer weggezogen war, welcher Hund zuerst begrüßt werden will und dass die Brücke ab Montag gesperrt ist. Was die Fahrt kostet, wusste er nicht. „Zwei irgendwas. Werfen Sie’s in die Dose.“</p><p>An diese Dose denke ich seit einer Woche. Alles, was ich benutze, will erst wissen, wer ich bin, bevor es mir hilft. Das hier wollte nur wissen, wo ich sitze.</p>',
    },
    {
      title: 'Was man um fünf Uhr früh hört',
      slug: 'was-man-um-fuenf-uhr-frueh-hoert',
      meta_title: 'Was man um fünf Uhr früh hört',
      meta_description:
        'Eine Stunde auf einem Feldweg vor Sonnenaufgang, aufgeschrieben in der Reihenfolge des Hörens.',
      keywords: ['Vögel', 'Morgen'],
      content:
        '<p>Ich ging hinaus, um zu hören, wie die Amsel anfängt. Es heißt, sie beginne vierzig Minuten vor Sonnenaufgang, und das stimmt, aber sie ist nicht die Erste.</p><h2>In dieser Reihenfolge</h2><ol><li>Ein Kühllaster auf der Landstraße, weit weg.</li><li>Meine eigene Jacke.</li><li>Der Rotschwanz, als putze jemand ein Fenster.</li><li>Die Amsel, und von da an nichts mehr in irgendeiner Reihenfolge.</li></ol><p>Um halb sechs kam ein Bauer heraus und fragte, ob etwas passiert sei. Ich sagte, ich höre zu. Er stellte sich eine Weile neben mich, die Hände in den Taschen. „Das ist immer so“, sagte er, halb stolz und halb, als sei es ihm gerade erst aufgefallen.</p><p>Auf dem Heimweg zählte ich sieben erleuchtete Fenster. Hinter jedem stand jemand und kochte Kaffee. Am liebsten hätte ich allen gesagt, sie sollen das Fenster aufmachen.</p>',
    },
    {
      title: 'Eine Liste von Gattern',
      slug: 'eine-liste-von-gattern',
      meta_title: 'Eine Liste von Gattern',
      meta_description: 'Elf Gatter auf einem Weg, und was jedes von ihnen über die Menschen denkt.',
      keywords: ['Wandern', 'Felder'],
      content:
        '<p>Auf dem Höhenrücken zwischen Holm und Süderau gibt es elf Gatter. Ich habe sie aufgeschrieben, weil es regnete und ich etwas anderes ansehen wollte als meine Füße.</p><h2>Freundliche</h2><p>Nummer zwei schließt von selbst, mit einem Stein an einer Kette. Das hat sich jemand mit Liebe ausgedacht. Nummer fünf hat eine Stufe für Hunde. Nummer neun besteht nur noch aus zwei Pfosten; das Gatter ist seit Jahren fort, und alle gehen immer noch in der Mitte durch.</p><h2>Unfreundliche</h2><p>Nummer vier ist mit einem Knoten zugebunden, den nur der Besitzer aufbekommt. Ich stieg hinüber und kam mir vor wie eine Diebin mit Butterbrot. An Nummer sieben steht <em>Bitte schließen</em>, und Angeln hat es keine.</p><p>Das letzte, unten an der Straße, quietscht so laut, dass die Frau im ersten Haus an die Tür kommt. „Tee?“, rief sie. Ich glaube, deshalb ölt es niemand.</p>',
    },
  ],
})

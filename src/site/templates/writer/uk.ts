import { contact } from '../../sections/contact/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { richText } from '../../sections/rich-text/index.ts'
import { table } from '../../sections/table/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { timeline } from '../../sections/timeline/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const uk = content({
  name: 'Письменниця',
  description: 'Для авторки чи перекладача: книжки, читання, перша сторінка на пробу, адреса агента.',
  theme: {
    header: { variant: 'bar', logo: 'name' },
    footer: {
      variant: 'simple',
      legal:
        '<p>Портрети можна друкувати безкоштовно, зазначивши ім’я фотографа. <a href="/pravova-informatsiia/">Правова інформація</a></p>',
    },
  },
  pages: [
    {
      title: 'Едіта Калина',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'Едіта Калина пише романи про людей, які залишаються на місці. Найновіший: «Соляна митниця».',
      sections: [
        use(hero, {
          variant: 'split-left',
          eyebrow: 'Новий роман',
          heading: 'Соляна митниця',
          subheading: 'Митник на закритому кордоні ще сорок років ставить печатки. А потім хтось приходить.',
          actions: [{ label: 'Читати першу сторінку', href: '/knyzhky/#first-page' }],
          media: { kind: 'image', image: { art: 'hills', alt: 'Обкладинка: хатинка між білими пагорбами' } },
        }),
        use(testimonials, {
          variant: 'grid',
          items: [
            { quote: 'Найтихіша книжка року, а пам’ятаю її найголосніше.', author: 'Часопис «Гавань»' },
            { quote: 'Калина вміє зробити трагічною навіть печатку.', author: 'Радіо «Чотири сторони»' },
          ],
        }),
      ],
    },
    {
      title: 'Книжки',
      slug: 'knyzhky',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Три романи та книжка для дітей Едіти Калини, з першою сторінкою на пробу.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Три романи й один їжак' }),
        use(timeline, {
          variant: 'alternating',
          items: [
            {
              date: '2025',
              title: 'Соляна митниця',
              text: 'Роман, 288 сторінок. Є й аудіокнига, читає авторка, дев’ять годин.',
            },
            { date: '2020', title: 'Нижня вулиця, лівий бік', text: 'Роман про будинок і сім його дверей.' },
            { date: '2016', title: 'Що привозить пором', text: 'Перший роман, перекладений шістьма мовами.' },
            { date: '2014', title: 'Пан Колючка переїздить', text: 'Для читання вголос, від чотирьох років.' },
          ],
        }),
        use(richText, {
          anchor: 'first-page',
          variant: 'drop-cap',
          width: 'narrow',
          html: '<h2>Перша сторінка</h2><p>Того ранку, коли дорогу закрили, Ансельм Фогт, як завжди, надягнув кашкет, пройшов двісті кроків до шлагбаума й розгорнув журнал на чистій сторінці. Записав дату. У графі «Особи» поставив нуль, у графі «Вози» поставив нуль, а в графі «Примітки», трохи подумавши, написав: <em>вітер.</em></p><p>Ніхто не казав йому припиняти. Тож річ була не в тому, щоб чекати, пояснював він згодом, коли нарешті хтось спитав. Річ була в тому, щоб бути.</p>',
        }),
      ],
    },
    {
      title: 'Читання й контакти',
      slug: 'chytannia',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Де й коли читає Едіта Калина та кому писати щодо прав і запрошень.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Де я читаю найближчим часом' }),
        use(table, {
          caption: 'Читання цієї весни',
          variant: 'plain',
          rows: [
            ['Дата', 'Місце', 'Початок'],
            ['4 березня', 'Міська бібліотека', '19:30'],
            ['11 березня', 'Книгарня біля брами', '20:00'],
            ['2 квітня', 'Школа над річкою, для дітей', '10:00'],
          ],
        }),
        use(contact, { address: 'Права й запрошення:\nлітературна агенція «Береза»', email: 'kalyna@example.org' }),
      ],
    },
    legalPage('uk'),
    notFoundPage('uk'),
  ],
})

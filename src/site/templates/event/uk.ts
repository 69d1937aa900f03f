import { contact } from '../../sections/contact/index.ts'
import { cta } from '../../sections/cta/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { features } from '../../sections/features/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { pricing } from '../../sections/pricing/index.ts'
import { quote } from '../../sections/quote/index.ts'
import { timeline } from '../../sections/timeline/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const uk = content({
  name: 'Подія',
  description: 'Для того, що має дату: що буде, коли, де, хто прийде, і квитки.',
  theme: {
    header: { variant: 'centred', cta: { label: 'Квитки', href: '/kvytky/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>«Сухий басейн» організовує Спілка малих видавництв. <a href="/pravova-informatsiia/">Правова інформація</a></p>',
    },
  },
  pages: [
    {
      title: 'Сухий басейн, ярмарок малих видавництв',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'Сорок малих видавництв у порожньому басейні. 11 і 12 вересня, читання з вишки.',
      sections: [
        use(hero, {
          variant: 'background',
          eyebrow: '11 і 12 вересня',
          heading: 'Сорок видавництв у порожньому басейні',
          subheading: 'Книжки, яких немає на вокзалі. Читання з триметрової вишки, суп у роздягальнях.',
          actions: [
            { label: 'Купити квитки', href: '/kvytky/' },
            { label: 'Програма', href: '/prohrama/', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'waves', alt: 'Блакитні кахлі довгими хвилями' } },
        }),
        use(features, {
          heading: 'Що на вас чекає',
          columns: 3,
          variant: 'cards',
          items: [
            {
              icon: 'book-open',
              title: 'Сорок столів',
              text: 'За кожним стоїть той, хто зробив книжку, яку тримає в руках.',
            },
            { icon: 'mic', title: 'Дванадцять читань', text: 'По двадцять хвилин. Кінець за свистком.' },
            {
              icon: 'printer',
              title: 'Верстат, якого можна торкнутися',
              text: 'Наберіть своє ім’я свинцем і заберіть додому.',
            },
          ],
        }),
        use(quote, {
          variant: 'pull',
          text: 'Зайшла на годину, а вийшла з одинадцятьма книжками й шапочкою для плавання.',
          source: 'Торішня відвідувачка',
        }),
      ],
    },
    {
      title: 'Програма',
      slug: 'prohrama',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Субота й неділя в «Сухому басейні» година за годиною: читання, майстерні, суп.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Два дні, година за годиною' }),
        use(timeline, {
          variant: 'vertical',
          items: [
            { date: 'Субота, 10:00', title: 'Відчиняємо двері й душові', text: 'У душових самі плакати.' },
            { date: 'Субота, 14:00', title: 'Читання з вишки', text: 'Вірші нагорі, проза на бортику.' },
            { date: 'Субота, 20:00', title: 'Танці на мілкому', text: 'Візьміть взуття, якого не шкода.' },
            { date: 'Неділя, 11:00', title: 'Набираємо шрифт із дітьми', text: 'Від шести років, руки миємо потім.' },
            { date: 'Неділя, 16:00', title: 'Премія', text: 'За найкращу книжку, на яку ніхто не написав рецензії.' },
          ],
        }),
        use(cta, {
          variant: 'boxed',
          heading: 'Хочете власний стіл?',
          text: 'Видавництва, що роблять до десяти книжок на рік, можуть подати заявку до 1 червня.',
          actions: [{ label: 'Написати нам', href: 'mailto:tables@example.org' }],
        }),
      ],
    },
    {
      title: 'Квитки й дорога',
      slug: 'kvytky',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Скільки коштують квитки, як дістатися старого басейну й де немає сходів.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Квитки й дорога',
          subheading: 'На вході завжди знайдеться квиток. Розкуповують тільки танці.',
        }),
        use(pricing, {
          variant: 'cards',
          plans: [
            { name: 'Один день', price: '150', currency: '₴', features: ['Усі столи та читання', 'Діти безкоштовно'] },
            {
              name: 'Обидва дні',
              price: '250',
              currency: '₴',
              features: ['Усі столи та читання', 'Танці', 'Торбинка, надрукована на місці'],
              highlight: true,
            },
          ],
        }),
        use(contact, {
          address: 'Старий басейн\nвул. Джерельна, 1',
          email: 'hello@example.org',
          hours: [
            { days: 'Субота', time: '10:00–24:00' },
            { days: 'Неділя', time: '10:00–18:00' },
          ],
          map_image: { art: 'city', alt: 'Басейн стоїть між вокзалом і річкою' },
        }),
        use(faq, {
          heading: 'Перш ніж вирушити',
          items: [
            {
              question: 'Чи можна на кріслі колісному?',
              answer: '<p>Так, у чашу басейну веде пандус. На вишку ліфта немає, але ті читання чути й унизу.</p>',
            },
            { question: 'Чи треба роззуватися?', answer: '<p>Лише на танцях, і то за бажанням.</p>' },
          ],
        }),
      ],
    },
    legalPage('uk'),
    notFoundPage('uk'),
  ],
})

import { contact } from '../../sections/contact/index.ts'
import { cta } from '../../sections/cta/index.ts'
import { features } from '../../sections/features/index.ts'
import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { stats } from '../../sections/stats/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { table } from '../../sections/table/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { timeline } from '../../sections/timeline/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const uk = content({
  name: 'Благодійність',
  description: 'Для громадської організації, якій потрібні руки й гроші та яка розповідає, що з них виходить.',
  theme: {
    header: { variant: 'bar', cta: { label: 'Підтримати', href: '/dopomohty/#give' } },
    footer: {
      variant: 'columns',
      columns: [
        {
          title: 'Довгий стіл',
          links: [
            { label: 'Куди йдуть гроші', href: '/tsyfry/' },
            { label: 'Допомогти', href: '/dopomohty/' },
          ],
        },
      ],
      legal:
        '<p>Громадська організація «Довгий стіл», код ЄДРПОУ 00000000. Неприбуткова. <a href="/pravova-informatsiia/">Правова інформація</a></p>',
    },
  },
  pages: [
    {
      title: 'Довгий стіл',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'Гарячий обід опівдні для кожного, хто прийде. Готують сусіди з того, що не продали крамниці.',
      sections: [
        use(hero, {
          variant: 'split-right',
          heading: 'Хто прийшов, той їсть',
          subheading:
            'Щодня опівдні у старій пожежній частині. Готують сусіди з того, що не продали крамниці. Пояснювати нічого не треба.',
          actions: [
            { label: 'Готувати з нами', href: '/dopomohty/' },
            { label: 'Куди йдуть гроші', href: '/tsyfry/', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'leaves', alt: 'Зелень у горщиках на довгому столі' } },
        }),
        use(stats, {
          variant: 'large',
          items: [
            { value: '61 300', label: 'обідів торік', source: 'Рахуємо тарілками' },
            { value: '46 ₴', label: 'коштує один обід' },
            { value: '140', label: 'сусідів, які готують, возять і миють посуд' },
          ],
        }),
        use(steps, {
          heading: 'День у пожежній частині',
          variant: 'numbered',
          items: [
            { title: '6:30', text: 'Два буси забирають те, що відклали пекарні й крамниці.' },
            { title: '9:00', text: 'Хто сьогодні кухарює, дивиться в ящики й вирішує, що це буде.' },
            { title: '12:00', text: 'Двері відчинено. Суп, друга страва, фрукти й добавка.' },
          ],
        }),
        use(testimonials, {
          variant: 'single',
          items: [
            {
              quote: 'Я прийшов по суп. Тепер варю його щочетверга, і мій кращий.',
              author: 'Роман',
              role: 'З нами від 2021 року',
            },
          ],
        }),
        use(cta, {
          variant: 'banner',
          tone: 'accent',
          heading: 'Маєте три години в будень?',
          text: 'Найбільше бракує людей на мийці. Товариство там добре.',
          actions: [{ label: 'Маю час', href: '/dopomohty/#join' }],
        }),
      ],
    },
    {
      title: 'Куди йдуть гроші',
      slug: 'tsyfry',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Витрати «Довгого столу» рядок за рядком і десять років у трьох датах.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Кожна гривня, рядок за рядком',
          subheading: 'Книги обліку лежать у залі, їх може погортати кожен. Тут коротко.',
        }),
        use(table, {
          caption: 'Витрати за 2025 рік',
          header_column: true,
          variant: 'striped',
          rows: [
            ['', 'Гривні', 'Частка'],
            ['Продукти, які довелося купити', '1 579 000', '56 %'],
            ['Оренда та електроенергія', '733 000', '26 %'],
            ['Буси', '395 000', '14 %'],
            ['Канцелярія', '113 000', '4 %'],
          ],
        }),
        use(timeline, {
          variant: 'vertical',
          items: [
            {
              date: '2015',
              title: 'Один казан',
              text: 'Четверо сусідів, туристичний пальник, двір за дев’ятим будинком.',
            },
            {
              date: '2018',
              title: 'Пожежна частина',
              text: 'Місто здає її нам за символічну плату, зате зі справжньою кухнею.',
            },
            {
              date: '2025',
              title: 'Другий бус',
              text: 'Його купили 312 людей, і ніхто не дав більше ніж вісім тисяч.',
            },
          ],
        }),
      ],
    },
    {
      title: 'Допомогти',
      slug: 'dopomohty',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Готувати, возити, мити посуд або жертвувати: як допомогти «Довгому столу» часом чи грошима.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Руки чи гроші: добре і те, і те', subheading: 'Рук бракує більше.' }),
        use(features, {
          anchor: 'give',
          heading: 'Якщо вам ближче пожертва',
          variant: 'icons',
          columns: 3,
          items: [
            { icon: 'utensils', title: '200 гривень', text: 'Чотири обіди та яблуко.' },
            { icon: 'truck', title: '1 200 гривень', text: 'Бус на день разом із пальним.' },
            { icon: 'flame', title: '6 000 гривень', text: 'Кухня на день: газ, вода, світло.' },
          ],
        }),
        use(form, {
          anchor: 'join',
          heading: 'Хочу допомогти',
          fields: [
            { name: 'name', type: 'text', label: 'Ваше ім’я', required: true, autocomplete: 'name' },
            { name: 'phone', type: 'tel', label: 'Телефон', required: true, autocomplete: 'tel' },
            {
              name: 'task',
              type: 'radio',
              label: 'Найохочіше',
              options: ['Готувати', 'Возити', 'Мити посуд', 'Що буде потрібно'],
            },
            { name: 'days', type: 'text', label: 'Які дні вам зручні?' },
          ],
          submit_label: 'Надіслати',
          success_text: 'Дякуємо. Ганна зателефонує вам до п’ятниці.',
          target: 'mailto:help@example.org',
        }),
        use(contact, {
          address: 'Стара пожежна частина\nвул. Кринична, 9',
          phone: '+380 32 555 07 71',
          email: 'help@example.org',
          hours: [{ days: 'Щодня', time: '12:00–14:00' }],
        }),
      ],
    },
    legalPage('uk'),
    notFoundPage('uk'),
  ],
})

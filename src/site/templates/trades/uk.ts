import { contact } from '../../sections/contact/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { features } from '../../sections/features/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { table } from '../../sections/table/index.ts'
import { team } from '../../sections/team/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const uk = content({
  name: 'Майстри',
  description: 'Для майстерні чи фірми, що виїздить додому: послуги, ціни й телефон великими цифрами.',
  theme: {
    header: { variant: 'bar', sticky: true, cta: { label: '032 555 03 18', href: 'tel:+380325550318' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>ФОП Федорів, опалення та водопостачання. Дозвіл на роботи підвищеної небезпеки № 000000. <a href="/pravova-informatsiia/">Правова інформація</a></p>',
    },
  },
  pages: [
    {
      title: 'Федорів і донька, опалення та сантехніка',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Опалення, вода, ванні кімнати за пів години від міста. Четверо людей, у кожного бус, ціна наперед.',
      sections: [
        use(hero, {
          variant: 'split-left',
          eyebrow: 'Опалення та сантехніка в місті й довкола',
          heading: 'Не гріє? Приїдемо сьогодні',
          subheading:
            'Зателефонуйте до одинадцятої, і до вечора хтось із нас буде у вас. Ціну почуєте, перш ніж ми дістанемо інструмент.',
          actions: [
            { label: 'Телефон 032 555 03 18', href: 'tel:+380325550318' },
            { label: 'Скільки це коштує', href: '/tsiny/', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'stripes', alt: 'Мідні труби на стіні підвалу' } },
        }),
        use(features, {
          heading: 'Що ми робимо',
          columns: 3,
          variant: 'cards',
          items: [
            {
              icon: 'flame',
              title: 'Опалення',
              text: 'Ремонт, обслуговування, теплові насоси. Якщо старий котел витримає ще три зими, так і скажемо.',
            },
            { icon: 'droplet', title: 'Вода', text: 'Прориви, крани, що капають, бачки, що співають уночі.' },
            {
              icon: 'house',
              title: 'Ванні кімнати',
              text: 'Від ескізу до останньої плитки за три тижні, і весь цей час є де помитися.',
            },
          ],
        }),
        use(testimonials, {
          variant: 'grid',
          items: [
            {
              quote: 'Приїхала донька, за десять хвилин знайшла і взяла гроші за десять хвилин.',
              author: 'Пані Галина',
              role: 'вул. Млинна',
              rating: 5,
            },
            {
              quote: 'Ідучи, протерли сходи. Ніхто їх не просив.',
              author: 'Денис Шевчук',
              role: 'вул. Городоцька',
              rating: 5,
            },
          ],
        }),
      ],
    },
    {
      title: 'Ціни',
      slug: 'tsiny',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Година, виїзд і тверді ціни на звичайні роботи. До шостої вечора без надбавок.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Ціни, які й у п’ятницю ті самі',
          subheading: 'Перед початком ви підписуєте аркуш, і він же є рахунком.',
        }),
        use(table, {
          caption: 'Звичайні роботи',
          variant: 'striped',
          header_column: true,
          rows: [
            ['', 'Ціна'],
            ['Виїзд у межах 40 км', '400 ₴'],
            ['Година роботи, рахуємо чвертями', '900 ₴'],
            ['Обслуговування котла', '1 800 ₴'],
            ['Заміна крана', '1 200 ₴'],
            ['Прочищення каналізації', '1 600 ₴'],
          ],
        }),
        use(faq, {
          variant: 'accordion',
          heading: 'А якщо…',
          items: [
            {
              question: 'це сталося вночі?',
              answer:
                '<p>Перекрийте головний вентиль і телефонуйте. З десятої до шостої година коштує в півтора раза дорожче.</p>',
            },
            { question: 'поламається знову?', answer: '<p>Приїдемо безкоштовно. Гарантія два роки.</p>' },
          ],
        }),
      ],
    },
    {
      title: 'Про нас',
      slug: 'pro-nas',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Федорів і донька: хто приїде до вас, відколи ми працюємо та де шукати майстерню.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Хто подзвонить у ваші двері',
          subheading: 'Ім’я повідомимо наперед, а захочете, то й фото надішлемо.',
        }),
        use(team, {
          variant: 'list',
          members: [
            {
              name: 'Григорій Федорів',
              role: 'Майстер, засновник',
              photo: { art: 'portrait', alt: 'Григорій Федорів' },
              bio: '<p>Починав 1989 року з велосипеда. Знає кожен підвал старого міста.</p>',
            },
            {
              name: 'Руслана Федорів',
              role: 'Майстриня, керівниця',
              photo: { art: 'portrait', alt: 'Руслана Федорів' },
              bio: '<p>Керує з 2019 року. Теплові насоси й усе, де є кабель.</p>',
            },
          ],
        }),
        use(contact, {
          address: 'вул. Вокзальна, двір 3',
          phone: '+380 32 555 03 18',
          email: 'workshop@example.org',
          hours: [
            { days: 'Понеділок–п’ятниця', time: '7:00–17:00' },
            { days: 'Субота', time: '8:00–12:00' },
          ],
        }),
      ],
    },
    legalPage('uk'),
    notFoundPage('uk'),
  ],
})

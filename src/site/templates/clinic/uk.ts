import { announcement } from '../../sections/announcement/index.ts'
import { contact } from '../../sections/contact/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { features } from '../../sections/features/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { quote } from '../../sections/quote/index.ts'
import { team } from '../../sections/team/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const uk = content({
  name: 'Клініка',
  description: 'Для лікарського кабінету: години прийому, лікування, люди й відповіді на те, про що соромно питати.',
  theme: {
    header: { variant: 'bar', cta: { label: 'Записатися', href: '/vizyt/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Стоматологія «Біля парку», ліцензія МОЗ № 000000. <a href="/pravova-informatsiia/">Правова інформація</a></p>',
    },
  },
  pages: [
    {
      title: 'Стоматологія біля парку',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Стоматологія для всієї родини. Пояснюємо не поспішаючи, ціну пишемо наперед, з болем приймаємо одразу.',
      sections: [
        use(announcement, { text: 'Болить? Приходьте на восьму, приймемо того самого дня.', href: '/vizyt/' }),
        use(hero, {
          variant: 'split-right',
          heading: 'Стоматологиня, яка спершу пояснює',
          subheading:
            'Ви бачите те, що бачимо ми: на екрані й простими словами. Потім вирішуєте. А доти ніхто нічого не свердлить.',
          actions: [{ label: 'Записатися', href: '/vizyt/' }],
          media: { kind: 'image', image: { art: 'window', alt: 'Світлий кабінет із вікном у парк' } },
          trust_line: 'Вхід без сходів, трамвай № 4 до самих дверей',
        }),
        use(features, {
          heading: 'Що ми лікуємо',
          columns: 4,
          variant: 'icons',
          items: [
            { icon: 'shield-check', title: 'Профілактика', text: 'Огляд двічі на рік і чищення, яке не болить.' },
            { icon: 'baby', title: 'Діти', text: 'Перший візит для того, щоб роздивитися крісло.' },
            { icon: 'wrench', title: 'Лікування', text: 'Пломби, коронки, канали під мікроскопом.' },
            { icon: 'heart', title: 'Страх', text: 'Піднята рука зупиняє все. Завжди.' },
          ],
        }),
        use(quote, {
          variant: 'boxed',
          text: 'Я заснула. У стоматолога. Досі всім розповідаю.',
          source: 'Пацієнтка, яка одинадцять років не була на огляді',
        }),
      ],
    },
    {
      title: 'Люди',
      slug: 'liudy',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Двоє стоматологів і пан Йосип за стійкою, який знає, коли з’явиться вільна година.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Хто сидить поруч із вами' }),
        use(team, {
          members: [
            {
              name: 'Лікарка Мар’яна Лось',
              role: 'Стоматологиня',
              photo: { art: 'portrait', alt: 'Мар’яна Лось' },
              bio: '<p>Лікування каналів і терпіння. Говорить українською, англійською та польською.</p>',
            },
            {
              name: 'Лікар Самійло Кравець',
              role: 'Дитячий стоматолог',
              photo: { art: 'portrait', alt: 'Самійло Кравець' },
              bio: '<p>Уміє зробити з рукавички курку.</p>',
            },
            {
              name: 'Йосип Отченаш',
              role: 'Реєстратура',
              photo: { art: 'portrait', alt: 'Йосип Отченаш' },
              bio: '<p>Бере слухавку після четвертого гудка, не пізніше.</p>',
            },
          ],
        }),
      ],
    },
    {
      title: 'Ваш візит',
      slug: 'vizyt',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Запис, години прийому й відповіді про страх, біль і ціну. Стоматологія біля парку.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Ваш візит',
          subheading: 'Телефонуйте або напишіть, коли матимете час. Щодня тримаємо пів години для термінових випадків.',
        }),
        use(contact, {
          address: 'вул. Паркова, 2, перший поверх',
          phone: '+380 32 555 02 04',
          email: 'desk@example.org',
          hours: [
            { days: 'Понеділок, вівторок, четвер', time: '8:00–18:00' },
            { days: 'Середа, п’ятниця', time: '8:00–13:00' },
          ],
        }),
        use(faq, {
          heading: 'Про що соромно питати',
          items: [
            { question: 'Я не був кілька років. Сваритимете?', answer: '<p>Ні. Ви вже тут, а це найважче.</p>' },
            { question: 'Чи болітиме?', answer: '<p>Укол пече три секунди. Далі підніміть руку, і ми зупинимося.</p>' },
            {
              question: 'Скільки це коштуватиме?',
              answer: '<p>До початку ви отримаєте план із кожною сумою. Якщо щось зміниться, спитаємо ще раз.</p>',
            },
          ],
        }),
      ],
    },
    legalPage('uk'),
    notFoundPage('uk'),
  ],
})

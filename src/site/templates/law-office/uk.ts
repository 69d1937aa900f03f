import { contact } from '../../sections/contact/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { features } from '../../sections/features/index.ts'
import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { table } from '../../sections/table/index.ts'
import { team } from '../../sections/team/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const uk = content({
  name: 'Адвокати',
  description: 'Для адвокатів, нотаріусів і податкових консультантів: напрями, люди, гонорари й перший лист.',
  theme: {
    header: { variant: 'split', cta: { label: 'Перша зустріч', href: '/kontakty/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Адвокатське об’єднання «Рибак і Мельник». Текст на цьому сайті не є порадою у вашій справі. <a href="/pravova-informatsiia/">Правова інформація</a></p>',
    },
  },
  pages: [
    {
      title: 'Рибак і Мельник, адвокати',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Адвокати з питань оренди, спадщини та праці. Перша зустріч за твердою ціною і з планом у кінці.',
      sections: [
        use(hero, {
          variant: 'plain',
          eyebrow: 'Оренда · спадщина · праця',
          heading: 'Право реченнями, які можна зрозуміти',
          subheading:
            'Ви розповідаєте, що сталося. Ми кажемо, що про це думає закон, скільки це коштуватиме і чи варто братися. Саме в такому порядку.',
          actions: [
            { label: 'Домовитися про зустріч', href: '/kontakty/' },
            { label: 'Гонорари', href: '/honorary/', style: 'secondary' },
          ],
        }),
        use(features, {
          heading: 'Чим ми займаємося',
          intro: 'Три напрями, і більше нічим. Для решти знаємо добрих колег.',
          columns: 3,
          variant: 'list',
          items: [
            {
              icon: 'key',
              title: 'Оренда',
              text: 'Виселення, підвищення плати, вогкі стіни. Для орендарів і для власників однієї квартири.',
            },
            {
              icon: 'scale',
              title: 'Спадщина',
              text: 'Заповіти, які витримають суд, і спадок, після якого брати й сестри ще розмовляють.',
            },
            {
              icon: 'briefcase',
              title: 'Праця',
              text: 'Звільнення, виплати, договори. Приходьте впродовж місяця, далі спливає строк.',
            },
          ],
        }),
        use(steps, {
          heading: 'Як починається справа',
          variant: 'numbered',
          items: [
            { title: 'Ви пишете', text: 'Десяти рядків досить. Додайте того листа, який вас розсердив.' },
            { title: 'Ми зустрічаємося', text: 'Одна година. З вас папери, з нас статті закону.' },
            { title: 'Ви вирішуєте', text: 'Наш погляд отримаєте на одній сторінці, з ціною кожного шляху.' },
          ],
        }),
      ],
    },
    {
      title: 'Адвокати',
      slug: 'advokaty',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Катерина Рибак і Юрій Мельник: освіта, напрями роботи та мови.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Нас двоє, і кожну справу читають обоє' }),
        use(team, {
          variant: 'list',
          members: [
            {
              name: 'Катерина Рибак',
              role: 'Оренда та спадщина',
              photo: { art: 'portrait', alt: 'Катерина Рибак' },
              bio: '<p>Адвокатка з 2004 року. До того була помічницею судді й досі пише так само коротко.</p>',
            },
            {
              name: 'Юрій Мельник',
              role: 'Трудове право',
              photo: { art: 'portrait', alt: 'Юрій Мельник' },
              bio: '<p>Адвокат з 2011 року. Колись очолював профспілку, тож знає обидва боки столу.</p>',
            },
          ],
        }),
      ],
    },
    {
      title: 'Гонорари',
      slug: 'honorary',
      page_type: 'standard',
      nav_order: 2,
      meta_description:
        'Скільки коштують перша зустріч, лист і справа в об’єднанні «Рибак і Мельник» та хто врешті платить.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Скільки це коштує',
          subheading: 'Перед кожним кроком ви отримуєте суму письмово. Без вашого «так» не робимо нічого.',
        }),
        use(table, {
          caption: 'Тверді ціни',
          variant: 'plain',
          header_column: true,
          rows: [
            ['', 'Ціна'],
            ['Перша зустріч, одна година', '1 500 ₴'],
            ['Лист іншій стороні', '2 500 ₴'],
            ['Простий заповіт', '4 000 ₴'],
            ['Перевірка трудового договору', '3 000 ₴'],
          ],
        }),
        use(faq, {
          variant: 'open',
          items: [
            {
              question: 'Чи поверне витрати інша сторона?',
              answer:
                '<p>Якщо виграємо, здебільшого так. На першій зустрічі скажемо, на яку частину можна розраховувати.</p>',
            },
            {
              question: 'А якщо заплатити нема чим?',
              answer: '<p>Тоді є безоплатна правнича допомога. Заяву заповнимо разом на першій зустрічі.</p>',
            },
          ],
        }),
      ],
    },
    {
      title: 'Контакти',
      slug: 'kontakty',
      page_type: 'standard',
      nav_order: 3,
      meta_description: 'Адреса, години та форма для перших десяти рядків. Адвокати Рибак і Мельник.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Перші десять рядків',
          subheading: 'Написане лишається в нас, незалежно від того, чи станете ви нашим клієнтом.',
        }),
        use(contact, {
          address: 'вул. Судова, 8, другий поверх',
          phone: '+380 32 555 04 82',
          email: 'office@example.org',
          hours: [{ days: 'Понеділок–четвер', time: '9:00–12:30, 14:00–17:00' }],
          form_ref: 'case',
        }),
        use(form, {
          anchor: 'case',
          fields: [
            { name: 'name', type: 'text', label: 'Ваше ім’я', required: true, autocomplete: 'name' },
            { name: 'email', type: 'email', label: 'Електронна пошта', required: true, autocomplete: 'email' },
            {
              name: 'field',
              type: 'select',
              label: 'Ідеться про',
              options: ['Оренду', 'Спадщину', 'Працю', 'Не знаю'],
            },
            { name: 'message', type: 'textarea', label: 'Що сталося?', required: true },
          ],
          consent: '<p>Відповідь ще не є договором. Ваші дані використаємо лише для того, щоб відповісти.</p>',
          submit_label: 'Надіслати конфіденційно',
          success_text: 'Отримали. Хтось із нас відповість до кінця наступного робочого дня.',
          target: 'mailto:office@example.org',
        }),
      ],
    },
    legalPage('uk'),
    notFoundPage('uk'),
  ],
})

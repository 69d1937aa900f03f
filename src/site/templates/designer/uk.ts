import { bento } from '../../sections/bento/index.ts'
import { contact } from '../../sections/contact/index.ts'
import { featureSplit } from '../../sections/feature-split/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { logos } from '../../sections/logos/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const uk = content({
  name: 'Дизайнерка',
  description: 'Для одного дизайнера чи двох: кілька робіт, розказаних як слід, що ви вмієте та з чого почати.',
  theme: {
    header: { variant: 'split', logo: 'name', cta: { label: 'Почати', href: '/pochaty/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Набрано двома шрифтами, обидва знають літеру «ґ». <a href="/pravova-informatsiia/">Правова інформація</a></p>',
    },
  },
  pages: [
    {
      title: 'Мира Таль, вказівники й бланки',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Мира Таль проєктує вказівники, мапи та бланки для лікарень, вокзалів і рад. Для тих, хто поспішає.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Проєктую для людей, які шукають вихід',
          subheading:
            'Вказівники, мапи, бланки. Для лікарень, вокзалів, міських рад. Добрі впізнаєш за тим, що їх не помічаєш.',
          actions: [{ label: 'Три роботи', href: '/roboty/' }],
        }),
        use(bento, {
          variant: 'three',
          cells: [
            {
              span: 2,
              title: 'Лікарня без жодного «Будь ласка»',
              text: 'На сорок відсотків менше запитань у реєстратурі.',
              image: { art: 'stripes', alt: 'Кольорові лінії на підлозі коридору' },
              href: '/roboty/#hospital',
            },
            {
              title: 'Один бланк замість шести',
              text: 'Житлова субсидія за одинадцять запитань.',
              href: '/roboty/#form',
            },
            {
              title: 'Мапа для пішоходів',
              text: 'Хвилини, а не метри.',
              image: { art: 'city', alt: 'Мапа з небагатьма вулицями' },
              href: '/roboty/#map',
            },
            { span: 2, title: 'Стрілки', text: 'Я їх збираю. Знаєте гарну, але хибну? Напишіть.' },
          ],
        }),
        use(logos, {
          heading: 'Працювала для',
          variant: 'row',
          items: [
            { image: { art: 'mark' }, alt: 'Лікарня святої Бригіди' },
            { image: { art: 'circles' }, alt: 'Північна колія' },
            { image: { art: 'arches' }, alt: 'Міська рада' },
          ],
        }),
      ],
    },
    {
      title: 'Роботи',
      slug: 'roboty',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Три роботи від задачі до підрахунку після неї: лікарня, бланк, мапа.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Три роботи, розказані як слід',
          subheading: 'Разом із тим, що спершу не вийшло.',
        }),
        use(featureSplit, {
          anchor: 'hospital',
          variant: 'left',
          heading: 'Лікарня: знайти палату',
          body: '<p>Два тижні я стояла у вестибюлі в білій сорочці, і дорогу в мене спитали 611 разів. Старі таблички називали відділення. Ніхто не шукає відділення. Шукають маму.</p><p>Тепер є чотири кольори, номери, які можна назвати телефоном, і лінія на підлозі.</p>',
          image: { art: 'stripes', alt: 'Чотири кольорові лінії розходяться на розі' },
        }),
        use(featureSplit, {
          anchor: 'form',
          variant: 'right',
          heading: 'Субсидія: одинадцять запитань',
          body: '<p>Шість бланків дев’ять разів питали дату народження. Ми розклали їх на столі, порізали й залишили те, що хтось міг пояснити.</p>',
          image: { art: 'desk', alt: 'Обрізки бланків на столі' },
        }),
        use(featureSplit, {
          anchor: 'map',
          variant: 'left',
          heading: 'Мапа, яка рахує хвилинами',
          body: '<p>Перша версія: гарна, але помилилася на цілий пагорб. Друга: перевірена з дитячим візком.</p>',
          image: { art: 'city', alt: 'Фрагмент мапи для пішоходів' },
        }),
      ],
    },
    {
      title: 'Почати',
      slug: 'pochaty',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'З чого починається проєкт із Мирою Таль, як він іде далі та як із нею зв’язатися.',
      sections: [
        use(hero, { variant: 'plain', heading: 'З чого почнемо' }),
        use(steps, {
          variant: 'vertical',
          items: [
            {
              title: 'Я приходжу й гублюся',
              text: 'Один день у вашому будинку без супроводу. Отримаєте перелік місць, де я вагалася.',
            },
            { title: 'Папір і скотч', text: 'Вішаємо паперові вказівники й тиждень спостерігаємо.' },
            { title: 'Аж потім справжні', text: 'Креслення, виробник, монтаж. За рік приходжу й рахую знову.' },
          ],
        }),
        use(contact, {
          address: 'Студія на старій телефонній станції\nвул. Дротова, 3',
          phone: '+380 32 555 06 35',
          email: 'mira@example.org',
        }),
      ],
    },
    legalPage('uk'),
    notFoundPage('uk'),
  ],
})

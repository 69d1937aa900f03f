import { beforeAfter } from '../../sections/before-after/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { featureSplit } from '../../sections/feature-split/index.ts'
import { form } from '../../sections/form/index.ts'
import { gallery } from '../../sections/gallery/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { pricing } from '../../sections/pricing/index.ts'
import { quote } from '../../sections/quote/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const uk = content({
  name: 'Фотографка',
  description: 'Спершу знімки: портфоліо з галереями, цінами та можливістю спитати про дату.',
  theme: {
    header: { variant: 'bar', cta: { label: 'Чи вільна дата?', href: '/kontakty/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Усі світлини © Олена Яворська. Перш ніж друкувати, спитайте. <a href="/pravova-informatsiia/">Правова інформація</a></p>',
    },
  },
  pages: [
    {
      title: 'Олена Яворська, фотографка',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description:
        'Світлини людей за роботою, за столом і в день весілля. Денне світло, терпіння, жодного реквізиту.',
      sections: [
        use(hero, {
          variant: 'background',
          heading: 'Чекаю, доки ви забудете про камеру',
          subheading: 'Портрети, весілля, люди за роботою. Денне світло, терпіння, жодного реквізиту.',
          actions: [{ label: 'Дивитися світлини', href: '/svitlyny/' }],
          media: { kind: 'image', image: { art: 'hills', alt: 'Двоє на пагорбі у вечірньому світлі' } },
        }),
        use(gallery, {
          variant: 'grid',
          columns: 2,
          images: [
            {
              media: { art: 'portrait' },
              alt: 'Палітурниця підвела погляд від роботи',
              caption: 'Палітурниця, вівторок, ранок',
            },
            { media: { art: 'window' }, alt: 'Пара біля вікна перед церемонією', caption: 'За десять хвилин' },
            { media: { art: 'waves' }, alt: 'Плавчиня в холодному морі', caption: 'Листопад, шість градусів' },
            { media: { art: 'desk' }, alt: 'Стіл годинникаря', caption: 'Кожен інструмент має ім’я' },
          ],
        }),
        use(quote, {
          variant: 'pull',
          text: 'Ненавиджу фотографуватися. А тут навіть не помітила.',
          source: 'Наречена, травень',
        }),
      ],
    },
    {
      title: 'Світлини',
      slug: 'svitlyny',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Три серії: руки за роботою, весілля без поз і одна зима біля моря.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Три серії',
          subheading: 'Показую небагато. Усе, що тут, я повісила б на стіну.',
        }),
        use(featureSplit, {
          variant: 'right',
          heading: 'Руки',
          body: '<p>Два роки я знімала людей ремесел, які нібито вмирають. Ніхто з них не мав часу слухати ці чутки.</p>',
          image: { art: 'desk', alt: 'Руки годинникаря над відкритим механізмом' },
        }),
        use(featureSplit, {
          variant: 'left',
          heading: 'Сам день',
          body: '<p>Весілля від першої кави до останнього танцю у вісімдесяти кадрах. Шикуватися нікому не треба, хіба що для бабусиної світлини.</p>',
          image: { art: 'arches', alt: 'Гості під арками ратуші' },
        }),
        use(beforeAfter, {
          variant: 'side-by-side',
          before: { art: 'stripes' },
          after: { art: 'waves' },
          alts: { before: 'Пляж у серпні, самі рушники', after: 'Той самий пляж у січні, одна людина' },
          labels: { before: 'Серпень', after: 'Січень' },
        }),
      ],
    },
    {
      title: 'Ціни',
      slug: 'tsiny',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Скільки коштують портрет, пів дня та весілля і що ви отримаєте.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Скільки це коштує',
          subheading: 'У ціну входить дорога до ста кілометрів і всі світлини без водяних знаків.',
        }),
        use(pricing, {
          variant: 'cards',
          plans: [
            {
              name: 'Портрет',
              price: '4 500',
              currency: '₴',
              period: 'одна година',
              features: ['У вас або надворі', 'Вісім готових світлин', 'Один відбиток на бавовняному папері'],
            },
            {
              name: 'Пів дня',
              price: '12 000',
              currency: '₴',
              period: 'чотири години',
              features: ['Майстерня, кухня чи сцена', 'Сорок світлин', 'Можна використовувати на вашому сайті'],
              highlight: true,
            },
            {
              name: 'Весілля',
              price: '38 000',
              currency: '₴',
              period: 'десять годин',
              features: ['Зустріч заздалегідь', 'Близько вісімдесяти світлин', 'Восени скринька відбитків'],
            },
          ],
          footnote: '<p>Громадські організації та театри платять, скільки можуть. Я серйозно.</p>',
        }),
        use(faq, {
          variant: 'open',
          heading: 'Про що мене питають',
          items: [
            {
              question: 'Коли будуть світлини?',
              answer: '<p>П’ять наступного ранку, решта впродовж трьох тижнів.</p>',
            },
            {
              question: 'Чи отримаємо ми всі кадри?',
              answer: '<p>Усі добрі. Сорок знімків одного торта не потрібні нікому.</p>',
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
      meta_description: 'Спитайте, чи вільна ваша дата. Олена Яворська відповідає впродовж дня.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Чи вільна ваша дата?',
          subheading: 'З травня до вересня беру одне весілля на тиждень. Для портрета час знайдеться майже завжди.',
        }),
        use(form, {
          heading: 'Розкажіть про цей день',
          fields: [
            { name: 'name', type: 'text', label: 'Ваше ім’я', required: true, autocomplete: 'name' },
            { name: 'email', type: 'email', label: 'Електронна пошта', required: true, autocomplete: 'email' },
            { name: 'date', type: 'date', label: 'Дата' },
            { name: 'occasion', type: 'select', label: 'Нагода', options: ['Портрет', 'Робота', 'Весілля', 'Інше'] },
            { name: 'message', type: 'textarea', label: 'Що мені варто знати?' },
          ],
          submit_label: 'Спитати',
          success_text: 'Дякую. Сьогодні ввечері зазирну в календар.',
          target: 'mailto:lena@example.org',
        }),
      ],
    },
    legalPage('uk'),
    notFoundPage('uk'),
  ],
})

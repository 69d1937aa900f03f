import { announcement } from '../../sections/announcement/index.ts'
import { bento } from '../../sections/bento/index.ts'
import { comparison } from '../../sections/comparison/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { pricing } from '../../sections/pricing/index.ts'
import { stats } from '../../sections/stats/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const uk = content({
  name: 'Запуск продукту',
  description: 'Для чогось нового: що воно вміє, скільки коштує, коли з’явиться, і список, щоб дізнатися першим.',
  theme: {
    header: { variant: 'bar', sticky: true, cta: { label: 'Повідомте мене', href: '/#list' } },
    footer: {
      variant: 'columns',
      columns: [
        {
          title: 'Комора',
          links: [
            { label: 'Ціни', href: '/tsiny/' },
            { label: 'Допомога', href: '/dopomoha/' },
          ],
        },
      ],
      legal:
        '<p>Зробили троє людей, які одного разу чотири рази купили кмин. <a href="/pravova-informatsiia/">Правова інформація</a></p>',
    },
  },
  pages: [
    {
      title: 'Комора, застосунок, який знає, що в шафці',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'Сфотографуйте полицю один раз. Комора знає, що є, що закінчується і що можна зварити ввечері.',
      sections: [
        use(announcement, {
          text: 'Із 2 березня для Android, iPhone і браузера. Тестувальники заходять раніше.',
          href: '#list',
        }),
        use(hero, {
          variant: 'split-left',
          heading: 'Знати, що є в шафці, стоячи в крамниці',
          subheading:
            'Сфотографуйте полицю один раз. Далі Комора рахує сама: що є, що закінчується і що треба з’їсти цього тижня.',
          actions: [
            { label: 'Додайте мене до списку', href: '#list' },
            { label: 'Як це працює', href: '#how', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'circles', alt: 'Слоїки різного розміру, вид згори' } },
          trust_line: 'Працює без мережі та без реєстрації',
        }),
        use(stats, {
          variant: 'row',
          items: [
            { value: '11', unit: 'с', label: 'на полицю, де стоїть тридцять речей' },
            {
              value: '1 500 ₴',
              label: 'на стільки менше викидають щомісяця',
              source: '214 тестових господарств, осінь 2025',
            },
            { value: '0', label: 'байтів про вас на наших серверах' },
          ],
        }),
        use(steps, {
          anchor: 'how',
          heading: 'Три хвилини, і воно працює',
          variant: 'icons',
          items: [
            {
              icon: 'camera',
              title: 'Сфотографуйте',
              text: 'Полицю, холодильник, морозилку. Етикетки читає сам телефон.',
            },
            {
              icon: 'check',
              title: 'Виправте',
              text: 'Дев’ять разів із десяти все правильно. На десятий торкніться екрана.',
            },
            { icon: 'utensils', title: 'Готуйте', text: 'Підкаже, що зварити зі старих запасів. Можна не слухатися.' },
          ],
        }),
        use(bento, {
          variant: 'three',
          cells: [
            {
              span: 2,
              title: 'Один список на всю родину',
              text: 'Хто в крамниці, той бачить, що скінчилося за сніданком.',
            },
            { title: 'Без полювання на штрихкоди', text: 'Овочі з базару теж рахуються.' },
            { title: 'Можна забрати із собою', text: 'Одна кнопка, один файл, усі записи.' },
            {
              span: 2,
              title: 'Воно вміє мовчати',
              text: 'Щонайбільше одне сповіщення на день, у ту годину, яку оберете. Можна й жодного.',
            },
          ],
        }),
        use(form, {
          anchor: 'list',
          heading: 'Один лист того дня, коли воно з’явиться',
          variant: 'inline',
          fields: [{ name: 'email', type: 'email', label: 'Електронна пошта', required: true, autocomplete: 'email' }],
          consent: '<p>Один лист, після чого адресу видаляємо.</p>',
          submit_label: 'Повідомте мене',
          success_text: 'Ви у списку. До зустрічі в березні.',
          target: 'mailto:list@example.org',
        }),
      ],
    },
    {
      title: 'Ціни',
      slug: 'tsiny',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Для однієї людини безкоштовно, для родини 790 гривень на рік. Реклами немає ніде.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Одна ціна, раз на рік',
          subheading: 'Без реклами й без продажу даних. Тому це коштує грошей.',
        }),
        use(pricing, {
          variant: 'cards',
          plans: [
            {
              name: 'Для себе',
              price: '0',
              currency: '₴',
              period: 'назавжди',
              features: ['Один телефон', 'Полиць скільки завгодно', 'Експорт'],
            },
            {
              name: 'Для родини',
              price: '790',
              currency: '₴',
              period: 'на рік',
              features: ['До шести людей', 'Спільний список покупок', 'Шифрування між вашими пристроями'],
              highlight: true,
              cta: { label: 'Додайте нас до списку', href: '/#list' },
            },
          ],
        }),
        use(comparison, {
          variant: 'table',
          columns: ['Папірець', 'Таблиця', 'Комора'],
          rows: [
            { label: 'Під рукою, коли ви в крамниці', values: [false, true, true] },
            { label: 'Помічає, коли щось скінчилося', values: [false, false, true] },
            { label: 'Ніколи не треба заряджати', values: [true, false, false] },
          ],
        }),
      ],
    },
    {
      title: 'Допомога',
      slug: 'dopomoha',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Відповіді про телефони, приватність і про те, що буде, якщо ми облишимо справу.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Про що питають найперше' }),
        use(faq, {
          items: [
            {
              question: 'На яких телефонах працює?',
              answer: '<p>Android від версії 11, iPhone від iOS 17 і будь-який сучасний браузер.</p>',
            },
            {
              question: 'Де зберігаються мої фото?',
              answer: '<p>На вашому телефоні. Там їх розпізнають і видаляють, якщо ви не захочете залишити.</p>',
            },
            {
              question: 'А якщо ви облишите справу?',
              answer: '<p>Тоді код стане відкритим і застосунок житиме без нас. Так записано в нашому статуті.</p>',
            },
          ],
        }),
      ],
    },
    legalPage('uk'),
    notFoundPage('uk'),
  ],
})

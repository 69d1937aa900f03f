import { contact } from '../../sections/contact/index.ts'
import { cta } from '../../sections/cta/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { featureSplit } from '../../sections/feature-split/index.ts'
import { features } from '../../sections/features/index.ts'
import { form } from '../../sections/form/index.ts'
import { gallery } from '../../sections/gallery/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { steps } from '../../sections/steps/index.ts'
import { team } from '../../sections/team/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const uk = content({
  name: 'Студія',
  description: 'Для невеликого бюро, яке продає думку й уважність: архітектори, дизайнери інтер’єрів, консультанти.',
  theme: {
    header: { variant: 'split', cta: { label: 'Поговорити', href: '/kontakty/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Архітектурне бюро «Поріг», вул. Гребельна, 12. Кваліфікаційний сертифікат АА 000000. <a href="/pravova-informatsiia/">Правова інформація</a></p>',
    },
  },
  pages: [
    {
      title: 'Архітектурне бюро «Поріг»',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'Двоє архітекторів, які перебудовують те, що вже стоїть: млини, крамниці, квартири, один маяк.',
      sections: [
        use(hero, {
          variant: 'split-right',
          eyebrow: 'Архітектори, з 2009 року',
          heading: 'Перебудовуємо те, що вже стоїть',
          subheading:
            'Клуні, крамниці на розі, квартири сімдесятих, один маяк. Перш ніж провести лінію, питаємо, що можна залишити.',
          actions: [
            { label: 'Наші роботи', href: '/roboty/' },
            { label: 'Скільки це коштує', href: '/kontakty/#fees', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'arches', alt: 'Старі цегляні арки з новими вікнами' } },
        }),
        use(features, {
          heading: 'З чим до нас приходять',
          columns: 3,
          items: [
            {
              icon: 'house',
              title: 'Реконструкція',
              text: 'Клуня стає домом і все одно схожа на клуню. Дозволи беремо на себе.',
            },
            { icon: 'ruler', title: 'Прибудови', text: 'Ще одна кімната, і при цьому не втратити ні сад, ні сусіда.' },
            {
              icon: 'thermometer',
              title: 'Тепло',
              text: 'Що дадуть утеплення, вікна й опалення саме у вашому домі: у цифрах і до того, як ви щось купите.',
            },
          ],
        }),
        use(featureSplit, {
          variant: 'left',
          heading: 'Млин у Бродах',
          body: '<p>Чотири поверхи, жодних сходів, під якими підписався б інженер, і родина з п’яти людей, що хотіла заїхати до осені. Ми залишили балки, жорна й запах борошна. Решта нова, але щоб це помітити, треба придивитися.</p>',
          image: { art: 'window', alt: 'Ранкове світло у вікні млина' },
          action: { label: 'Інші роботи', href: '/roboty/', style: 'link' },
        }),
        use(testimonials, {
          variant: 'single',
          items: [
            {
              quote: 'Вони відрадили нам скляний куб. Дякуємо їм щосерпня.',
              author: 'Родина Бондарів',
              role: 'Хата в Нижній Греблі',
            },
          ],
        }),
        use(cta, {
          variant: 'banner',
          tone: 'accent',
          heading: 'Маєте на думці будинок?',
          text: 'Година за вашим кухонним столом нічого не коштує.',
          actions: [{ label: 'Домовитися про зустріч', href: '/kontakty/' }],
        }),
      ],
    },
    {
      title: 'Роботи',
      slug: 'roboty',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Завершені будинки бюро «Поріг»: млин, пекарня, дві квартири та маяк.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Завершені й обжиті',
          subheading: 'Знімаємо за рік після новосілля, коли в коридорі вже стоїть взуття.',
        }),
        use(gallery, {
          variant: 'grid',
          columns: 2,
          images: [
            { media: { art: 'window' }, alt: 'Інтер’єр млина з дерев’яними балками', caption: 'Млин у Бродах, 2024' },
            { media: { art: 'arches' }, alt: 'Вітрина з трьома арками', caption: 'Пекарня на Гребельній, 2023' },
            {
              media: { art: 'city' },
              alt: 'Тераса на даху над містом',
              caption: 'Одна квартира з двох, Замкова гора, 2022',
            },
            { media: { art: 'waves' }, alt: 'Маяк з боку води', caption: 'Дім доглядача маяка, Піщаний ріг, 2019' },
          ],
        }),
        use(cta, {
          variant: 'boxed',
          heading: 'Кожен із них можна відвідати',
          text: 'Власники погодилися, здебільшого охоче.',
          actions: [{ label: 'Попросити екскурсію', href: '/kontakty/' }],
        }),
      ],
    },
    {
      title: 'Бюро',
      slug: 'biuro',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Хто ми, як іде робота над проєктом і чому їх у нас не більше трьох водночас.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Двоє архітекторів, один столяр',
          subheading: 'Три проєкти водночас, не більше. Тому ми й беремо слухавку.',
        }),
        use(team, {
          members: [
            {
              name: 'Юлія Гай',
              role: 'Архітекторка',
              photo: { art: 'portrait', alt: 'Юлія Гай' },
              bio: '<p>П’ятнадцять років в охороні пам’яток. Вік цеглини впізнає за звуком.</p>',
            },
            {
              name: 'Остап Марчук',
              role: 'Архітектор',
              photo: { art: 'portrait', alt: 'Остап Марчук' },
              bio: '<p>Спершу рахує, потім креслить. Відповідає за кожен тепловий насос, який ми поставили.</p>',
            },
            {
              name: 'Петро Різник',
              role: 'Столяр',
              photo: { art: 'portrait', alt: 'Петро Різник' },
              bio: '<p>Робить макети й ті сходи, за які більше ніхто не береться.</p>',
            },
          ],
        }),
        use(steps, {
          heading: 'Як ми працюємо',
          variant: 'vertical',
          items: [
            {
              title: 'Придивляємося',
              text: 'Обмірюємо, розкриваємо кілька стін, читаємо старі креслення. Два тижні, ціна відома наперед.',
            },
            {
              title: 'Креслимо',
              text: 'Два проєкти, обережний і сміливий, обидва з кошторисом, за який ми відповідаємо.',
            },
            { title: 'Будуємо', text: 'Щовівторка й щоп’ятниці ми на майданчику, аж доки ви не отримаєте ключі.' },
          ],
        }),
      ],
    },
    {
      title: 'Контакти',
      slug: 'kontakty',
      page_type: 'standard',
      nav_order: 3,
      meta_description:
        'Напишіть, зателефонуйте або зайдіть: бюро «Поріг», вул. Гребельна, 12. Перша година безкоштовна.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Заходьте, чайник уже закипає',
          subheading: 'Щопонеділка креслимо й не відповідаємо. Будь-якого іншого дня ми вам раді.',
        }),
        use(contact, {
          address: 'вул. Гребельна, 12, другий поверх\nЛьвів',
          phone: '+380 32 555 04 57',
          email: 'office@example.org',
          hours: [{ days: 'Вівторок–п’ятниця', time: '9:00–17:00' }],
          form_ref: 'write',
        }),
        use(form, {
          anchor: 'write',
          heading: 'Розкажіть про будинок',
          fields: [
            { name: 'name', type: 'text', label: 'Ваше ім’я', required: true, autocomplete: 'name' },
            { name: 'email', type: 'email', label: 'Електронна пошта', required: true, autocomplete: 'email' },
            { name: 'place', type: 'text', label: 'Де він стоїть?' },
            { name: 'message', type: 'textarea', label: 'Що з нього має вийти?', required: true },
          ],
          submit_label: 'Надіслати',
          success_text: 'Отримали. Хтось із нас зателефонує вам цього тижня.',
          target: 'mailto:office@example.org',
        }),
        use(faq, {
          anchor: 'fees',
          heading: 'Про гроші',
          items: [
            {
              question: 'Скільки коштує перший візит?',
              answer: '<p>Ніскільки, якщо до вас не більше години дороги. Якщо далі, попросимо квиток на потяг.</p>',
            },
            {
              question: 'З чого складається ціна?',
              answer:
                '<p>Обстеження має тверду ціну. Далі це частка від вартості будівництва, яку узгоджуємо письмово, перш ніж ви вирішите.</p>',
            },
            {
              question: 'Чи беретеся за дрібне?',
              answer: '<p>Одні сходи, одне вікно, одна стіна: так, якщо стіна цікава.</p>',
            },
          ],
        }),
      ],
    },
    legalPage('uk'),
    notFoundPage('uk'),
  ],
})

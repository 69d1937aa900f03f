import { faq } from '../../sections/faq/index.ts'
import { featureSplit } from '../../sections/feature-split/index.ts'
import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { pricing } from '../../sections/pricing/index.ts'
import { testimonials } from '../../sections/testimonials/index.ts'
import { timeline } from '../../sections/timeline/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const uk = content({
  name: 'Курс',
  description: 'Для курсу чи школи: що вмітимете потім, вечори, ціна, місце.',
  theme: {
    header: { variant: 'bar', sticky: true, cta: { label: 'Зайняти місце', href: '/mistse/' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>«Голка й світло», курси лагодження одягу. Місце підтверджуємо впродовж дня. <a href="/pravova-informatsiia/">Правова інформація</a></p>',
    },
  },
  pages: [
    {
      title: 'Лагодження за вісім вечорів',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'Курс лагодження одягу: вісім вівторків, восьмеро людей, одна вчителька, машинка не потрібна.',
      sections: [
        use(hero, {
          variant: 'split-right',
          eyebrow: 'Починаємо 5 жовтня',
          heading: 'Після цього ви не викинете жодного светра',
          subheading: 'Вісім вівторків, восьмеро людей, один великий стіл. З вас те, що порвалося.',
          actions: [
            { label: 'Зайняти місце', href: '/mistse/' },
            { label: 'Вечори', href: '/vechory/', style: 'secondary' },
          ],
          media: { kind: 'image', image: { art: 'desk', alt: 'Стіл із нитками, ножицями та лампою' } },
          trust_line: 'Залишилося три місця',
        }),
        use(featureSplit, {
          variant: 'left',
          heading: 'Що ви вмітимете до Різдва',
          bullets: [
            'Штопати так, щоб не бачив ніхто, або так, щоб бачили всі',
            'Міняти блискавку без лайки',
            'Рятувати штани там, де вони завжди протираються',
            'Упізнавати тканину, підпаливши нитку',
          ],
          image: { art: 'stripes', alt: 'Рукав, заштопаний трьома кольорами' },
        }),
        use(testimonials, {
          variant: 'single',
          items: [
            {
              quote: 'Тепер друзі мого сина носять мені свої куртки. У п’ятому класі я знаменитість.',
              author: 'Ганна',
              role: 'Весняний курс',
            },
          ],
        }),
      ],
    },
    {
      title: 'Вечори',
      slug: 'vechory',
      page_type: 'standard',
      nav_order: 1,
      meta_description: 'Що ми вчимо кожного з восьми вівторків: від нитки в голці до останньої блискавки.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Вісім вівторків о пів на сьому' }),
        use(timeline, {
          variant: 'vertical',
          items: [
            { date: 'Вечори 1 і 2', title: 'Голка, нитка, очі', text: 'Три шви, на яких тримається все. І ґудзики.' },
            {
              date: 'Вечори 3 і 4',
              title: 'Дірки',
              text: 'Штопаємо вовну, латаємо бавовну. Дірки ваші власні, не навчальні.',
            },
            { date: 'Вечори 5 і 6', title: 'Блискавки й шви', text: 'Те, за що в ательє беруть чотири сотні.' },
            { date: 'Вечори 7 і 8', title: 'Усе, що лишилося', text: 'Найважча купка. А останнього вечора ще й борщ.' },
          ],
        }),
        use(faq, {
          heading: 'Про що питають щоразу',
          items: [
            {
              question: 'У мене обидві руки ліві.',
              answer: '<p>До нас ходили хірурги й муляри. Муляри впоралися швидше.</p>',
            },
            { question: 'А якщо я пропущу вечір?', answer: '<p>Надолужите на наступному курсі, безкоштовно.</p>' },
          ],
        }),
      ],
    },
    {
      title: 'Зайняти місце',
      slug: 'mistse',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Ціна, запис і умови курсу лагодження. Для учнів і для всіх, хто попросить, пів ціни.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Зайняти місце',
          subheading: 'Платите другого вечора, коли вже знаєте, чи вам до душі.',
        }),
        use(pricing, {
          variant: 'cards',
          plans: [
            {
              name: 'Увесь курс',
              price: '3 200',
              currency: '₴',
              period: 'вісім вечорів',
              features: ['Нитки й голки є', 'Чай теж', 'Швейний набір лишається вам'],
              highlight: true,
            },
            {
              name: 'Пів ціни',
              price: '1 600',
              currency: '₴',
              period: 'вісім вечорів',
              features: ['Для учнів і студентів', 'І для кожного, хто попросить'],
            },
          ],
        }),
        use(form, {
          heading: 'Запис',
          fields: [
            { name: 'name', type: 'text', label: 'Ваше ім’я', required: true, autocomplete: 'name' },
            { name: 'email', type: 'email', label: 'Електронна пошта', required: true, autocomplete: 'email' },
            { name: 'pile', type: 'textarea', label: 'Що у вашій купці?' },
          ],
          submit_label: 'Записатися',
          success_text: 'Чудово. Підтвердження й дорогу до дверей надішлемо впродовж дня.',
          target: 'mailto:course@example.org',
        }),
      ],
    },
    legalPage('uk'),
    notFoundPage('uk'),
  ],
})

import { cta } from '../../sections/cta/index.ts'
import { faq } from '../../sections/faq/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { posts } from '../../sections/posts/index.ts'
import { team } from '../../sections/team/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const uk = content({
  name: 'Журнал',
  description: 'Для кількох авторів: перша шпальта, репортажі зі світлинами, редакція з іменами.',
  theme: {
    header: { variant: 'centred', logo: 'name' },
    footer: {
      variant: 'columns',
      columns: [
        {
          title: 'Пором',
          links: [
            { label: 'Репортажі', href: '/reportazhi/' },
            { label: 'Редакція', href: '/redaktsiia/' },
          ],
        },
      ],
      legal:
        '<p>«Пором» виходить чотири рази на рік і належить своїм читачам. <a href="/pravova-informatsiia/">Правова інформація</a></p>',
    },
  },
  pages: [
    {
      title: 'Пором',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: '«Пором»: репортажі з обох берегів однієї річки, написані тими, хто там живе.',
      sections: [
        use(hero, {
          variant: 'split-right',
          eyebrow: 'Число 31, зима',
          heading: 'Пором',
          subheading: 'Репортажі з обох берегів однієї річки від тих, хто там живе.',
          media: { kind: 'image', image: { art: 'waves', alt: 'Човен на річці вдосвіта' } },
        }),
        use(posts, {
          variant: 'magazine',
          source: { kind: 'all' },
          count: 6,
          columns: 2,
          show: { image: true, excerpt: true, date: true, author: true, tags: false },
          label: 'У цьому числі',
        }),
        use(cta, {
          variant: 'boxed',
          heading: 'Живете біля річки?',
          text: 'Тоді ви знаєте щось, чого не знаємо ми. Запишіть, а ми допоможемо.',
          actions: [{ label: 'Запропонувати репортаж', href: '/redaktsiia/#write' }],
        }),
      ],
    },
    {
      title: 'Репортажі',
      slug: 'reportazhi',
      page_type: 'blog_listing',
      nav_order: 1,
      meta_description: 'Усі репортажі «Порома» від першого числа, найновіші спершу.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Усі репортажі' }),
        use(posts, {
          variant: 'cards',
          source: { kind: 'all' },
          count: 12,
          columns: 3,
          pagination: true,
          label: 'Усі репортажі',
        }),
      ],
    },
    {
      title: 'Редакція',
      slug: 'redaktsiia',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Хто робить «Пором», хто за нього платить і як у ньому з’явиться ваш репортаж.',
      sections: [
        use(hero, {
          variant: 'plain',
          heading: 'Редакція',
          subheading: 'Стіл у залі очікування на поромній пристані, щочетверга.',
        }),
        use(team, {
          variant: 'list',
          members: [
            {
              name: 'Ірина Бойко',
              role: 'Редакторка',
              photo: { art: 'portrait', alt: 'Ірина Бойко' },
              bio: '<p>Викреслює перший абзац у всіх, у себе теж.</p>',
            },
            {
              name: 'Максим Шаповал',
              role: 'Світлини',
              photo: { art: 'portrait', alt: 'Максим Шаповал' },
              bio: '<p>Двічі на день їздить поромом і двічі на день щось бачить.</p>',
            },
          ],
        }),
        use(faq, {
          anchor: 'write',
          heading: 'Писати для нас',
          items: [
            {
              question: 'А якщо я не журналіст?',
              answer:
                '<p>Більшість із нас теж ні. Надішліть три речення на <a href="mailto:office@example.org">office@example.org</a>.</p>',
            },
            {
              question: 'Ви платите?',
              answer: '<p>1 500 гривень за сторінку, усім однаково. Це можливо завдяки 640 передплатникам.</p>',
            },
          ],
        }),
      ],
    },
    legalPage('uk'),
    notFoundPage('uk'),
  ],
  posts: [
    {
      title: 'Останній ліхтарник на шлюзі',
      slug: 'ostannii-likhtarnyk-na-shliuzi',
      meta_title: 'Останній ліхтарник на шлюзі',
      meta_description:
        'Щовечора Богдан Гірняк власноруч засвічує одинадцять ліхтарів. Є й автомат. Він у нього в коробці.',
      keywords: ['річка', 'люди'],
      content:
        '<p>О чверть на п’яту Богдан Гірняк одягає пальто, каже дружині «ліхтарі» й виходить. До шлюзу двісті кроків. Ліхтарів одинадцять, кожен із вимикачем у залізній скриньці, і кожна скринька заїдає по-своєму.</p><p>Реле часу є. Воно лежить у сараї в заводській упаковці, привезене 2009 року. «Добре реле, — каже Гірняк. — Нічого не маю проти нього».</p><h2>Що він бачить</h2><p>Біля третього ліхтаря він рахує качок, біля шостого дивиться, чи світиться в пані Оксани. У лютому не світилося. Він постукав, а вона лежала в коридорі зі зламаним стегном і сказала, що знала: о четвертій двадцять він прийде.</p><p>Восени управління водних шляхів спитало, скільки струму заощаджує реле. Гірняк відповів на листівці: «Ніскільки. Його ще не вмикали».</p>',
    },
    {
      title: 'Міст міряють',
      slug: 'mist-miriaiut',
      meta_title: 'Міст міряють',
      meta_description: 'Сорок років говорять про міст. А тепер хтось приїхав зі штативом.',
      keywords: ['міст', 'містечко'],
      content:
        '<p>У понеділок молода жінка в жовтій куртці стояла на східному березі й дивилася крізь прилад на західний. До полудня знало все містечко: міряють міст.</p><p>Моста немає. Його обіцяли 1983, 1996 та 2011 року, щоразу перед виборами. У «Якорі» висить його креслення, у рамці, поруч з опудалом щуки.</p><h2>За і проти</h2><p>Пекар за: у нього по той бік мати. Поромник теж за, і це багатьох дивує. «Мені шістдесят три, — каже він. — Хочеться хоч раз побачити це згори». Проти дві школи, які дев’яносто років грають між собою у футбол, бо більше нема з ким.</p><p>А молода жінка? О п’ятій вона зібралася. Сказала, що міряла дзвіницю, та трохи хилиться. Але про міст чула. У пекарні.</p>',
    },
  ],
})

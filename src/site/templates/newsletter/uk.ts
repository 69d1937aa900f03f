import { form } from '../../sections/form/index.ts'
import { hero } from '../../sections/hero/index.ts'
import { posts } from '../../sections/posts/index.ts'
import { richText } from '../../sections/rich-text/index.ts'
import { content, notFoundPage, use } from '../build.ts'
import { legalPage } from '../legal-page.ts'

export const uk = content({
  name: 'Розсилка',
  description: 'Для листів, що приходять регулярно: підписка вгорі, архів нижче, і хто це пише.',
  theme: {
    header: { variant: 'centred', logo: 'name', cta: { label: 'Підписатися', href: '/#subscribe' } },
    footer: {
      variant: 'simple',
      legal:
        '<p>Щодругої п’ятниці. Один клац, і вас немає у списку. <a href="/pravova-informatsiia/">Правова інформація</a></p>',
    },
  },
  pages: [
    {
      title: 'Четверта грядка',
      slug: '',
      page_type: 'standard',
      nav_order: null,
      meta_description: 'Лист щодругої п’ятниці про городину на сорока квадратних метрах, разом із невдачами.',
      sections: [
        use(hero, {
          variant: 'plain',
          align: 'center',
          heading: 'Четверта грядка',
          subheading:
            'Лист щодругої п’ятниці про сорок квадратних метрів городу. Разом із невдачами, бо вони цікавіші.',
        }),
        use(form, {
          anchor: 'subscribe',
          variant: 'inline',
          fields: [{ name: 'email', type: 'email', label: 'Електронна пошта', required: true, autocomplete: 'email' }],
          consent: '<p>Зберігаємо адресу, доки ви не заберете її назад.</p>',
          submit_label: 'Підписатися',
          success_text: 'Вітаємо. Наступний лист прийде в п’ятницю.',
          target: 'mailto:letters@example.org',
        }),
        use(posts, { variant: 'list', source: { kind: 'all' }, count: 3, columns: 1, label: 'Останні листи' }),
      ],
    },
    {
      title: 'Листи',
      slug: 'lysty',
      page_type: 'blog_listing',
      nav_order: 1,
      meta_description: 'Усі листи «Четвертої грядки», найновіші спершу. Усе відкрито для читання.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Усі листи', subheading: 'За датою. Моркву шукайте пошуком браузера.' }),
        use(posts, {
          variant: 'list',
          source: { kind: 'all' },
          count: 12,
          columns: 1,
          pagination: true,
          label: 'Усі листи',
        }),
      ],
    },
    {
      title: 'Хто пише',
      slug: 'khto-pyshe',
      page_type: 'standard',
      nav_order: 2,
      meta_description: 'Хто копає, хто пише й де лежить четверта грядка. З адресою для насіння.',
      sections: [
        use(hero, { variant: 'plain', heading: 'Хто пише' }),
        use(richText, {
          width: 'narrow',
          html: '<p>Дві сестри, один город. Агнія копає, Віра пише, їдять обидві. Грядок п’ять. Три за звичаєм належать квасолі, п’ята до травня під водою, тож досліди відбуваються на четвертій.</p><p>Насіння й заперечення надсилайте на <a href="mailto:letters@example.org">letters@example.org</a>.</p>',
        }),
      ],
    },
    legalPage('uk'),
    notFoundPage('uk'),
  ],
  posts: [
    {
      title: 'Квасоля не читала пакетика',
      slug: 'kvasolia-ne-chytala-paketyka',
      meta_title: 'Квасоля не читала пакетика',
      meta_description: 'Посіяли в правильний день, на правильну глибину, і не зійшло нічого. Що врешті допомогло.',
      keywords: ['квасоля', 'сівба'],
      content:
        '<p>«Після середини травня, на глибину три сантиметри», — написано на пакетику. Ми дотрималися цього, як присяги. За дев’ятнадцять днів мали сорок тичок і жодної квасолини.</p><p>Агнія розкопала рядок. Насінини лежали товсті й м’які, ніби випили зайвого. Вісім днів падав дощ, а наша земля тримає дощ, як образу.</p><h2>Удруге</h2><p>Ми пішли не за календарем, а за долонею: якщо можеш хвилину тримати її на землі й не хочеться забрати, то й квасолі там буде добре. Два сантиметри, не поливати, накрити від голубів. За тиждень вона стояла рівно, як перший клас на лінійці.</p><p>Отже: пакетик має рацію в середньому. Але в середньому ніхто не садить.</p>',
    },
    {
      title: 'Хвала негарній капусті',
      slug: 'khvala-neharnii-kapusti',
      meta_title: 'Хвала негарній капусті',
      meta_description: 'Чому вціліла тільки та, що в дірках, і що ми сіятимемо наступного року.',
      keywords: ['капуста', 'сорти'],
      content:
        '<p>Ми посадили дві капусти: гладеньку, з ім’ям, як у скакового коня, і шість сусідчиних розсадин узагалі без імені. У липні гладенькі були окрасою стежки. У вересні вони стали мереживом.</p><p>Безіменні теж мали дірки. Але росли собі довкола них, листок за листком, як людина, яку перебили, а вона просто веде далі.</p><h2>Чого ми навчилися</h2><ul><li>Гусінь їсть два тижні. Хто росте п’ять місяців, може зачекати.</li><li>Гладенький лист для базару, товстий для грядки.</li><li>Спитайте сусідку. Вона має це насіння з 1974 року, у слоїку з написом <em>«Гірчиця»</em>.</li></ul><p>Важила чотири кілограми й смакувала зимою. Ми попросили ще ложку з того слоїка.</p>',
    },
  ],
})

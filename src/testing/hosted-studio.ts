import type { SiteTemplate } from '../contract/hosted-values.ts'
import type { Reply } from '../contract/operation.ts'
import type { Operations } from '../contract/index.ts'
import { catalog } from '../site/catalog.ts'
import { testStudio, type TestStudio, type TestStudioOptions } from './test-studio.ts'

export interface HostedStudio extends TestStudio {
  site_id: number
  /** Title → an article with some text. */
  write(title: string, more?: { content?: string; language?: string }): Promise<Reply<Operations['create_article']>>
}

/** A studio with the templates below and one blank site in English, `Bees`. */
export async function hostedStudio(options: TestStudioOptions = {}): Promise<HostedStudio> {
  const studio = await testStudio({
    ...options,
    outside: { sections: { ...catalog, templates: () => [apiary, english] }, ...options.outside },
  })
  const { id: site_id } = await studio.call('create_site', { name: 'Bees', default_locale: 'en' })
  return {
    ...studio,
    site_id,
    write: (title, { content = `<p>${title}, in a few words.</p>`, language = 'en' } = {}) =>
      studio.call('create_article', { title, content, language }),
  }
}

const hero = (heading: string) => ({ type: 'hero', props: { heading } })

const inUkrainian = {
  name: 'Пасіка',
  description: 'Для пасічника.',
  theme_config: { header: { links: [{ label: 'Мед', href: '/med/' }] } },
  pages: [
    { title: 'Головна', slug: '', page_type: 'standard', nav_order: 0, sections: [hero('Мед із Полтави')] },
    { title: 'Мед', slug: 'med', page_type: 'standard', nav_order: 1, sections: [hero('Який є мед')] },
    { title: 'Блог', slug: 'blog', page_type: 'blog_listing', nav_order: 2, sections: [] },
    { title: 'Не знайдено', slug: '404', page_type: 'standard', nav_order: null, sections: [hero('Тут нічого немає')] },
  ],
  posts: [
    {
      title: 'Перший взяток',
      content: '<p>Акація зацвіла.</p><script>alert(1)</script>',
      meta_title: 'Перший взяток',
      meta_description: 'Про акацію.',
      keywords: ['мед'],
    },
    { title: 'Зима', slug: 'zyma', content: '<p>Тихо.</p>', meta_title: '', meta_description: '', keywords: [] },
  ],
} satisfies SiteTemplate['content'][string]

export const apiary: SiteTemplate = {
  key: 'apiary',
  category: 'business',
  theme_config: { radius: 'large', fonts: { heading: 'Lora' } },
  locales: ['uk', 'en'],
  content: {
    uk: inUkrainian,
    en: {
      ...inUkrainian,
      name: 'Apiary',
      description: 'For a beekeeper.',
      theme_config: {},
      pages: [{ title: 'Home', slug: '', page_type: 'standard', nav_order: 0, sections: [hero('Honey')] }],
      posts: [],
    },
  },
}

const english: SiteTemplate = {
  ...apiary,
  key: 'english',
  category: 'blog',
  theme_config: { radius: 'none' },
  locales: ['en'],
  content: { en: { ...apiary.content.en!, name: 'English only' } },
}

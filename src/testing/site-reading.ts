import type { Found } from '../core/hosted/site-reader.ts'
import { hostedStudio, type HostedStudio } from './hosted-studio.ts'

export interface ReadingStudio extends HostedStudio {
  /** What visitors find at an address of the site `bees`; with drafts as the studio does. */
  at(path: string, drafts?: boolean): Promise<Found | null>
  /** A live post of this age in hours; its id. */
  post(
    title: string,
    more?: { keywords?: string[]; content?: string; language?: string; age?: number },
  ): Promise<number>
  page(slug: string, more?: Record<string, unknown>): Promise<number>
}

/** A studio with the blank site `Bees` in English, and short words to fill and read it. */
export async function readingStudio(): Promise<ReadingStudio> {
  const studio = await hostedStudio()
  return Object.assign(studio, {
    at: (path: string, drafts = false) => studio.core.sites.find('bees', path, { drafts }),
    post: async (title: string, { keywords, age, ...text }: Parameters<ReadingStudio['post']>[1] = {}) => {
      const article = await studio.write(title, text)
      if (keywords) {
        await studio.call('save_article', { id: article.id, revision: 1, keywords })
      }
      if (age !== undefined) studio.clock.jump(-age * 3_600_000)
      const { id } = await studio.call('publish_post', { site_id: studio.site_id, article_id: article.id })
      if (age !== undefined) studio.clock.jump(age * 3_600_000)
      return id
    },
    page: async (slug: string, more: Record<string, unknown> = {}) => {
      const wish = { site_id: studio.site_id, title: slug || 'Home', slug, sections: [], ...more }
      const { id } = await studio.call('create_page', wish)
      return id
    },
  })
}

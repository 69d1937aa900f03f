import type { OperationName } from '../contract/index.ts'
import { answeringOutside } from './answering-outside.ts'
import { apiStudio, type ApiStudio } from './api-studio.ts'
import type { TestStudioOptions } from './test-studio.ts'

export interface PreparedStudio extends ApiStudio {
  /** A job that is completed: its article is there. */
  job_id: string
}

/**
 * A studio in which the examples of `contract/examples.ts` can be carried out: whatever they name by id is there,
 * and what lies outside answers as its vendor would.
 */
export async function preparedStudio(options: TestStudioOptions = {}): Promise<PreparedStudio> {
  const studio = await apiStudio({
    ...options,
    outside: { ...answeringOutside(), ...options.outside },
  })
  const call = async (name: string, input: Record<string, unknown>) =>
    // The steps are data: their types are checked by the door.
    (await studio.call(name as OperationName, input as never)) as Record<string, unknown>
  await studio.call('save_settings', {
    general: { email: 'writer@example.com', language: 'en' },
    limits: { requests_per_minute: 1_000_000 },
  })

  for (const article of articles) await call('create_article', article)
  const job_id = String((await call('generate_article', { topic: 'A year with bees', word_count: 300 })).job_id)
  await completed(studio, job_id)

  await call('connect_cms_site', {
    type: 'cms-a',
    name: 'The old blog',
    url: 'https://blog.example.com',
    user: 'editor',
    credential: 'abcd efgh ijkl mnop',
  })
  await call('publish_article', { id: 1, site_id: 1, publish_status: 'publish' })
  await call('create_site', { name: 'Honey', slug: 'honey', default_locale: 'en' })
  await call('create_page', {
    site_id: 1,
    title: 'About',
    slug: 'about',
    sections: [{ type: 'rich_text', props: { html: '<p>We keep bees.</p>' } }],
  })
  await call('create_page', { site_id: 1, title: 'Journal', slug: 'journal', page_type: 'blog_listing' })
  await call('add_domain', { site_id: 1, hostname: 'honey.example.com' })
  const webhook = { site_id: 1, name: 'Build server', url: 'https://build.example.com/hooks/quoin' }
  await call('create_webhook', { ...webhook, events: ['post.published', 'post.updated', 'post.unpublished'] })
  await call('publish_post', { site_id: 1, article_id: 3 })
  await logged(studio)
  return { ...studio, job_id }
}

const articles = [
  {
    title: 'Bees on the roof',
    content: '<h2>Why a roof</h2><p>It is quiet up there, and the linden trees are near.</p>',
    language: 'en',
    meta_title: 'Bees on the roof',
    meta_description: 'What a roof has that a garden has not.',
    keywords: ['urban bees', 'roof garden'],
  },
  { title: 'The first harvest', content: '<p>Nine jars, and honey on every door handle.</p>', language: 'en' },
  { title: 'Wintering a colony', content: '<p>Leave them alone. It is harder than it sounds.</p>', language: 'en' },
]

async function completed(studio: ApiStudio, job_id: string): Promise<void> {
  await waitFor(`job ${job_id}`, async () => {
    const { status } = await studio.call('get_generation_job', { job_id })
    if (status === 'failed') throw new Error('The prepared article was not written.')
    return status === 'completed'
  })
}

const logged = (studio: ApiStudio) =>
  waitFor('a delivery', async () => (await studio.call('list_webhook_logs', { site_id: 1, webhook_id: 1 })).length > 0)

async function waitFor(what: string, is: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + 10_000; Date.now() < until;) {
    if (await is()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${what}: it took more than 10 s.`)
}

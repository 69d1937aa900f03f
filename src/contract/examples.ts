import answers from '../../resources/api-answers.json' with { type: 'json' }

/** A call as the API page shows it. Each is carried out by a test, and its answer has to look like the one shown. */
export interface Example {
  input: Record<string, unknown>
  /** The whole body of the answer. */
  answer: unknown
}

/** In the studio that the tests prepare, these ids exist. */
const inputs: Record<string, Record<string, unknown>> = {
  list_articles: { page: 1, per_page: 20, status: 'draft', language: 'en' },
  get_article: { id: 1 },
  generate_article: {
    topic: 'Keeping bees on a city roof',
    language_code: 'en',
    word_count: 600,
    model: 'vendor-a-4o',
    keywords: ['urban bees', 'roof garden'],
    custom_instructions: 'Write for people who have never kept bees.',
  },
  get_generation_job: { job_id: 'job_01kb2n5v8w3e7q2t' },
  generate_media: {
    prompt: 'A beehive on a flat roof at sunrise',
    aspect_ratio: '16:9',
    model: 'auto',
    style: 'watercolor',
    auto_prompt: true,
  },
  list_image_models: {},
  list_cms_sites: {},
  publish_article: { id: 1, site_id: 1, publish_status: 'draft', categories: [3] },
  list_publications: { id: 1 },
  get_credit_usage: {},
  whoami: {},
  list_templates: { category: 'blog', locale: 'en' },
  list_sites: {},
  create_site: { name: 'Roof Garden', slug: 'roof-garden', template_key: 'journal', default_locale: 'en' },
  create_site_from_template: {
    name: 'City Bees',
    slug: 'city-bees',
    template_key: 'journal',
    default_locale: 'en',
  },
  get_site: { site_id: 1 },
  update_site: { site_id: 1, name: 'Honey and Roofs' },
  delete_site: { site_id: 1 },
  list_pages: { site_id: 1 },
  create_page: {
    site_id: 1,
    title: 'About us',
    slug: 'about-us',
    sections: [{ type: 'rich_text', props: { html: '<p>We keep bees where others park cars.</p>' } }],
    page_type: 'standard',
    meta_description: 'Who keeps bees on this roof, and why.',
  },
  update_page: { site_id: 1, page_id: 1, title: 'About our bees', status: 'published', nav_order: 2 },
  delete_page: { site_id: 1, page_id: 1 },
  list_posts: { site_id: 1 },
  publish_post: { site_id: 1, article_id: 2, slug: 'first-harvest', publish: true },
  update_post: { site_id: 1, post_id: 1, status: 'draft', meta_title: 'The first harvest' },
  unpublish_post: { site_id: 1, post_id: 1 },
  list_domains: { site_id: 1 },
  add_domain: { site_id: 1, hostname: 'bees.example.com' },
  list_webhooks: { site_id: 1 },
  create_webhook: {
    site_id: 1,
    name: 'Build server',
    url: 'https://build.example.com/hooks/quoin',
    events: ['post.published', 'post.updated'],
  },
  delete_webhook: { site_id: 1, webhook_id: 1 },
  test_webhook: { site_id: 1, webhook_id: 1 },
  list_webhook_logs: { site_id: 1, webhook_id: 1 },
  search_image: { query: 'beehive on a roof', count: 3 },
  generate_image: { prompt: 'A jar of honey on a window sill', aspect_ratio: '4:3', model: 'auto' },
}

export const examples: Record<string, Example> = Object.fromEntries(
  Object.entries(inputs).map(([name, input]) => [name, { input, answer: (answers as Record<string, unknown>)[name] }]),
)

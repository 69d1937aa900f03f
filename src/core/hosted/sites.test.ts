import { afterEach, describe, expect, it } from 'vitest'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
afterEach(() => studio.close())

describe('a site', () => {
  it('is created blank, with an address made from its name', async () => {
    studio = await testStudio()
    const site = await studio.call('create_site', { name: 'Пасіка Бджілка', default_locale: 'uk' })
    expect(site).toMatchObject({
      id: 1,
      name: 'Пасіка Бджілка',
      slug: 'pasika-bdzhilka',
      status: 'draft',
      url: 'http://pasika-bdzhilka.localhost:2/',
      template_key: null,
      default_locale: 'uk',
      analytics_token: null,
      quota: { pages_used: 0, pages_limit: 1000 },
    })
    expect(await studio.call('list_pages', { site_id: site.id })).toEqual([])
    expect(studio.events).toEqual([{ type: 'site.created', id: 1 }])
  })
})

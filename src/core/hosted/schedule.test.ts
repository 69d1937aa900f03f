import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostedStudio, type HostedStudio } from '../../testing/hosted-studio.ts'

let studio: HostedStudio
beforeEach(async () => {
  studio = await hostedStudio()
})
afterEach(() => studio.close())

const MINUTE = 60_000
const at = (minutes: number) => new Date(studio.clock.now() + minutes * MINUTE).toISOString()
const draft = async (title = 'Later') => {
  const article = await studio.write(title)
  const { id } = await studio.call('publish_post', { site_id: studio.site_id, article_id: article.id, publish: false })
  return { post_id: id, article_id: article.id }
}
const schedule = (post_id: number, publish_at: string | null) =>
  studio.call('schedule_post', { site_id: studio.site_id, post_id, publish_at })
const shown = async (post_id: number) =>
  (await studio.call('list_site_posts', { site_id: studio.site_id })).find(({ id }) => id === post_id)!
const news = () => studio.events.filter(({ type }) => type.startsWith('post.')).map(({ type }) => type)
/** The runner looks, and everything it took has ended. */
const jobsDone = async () => {
  studio.ctx.jobs.wake()
  const jobs = await studio.ctx.db
    .selectFrom('jobs')
    .select('job_id')
    .where('kind', '=', 'publish_scheduled_post')
    .where((where) => where.or([where('run_after', 'is', null), where('run_after', '<=', studio.ctx.now())]))
    .execute()
  for (const { job_id } of jobs) await studio.ctx.jobs.settled(job_id, 5_000)
}
const pass = async (minutes: number) => {
  studio.clock.advance(minutes * MINUTE)
  await jobsDone()
}

describe('a scheduled post', () => {
  it('stays a draft until its time, then goes live as if it had been published then', async () => {
    const { post_id, article_id } = await draft()
    const answer = await schedule(post_id, at(30))
    expect(answer).toMatchObject({ status: 'draft', publish_at: '2026-11-21T09:00:00Z', language: 'en', words: 5 })
    expect(news()).toEqual(['post.created', 'post.scheduled'])
    await pass(29)
    expect(await shown(post_id)).toMatchObject({ status: 'draft' })

    await pass(2)
    expect(await shown(post_id)).toMatchObject({
      status: 'live',
      publish_at: null,
      schedule_note: null,
      published_at: '2026-11-21T09:01:00Z',
    })
    expect(news()).toEqual(['post.created', 'post.scheduled', 'post.published'])
    expect(await studio.call('get_article', { id: article_id })).toMatchObject({ status: 'published' })
  })

  it('takes over the text as it is when it goes live', async () => {
    const { post_id, article_id } = await draft()
    await schedule(post_id, at(5))
    await studio.call('save_article', { id: article_id, revision: 1, content: '<p>Written in between.</p>' })
    await pass(6)
    const found = await studio.core.sites.find('bees', '/posts/later/', { drafts: false })
    expect(found).toMatchObject({ drawing: { post: { content: '<p>Written in between.</p>' } } })
  })

  it('goes live once, however often its time is changed, and not when it is taken back', async () => {
    const { post_id } = await draft()
    await schedule(post_id, at(10))
    await schedule(post_id, at(20))
    await pass(11)
    expect(await shown(post_id)).toMatchObject({ status: 'draft', publish_at: expect.any(String) })
    await pass(10)
    expect(news().filter((type) => type === 'post.published')).toHaveLength(1)

    const other = await draft('Never')
    await schedule(other.post_id, at(10))
    await schedule(other.post_id, null)
    await pass(60)
    expect(await shown(other.post_id)).toMatchObject({ status: 'draft', publish_at: null })
  })

  it('survives a restart', async () => {
    const { clock } = studio
    await studio.close()
    studio = await hostedStudio({ clock })
    const { post_id } = await draft()
    await schedule(post_id, at(10))
    const again = await studio.restart(() => clock.advance(15 * MINUTE))
    Object.assign(studio, again)
    await jobsDone()
    expect(await shown(post_id)).toMatchObject({ status: 'live' })
  })

  it('is neither early nor doubled when the clock is set back', async () => {
    const { post_id } = await draft()
    await schedule(post_id, at(10))
    studio.clock.jump(-60 * MINUTE)
    await pass(11)
    expect(await shown(post_id)).toMatchObject({ status: 'draft', publish_at: '2026-11-21T08:40:00Z' })
    studio.clock.jump(60 * MINUTE)
    await pass(1)
    expect(await shown(post_id)).toMatchObject({ status: 'live' })
    await pass(120)
    expect(news().filter((type) => type === 'post.published')).toHaveLength(1)
  })

  it('whose article may not be public then stays a draft and says why', async () => {
    const { post_id, article_id } = await draft()
    await schedule(post_id, at(10))
    await studio.call('trash_articles', { ids: [article_id] })
    await pass(11)
    const row = await shown(post_id)
    expect(row).toMatchObject({ status: 'draft', publish_at: null, schedule_note: expect.stringMatching(/trash/) })
    expect(await studio.call('list_article_posts', { article_id })).toMatchObject([
      { id: post_id, site_name: 'Bees', schedule_note: row.schedule_note },
    ])
    await studio.call('restore_articles', { ids: [article_id] })
    expect(await schedule(post_id, at(5))).toMatchObject({ schedule_note: null })
  })

  it('cannot be one that is live', async () => {
    const { post_id } = await draft()
    await studio.call('update_post', { site_id: studio.site_id, post_id, status: 'live' })
    await expect(schedule(post_id, at(10))).rejects.toMatchObject({ code: 'conflict' })
  })
})

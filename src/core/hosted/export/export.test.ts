import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPromise } from 'yauzl'
import { plainPicture } from '../../../testing/picture-shop.ts'
import { bytesIn, filesIn, runExport, type ExportWish } from '../../../testing/site-exports.ts'
import { sitesStudio, type SitesStudio } from '../../../testing/sites-studio.ts'
import { STAGING } from '../../../workers/tasks/export/manifest.ts'

let studio: SitesStudio
let slug: string
let folder: string
beforeEach(async () => {
  studio = await sitesStudio()
  const made = { name: 'Honey', template_key: 'apiary', default_locale: 'en' } as const
  const site = await studio.call('create_site_from_template', made)
  studio.site_id = site.id
  slug = site.slug
  folder = join(studio.folder, 'exports', slug)
})
afterEach(() => studio.close())

const run = (wish: ExportWish = {}) => runExport(studio, wish)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
async function unpacked(archive: string): Promise<[string, string][]> {
  const zip = await openPromise(archive)
  const files: [string, string][] = []
  for await (const entry of zip.eachEntry()) {
    files.push([entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString('base64')])
  }
  return files
}
const hero = (heading: string, more: object = {}) => ({ type: 'hero', props: { heading, ...more } })
const addPage = (slugOf: string, sections: object[] = [], more: object = {}) =>
  studio.call('add_page', {
    site_id: studio.site_id,
    title: slugOf,
    slug: slugOf,
    locale: 'en',
    sections: sections as never,
    ...more,
  })
const publish = async (title: string, content = `<p>${title}, at length.</p>`) => {
  const article = await studio.write(title, { content })
  return studio.call('publish_post', { site_id: studio.site_id, article_id: article.id })
}

describe('an export to a folder', () => {
  it('holds what visitors see, byte for byte, and no draft', async () => {
    const { media } = await studio.call('upload_media', {
      bytes: await plainPicture(800, 600, 0xaa3311),
      filename: 'A.png',
    })
    const image = { kind: 'image', image: { media: media.sha256, alt: 'A roof' } }
    await addPage('roofs', [hero('Roofs', { variant: 'split-left', media: image })])
    await addPage('plans', [], { status: 'draft' })
    await publish('First honey')
    const done = await run()
    expect(done).toMatchObject({ state: 'done', progress: 100, error: null, folder, changes_since: 0 })

    const names = filesIn(folder)
    const pages = names.filter((name) => name.endsWith('.html'))
    expect(pages).toContain('roofs/index.html')
    expect(pages.filter((name) => name.includes('first-honey'))).toHaveLength(1)
    expect(names.filter((name) => name.includes('plans'))).toEqual([])
    expect(names).toEqual(
      expect.arrayContaining([
        '404.html',
        'feed.json',
        'feed.xml',
        'robots.txt',
        'sitemap.xml',
        '_redirects',
        '.htaccess',
      ]),
    )
    expect(names.filter((name) => name.startsWith(`media/${media.sha256}/`)).length).toBeGreaterThan(0)
    expect(done.files).toBe(names.length - 1)
    expect(done.bytes).toBe(
      names.reduce((sum, name) => sum + (name.startsWith('.quoin') ? 0 : statSync(join(folder, name)).size), 0),
    )
    for (const name of names.filter((each) => !/^(\.|_redirects|nginx)/.test(each))) {
      const served = await studio.get(slug, `/${name}`)
      expect([name, served.text === read(name)]).toEqual([name, true])
    }
  })

  it('has links that open from a disk', async () => {
    await addPage('about', [hero('About')])
    await publish('First honey')
    await run()
    for (const name of filesIn(folder).filter((each) => each.endsWith('index.html'))) {
      for (const [, link] of read(name).matchAll(/(?:href|src)="(\.[^"#?]*)/g)) {
        expect([name, link, existsSync(join(folder, dirname(name), link!)) && !link!.endsWith('/')]).toEqual([
          name,
          link,
          true,
        ])
      }
    }
  })

  it('gives the same bytes for the same site, here and in another folder', async () => {
    await publish('First honey')
    const other = join(studio.folder, 'elsewhere')
    await run()
    await run({ folder: other })
    expect(bytesIn(other)).toEqual(bytesIn(folder))
    const before = bytesIn(folder)
    rmSync(folder, { recursive: true })
    await run()
    expect(bytesIn(folder)).toEqual(before)
  })

  it('ends its links in a slash where the writer wishes it', async () => {
    await addPage('about', [hero('About')], { nav_order: 5 })
    await run({ clean_links: true })
    expect(read('index.html')).toContain('href="./about/"')
    await run()
    expect(read('index.html')).toContain('href="./about/index.html"')
  })

  it('leads on from old addresses, on every sort of server', async () => {
    await addPage('new')
    const wish = { site_id: studio.site_id, from_path: '/old/', to_path: '/new/' } as const
    await studio.call('save_redirect', wish)
    await run()
    expect(read('_redirects')).toContain('/old/ /new/ 301')
    expect(read('.htaccess')).toContain('RedirectMatch 301 "^/old/?$" "/new/"')
    expect(read('nginx.conf')).toContain('location ~ "^/old/?$" { return 301 "/new/"; }')
    expect(read('old/index.html')).toContain('url=../new/index.html')
  })
})

describe('the next export', () => {
  it('writes only what changed, and removes what went', async () => {
    const gone = await addPage('gone')
    await publish('First honey')
    const post = await publish('Second honey')
    await run()
    expect(await run()).toMatchObject({ state: 'done', written: 0, removed: 0 })

    const untouched = statSync(join(folder, 'robots.txt')).mtimeMs
    await studio.call('remove_page', { site_id: studio.site_id, page_id: gone.id })
    await studio.call('update_post', { site_id: studio.site_id, post_id: post.id, meta_description: 'About honey.' })
    expect(await studio.call('list_exports', { site_id: studio.site_id })).toMatchObject([{}, { changes_since: 2 }])
    const after = await run()
    expect(after).toMatchObject({ state: 'done', removed: 1, changes_since: 0 })
    expect(after.written).toBeGreaterThan(0)
    expect(after.written).toBeLessThan(after.files / 2)
    expect(existsSync(join(folder, 'gone'))).toBe(false)
    expect(statSync(join(folder, 'robots.txt')).mtimeMs).toBe(untouched)

    const fresh = join(studio.folder, 'fresh')
    await run({ folder: fresh })
    expect(bytesIn(folder)).toEqual(bytesIn(fresh))
  })

  it('puts back what is missing or was cut off, and what a killed one left', async () => {
    await publish('First honey')
    await run()
    const whole = bytesIn(folder)
    rmSync(join(folder, 'robots.txt'))
    writeFileSync(join(folder, 'index.html'), 'cut')
    mkdirSync(join(folder, `${STAGING}99`, 'new'), { recursive: true })
    writeFileSync(join(folder, `${STAGING}99`, 'new', 'index.html'), 'half')
    expect(await run()).toMatchObject({ state: 'done', written: 2 })
    expect(bytesIn(folder)).toEqual(whole)
  })

  it('puts right what one left that broke off while files were moved', async () => {
    await addPage('about')
    await addPage('zebra')
    await run()
    rmSync(join(folder, 'zebra', 'index.html'))
    mkdirSync(join(folder, 'zebra', 'index.html', 'stone'), { recursive: true })
    await studio.call('update_site', { site_id: studio.site_id, name: 'Honey and wax' })
    const broken = await run()
    expect(broken).toMatchObject({ state: 'failed', error: expect.stringContaining('A folder stands where') })
    expect(read('about/index.html')).toContain('Honey and wax')
    expect(filesIn(folder).filter((name) => name.startsWith(STAGING))).toEqual([])
    rmSync(join(folder, 'zebra', 'index.html'), { recursive: true })
    expect(await run()).toMatchObject({ state: 'done' })
    const fresh = join(studio.folder, 'fresh')
    await run({ folder: fresh })
    expect(bytesIn(folder)).toEqual(bytesIn(fresh))
  })

  it('leaves alone what somebody else put there or changed', async () => {
    const page = await addPage('mine')
    await run()
    writeFileSync(join(folder, 'CNAME'), 'honey.example.com')
    writeFileSync(join(folder, 'mine', 'index.html'), 'by hand')
    await studio.call('remove_page', { site_id: studio.site_id, page_id: page.id })
    expect(await run()).toMatchObject({ state: 'done', removed: 0 })
    expect([read('CNAME'), read('mine/index.html')]).toEqual(['honey.example.com', 'by hand'])
  })

  it('stops before a file of somebody else that stands in its way', async () => {
    await run()
    mkdirSync(join(folder, 'about'))
    writeFileSync(join(folder, 'about', 'index.html'), 'by hand')
    const before = bytesIn(folder)
    await addPage('about')
    expect(await run()).toMatchObject({ state: 'failed', error: expect.stringContaining('about/index.html') })
    expect(bytesIn(folder)).toEqual(before)
  })
})

describe('a manifest that somebody changed', () => {
  const outside = () => join(studio.folder, 'outside.txt')
  const tamper = (change: (files: Record<string, object>) => void) => {
    const manifest = JSON.parse(read('.quoin-export.json'))
    change(manifest.files)
    writeFileSync(join(folder, '.quoin-export.json'), JSON.stringify(manifest))
  }

  it('makes nothing outside of the folder go', async () => {
    await run()
    writeFileSync(outside(), 'stays')
    const entry = { print: '', sha256: '0'.repeat(64), bytes: 5 }
    tamper((files) => {
      files['../../outside.txt'] = entry
      files[outside()] = entry
      files['..\\..\\outside.txt'] = entry
      files['a/../../../outside.txt'] = entry
    })
    expect(await run()).toMatchObject({ state: 'done', removed: 0 })
    expect(readFileSync(outside(), 'utf8')).toBe('stays')
  })

  it('does not lead through a link to elsewhere', async () => {
    await addPage('about')
    await run()
    const elsewhere = join(studio.folder, 'elsewhere')
    mkdirSync(elsewhere)
    rmSync(join(folder, 'about'), { recursive: true })
    symlinkSync(elsewhere, join(folder, 'about'))
    const failed = await run()
    expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('about/index.html') })
    expect(filesIn(elsewhere)).toEqual([])
  })

  it('that is no manifest any more stops the export', async () => {
    await run()
    writeFileSync(join(folder, '.quoin-export.json'), '{"quoin":1,"files":[]}')
    expect(await run()).toMatchObject({ state: 'failed', error: expect.stringContaining('cannot be read') })
  })
})

describe('what an export refuses', () => {
  it('a folder that holds other things, and one that is no folder', async () => {
    const taken = join(studio.folder, 'taken')
    mkdirSync(taken)
    writeFileSync(join(taken, 'thesis.docx'), 'years of work')
    for (const wrong of [taken, join(taken, 'thesis.docx'), 'exports', '../exports']) {
      await expect(run({ folder: wrong })).rejects.toMatchObject({ code: 'validation_error' })
    }
    expect(filesIn(taken)).toEqual(['thesis.docx'])
  })

  it('the folder of another site', async () => {
    await run()
    const wish = { site_id: 1, target: 'folder', folder } as const
    const { id } = await studio.call('start_export', wish)
    await expect
      .poll(async () => studio.call('get_export', { export_id: id }))
      .toMatchObject({ state: 'failed', error: expect.stringContaining('another site') })
  })

  it('a site with broken links, until it is told to go on', async () => {
    await addPage('about', [hero('About', { actions: [{ label: 'On', href: '/nowhere/', style: 'primary' }] })])
    const stopped = await run()
    expect(stopped).toMatchObject({ state: 'failed', written: 0 })
    expect(stopped.problems.filter(({ level }) => level === 'error')).toMatchObject([
      { code: 'broken_link', path: '/about/', message: expect.stringContaining('/nowhere/') },
    ])
    expect(filesIn(folder)).toEqual([])
    expect(await run({ despite_problems: true })).toMatchObject({ state: 'done', problems: stopped.problems })
    expect(existsSync(join(folder, 'about/index.html'))).toBe(true)
  })

  it('a second export of the same site at the same time', async () => {
    const wish = { site_id: studio.site_id, target: 'folder' } as const
    const first = await studio.call('start_export', wish)
    await expect(studio.call('start_export', wish)).rejects.toMatchObject({ code: 'conflict' })
    await studio.call('cancel_export', { export_id: first.id })
  })
})

describe('an export that is stopped', () => {
  it('leaves what was there whole, and nothing of its own', async () => {
    await run()
    const before = bytesIn(folder)
    await addPage('about')
    const { id } = await studio.call('start_export', { site_id: studio.site_id, target: 'folder' })
    const stopped = await studio.call('cancel_export', { export_id: id })
    expect(['cancelled', 'done']).toContain(stopped.state)
    if (stopped.state === 'cancelled') expect(bytesIn(folder)).toEqual(before)
    expect(filesIn(folder).filter((name) => name.startsWith(STAGING))).toEqual([])
    expect(await run()).toMatchObject({ state: 'done' })
    expect(existsSync(join(folder, 'about/index.html'))).toBe(true)
  })
})

describe('an archive', () => {
  it('holds the same files as the folder, and the same bytes each time', async () => {
    await publish('First honey')
    await run()
    const first = await run({ target: 'zip' })
    const second = await run({ target: 'zip' })
    expect(first).toMatchObject({ state: 'done', folder: null })
    const [one, two] = await Promise.all([first, second].map(({ id }) => studio.core.exportArchive(id)))
    expect(one).toMatchObject({ filename: `${slug}.zip`, bytes: first.bytes })
    expect(readFileSync(one!.path).equals(readFileSync(two!.path))).toBe(true)
    expect(await unpacked(one!.path)).toEqual(bytesIn(folder).filter(([name]) => name !== '.quoin-export.json'))
  })

  it('is made of a new site that has the slug of a deleted one', async () => {
    await run({ target: 'zip' })
    await studio.call('delete_site', { site_id: studio.site_id })
    const { id } = await studio.call('create_site', { name: 'Honey', slug, default_locale: 'en' })
    studio.site_id = id
    expect(await run({ target: 'zip', despite_problems: true })).toMatchObject({ state: 'done', error: null })
  })

  it('is there for zips alone', async () => {
    const { id } = await run()
    expect(await studio.core.exportArchive(id)).toBeNull()
    await expect(studio.core.exportArchive(999)).rejects.toMatchObject({ code: 'not_found' })
  })
})

import { expect, it } from 'vitest'
import { redirectFiles } from './redirect-files.ts'

const bodies = (from: string, to: string, public_url = 'https://bees.example.com/') =>
  Object.fromEntries(
    redirectFiles({ redirects: [{ from, to, status: 301 }], public_url, files: [{ path: '/404.html' }] }).map(
      ({ name, body }) => [name, body],
    ),
  )

it('stands below the folder of the site where it has one', () => {
  const files = bodies('/old/', '/new/', 'https://example.com/bees/')
  expect(files['_redirects']).toBe('/bees/old/ /bees/new/ 301\n')
  expect(files['.htaccess']).toContain('ErrorDocument 404 /bees/404.html\n')
  expect(files['old/index.html']).toContain('url=../new/index.html"')
})

it.each([
  ['/a" $1\n{}/', '/b"; return 200 "x/'],
  ['/a.*/', 'https://example.org/?q="><script>&$host'],
  ['/мед/', '/"><img src=x onerror=alert(1)>/'],
])('lets no address %j, %j say anything but an address', (from, to) => {
  const files = bodies(from, to)
  for (const name of ['_redirects', '.htaccess', 'nginx.conf']) {
    const lines = files[name]!.split('\n').filter((line) => / 301\b/.test(line))
    expect(lines).toHaveLength(1)
    expect((lines[0]!.match(/"/g) ?? []).length).toBe(name === '_redirects' ? 0 : 4)
    if (name !== '_redirects') expect(lines[0]).not.toMatch(/(?<!\\)\$(?:1|host)/)
  }
  const page = files[`${from}index.html`.slice(1)]!
  expect(page.match(/<(?!\/?(?:html|meta|title|p|a)\b|!doctype)/g)).toBeNull()
})

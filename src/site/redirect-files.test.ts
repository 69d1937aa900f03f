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

it('compares with the address as servers read it, and sends on to it as browsers want it', () => {
  const files = bodies('/мед/', '/стільники/#віск')
  expect(files['_redirects']).toMatch(/^\/%D0%BC%D0%B5%D0%B4\/ \/%D1%81%D1%82/)
  expect(files['.htaccess']).toContain('RedirectMatch 301 "^/мед/?$" "/стільники/#%D0%B2%D1%96%D1%81%D0%BA"')
  expect(files['nginx.conf']).toContain('location ~ "^/мед/?$" { return 301 "/%D1%81%D1%82%D1%96')
  expect(bodies('/a b/', '/b/')['nginx.conf']).toContain('"^/a\\x{20}b/?$"')
  expect(bodies('/a/', 'https://мед.example/ї?q=ї')['_redirects']).toBe(
    '/a/ https://xn--d1abu.example/%D1%97?q=%D1%97 301\n',
  )
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

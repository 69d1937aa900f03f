import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { LISTED, samplePost } from './site-seed.ts'

/** Outside of the repository: what is measured against is no part of it. */
const CACHE = process.env['QUOIN_BENCH_CACHE'] ?? join(homedir(), '.cache/quoin-bench')
const ELEVENTY = '@11ty/eleventy@3.1.2'

export interface Peer {
  name: string
  /** Writes the same posts as its sources, into an empty folder. */
  prepare(folder: string, posts: number): void
  /** Command and arguments that build `folder` into `out`. */
  build(folder: string, out: string): [string, string[]]
}

/** Those that can be had on this machine. */
export function peersHere(): Peer[] {
  const found: Peer[] = []
  if (runs('hugo', ['version'])) found.push(hugo)
  const bin = join(CACHE, 'eleventy/node_modules/@11ty/eleventy/cmd.cjs')
  if (!existsSync(bin)) {
    mkdirSync(join(CACHE, 'eleventy'), { recursive: true })
    runs('npm', ['install', '--no-audit', '--no-fund', '--prefix', join(CACHE, 'eleventy'), ELEVENTY])
  }
  if (existsSync(bin)) found.push(eleventy(bin))
  return found
}

function runs(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Seconds, and the highest memory in MB where the system tells it. */
export async function timeOf(
  [command, args]: [string, string[]],
  cwd: string,
): Promise<{ seconds: number; mb: number | null }> {
  const began = performance.now()
  const child = spawn(command, args, { cwd, stdio: 'ignore' })
  let mb: number | null = null
  const look = setInterval(() => {
    try {
      const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
      if (peak) mb = Number(peak[1]) / 1000
    } catch {
      mb ??= null
    }
  }, 50)
  const code = await new Promise((resolve, reject) => {
    child.on('exit', resolve)
    child.on('error', reject)
  })
  clearInterval(look)
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}.`)
  return { seconds: (performance.now() - began) / 1000, mb }
}

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

const posts = (folder: string, count: number, home: string, more: string) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, home), { recursive: true })
  for (let number = 0; number < count; number++) {
    const { title, slug, content, tags, at } = samplePost(number)
    const front = `---\ntitle: "${title}"\ndate: ${at}\n${more}tags: ${JSON.stringify(tags)}\n---\n`
    writeFileSync(join(folder, home, `${slug}.html`), front + content)
  }
}

const head = (title: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>`

const hugo: Peer = {
  name: 'Hugo',
  prepare(folder, count) {
    posts(folder, count, 'content/notes', '')
    const list = `{{ define "main" }}<h1>{{ .Title }}</h1>{{ $p := .Paginate .Pages ${LISTED} }}{{ range $p.Pages }}<article><h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2><p>{{ .Summary | plainify | truncate 160 }}</p>{{ range .Params.tags }}<a href="/tags/{{ . | urlize }}/">{{ . }}</a> {{ end }}</article>{{ end }}{{ with $p.Next }}<a href="{{ .URL }}">Older</a>{{ end }}{{ end }}`
    write(folder, {
      'config.toml': `baseURL = "https://example.org/"\ntitle = "Bench"\npaginate = ${LISTED}\nrssLimit = 20\n[taxonomies]\ntag = "tags"\n`,
      'layouts/_default/baseof.html': `${head('{{ .Title }}')}<nav><a href="/">Home</a> <a href="/notes/">Notes</a></nav><main>{{ block "main" . }}{{ end }}</main></body></html>`,
      'layouts/_default/single.html':
        '{{ define "main" }}<h1>{{ .Title }}</h1><time>{{ .Date.Format "2 January 2006" }}</time>{{ .Content }}{{ range .Params.tags }}<a href="/tags/{{ . | urlize }}/">{{ . }}</a> {{ end }}{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ end }}',
      'layouts/_default/list.html': list,
      'layouts/index.html': '{{ define "main" }}<h1>Bench</h1>{{ end }}',
    })
  },
  build: (folder, out) => ['hugo', ['--quiet', '--source', folder, '--destination', out]],
}

const eleventy = (bin: string): Peer => ({
  name: 'Eleventy',
  prepare(folder, count) {
    posts(folder, count, 'src/notes', '')
    const list =
      '<h1>{{ title }}</h1>{% for post in shown %}<article><h2><a href="{{ post.url }}">{{ post.data.title }}</a></h2>{% for tag in post.data.tags %}<a href="/tags/{{ tag | slugify }}/">{{ tag }}</a> {% endfor %}</article>{% endfor %}'
    write(folder, {
      'eleventy.config.cjs': `module.exports = (config) => {
  config.addCollection('notes', (all) => all.getFilteredByGlob('src/notes/*.html').reverse())
  config.addCollection('tagPages', (all) => {
    const tags = new Map()
    for (const post of all.getFilteredByGlob('src/notes/*.html').reverse())
      for (const tag of post.data.tags) tags.set(tag, [...(tags.get(tag) ?? []), post])
    return [...tags].flatMap(([tag, posts]) =>
      Array.from({ length: Math.ceil(posts.length / ${LISTED}) }, (_, n) => ({ tag, n, posts: posts.slice(n * ${LISTED}, (n + 1) * ${LISTED}) })))
  })
  return { dir: { input: 'src' }, htmlTemplateEngine: false }
}`,
      'src/notes/notes.json': '{"layout":"post.njk"}',
      'src/_includes/base.njk': `${head('{{ title }}')}<nav><a href="/">Home</a> <a href="/notes/">Notes</a></nav><main>{{ content | safe }}</main></body></html>`,
      'src/_includes/post.njk':
        '---\nlayout: base.njk\n---\n<h1>{{ title }}</h1><time>{{ page.date }}</time>{{ content | safe }}{% for tag in tags %}<a href="/tags/{{ tag | slugify }}/">{{ tag }}</a> {% endfor %}',
      'src/index.njk': '---\nlayout: base.njk\ntitle: Bench\n---\n<h1>Bench</h1>',
      'src/list.njk': `---\nlayout: base.njk\ntitle: Notes\npagination:\n  data: collections.notes\n  size: ${LISTED}\n  alias: shown\npermalink: "/notes/{% if pagination.pageNumber > 0 %}page/{{ pagination.pageNumber + 1 }}/{% endif %}index.html"\n---\n${list}`,
      'src/tags.njk': `---\nlayout: base.njk\ntitle: Tag\npagination:\n  data: collections.tagPages\n  size: 1\n  alias: part\npermalink: "/tags/{{ part.tag | slugify }}/{% if part.n > 0 %}page/{{ part.n + 1 }}/{% endif %}index.html"\n---\n{% set shown = part.posts %}${list}`,
      'src/feed.njk':
        '---\npermalink: /feed.xml\n---\n<?xml version="1.0"?><rss version="2.0"><channel><title>Bench</title>{% for post in collections.notes.slice(0, 20) %}<item><title>{{ post.data.title }}</title><link>https://example.org{{ post.url }}</link><description>{{ post.templateContent }}</description></item>{% endfor %}</channel></rss>',
      'src/sitemap.njk':
        '---\npermalink: /sitemap.xml\n---\n<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{% for post in collections.notes %}<url><loc>https://example.org{{ post.url }}</loc></url>{% endfor %}</urlset>',
    })
  },
  build: (folder, out) => [
    process.execPath,
    [bin, '--quiet', `--config=${join(folder, 'eleventy.config.cjs')}`, `--output=${out}`],
  ],
})

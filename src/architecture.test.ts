import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Who may import whom. To add an arrow, change this table in the same commit and say why. */
const mayImport: Record<string, string[]> = {
  contract: [],
  text: ['contract'],
  document: ['contract'],
  site: ['contract', 'document', 'text'],
  core: ['contract', 'document', 'text'],
  egress: ['contract', 'core'],
  integrations: ['contract', 'core', 'egress', 'text'],
  // core: the offline illustrator, which is pure and too slow for the main thread; nothing else of it, see below.
  workers: ['contract', 'core', 'document', 'site', 'text'],
  api: ['contract', 'core'],
  host: ['contract', 'text', 'document', 'site', 'core', 'egress', 'integrations', 'workers', 'api'],
  renderer: ['contract', 'document', 'site', 'text'],
  testing: ['contract', 'text', 'document', 'site', 'core', 'egress', 'integrations', 'workers', 'api', 'host'],
  // api: the window's CSP is one constant for both hosts. core: who may use the bridge is the core's Caller.
  electron: ['contract', 'host', 'core', 'api'],
  // site: every section is drawn and looked at in a browser.
  e2e: ['contract', 'host', 'testing', 'core', 'site'],
  // site: how many pages one thread draws.
  bench: ['contract', 'host', 'testing', 'core', 'api', 'text', 'site'],
}

/** Where a package may be used: it and everything below its name. */
const homes: [RegExp, string[]][] = [
  [/^electron(-updater)?$/, ['electron']],
  [/^better-sqlite3$/, ['core/db', 'bench']],
  // testing: a test may look at all that is stored.
  [/^kysely/, ['core', 'testing']],
  [/^(hono|@hono\/.*)$/, ['api', 'host', 'bench']],
  [/^jose$/, ['api']],
  [/^@modelcontextprotocol\/server/, ['api', 'host']],
  [/^(undici|ipaddr\.js)$/, ['egress']],
  [/^(ai|@ai-sdk\/.*)$/, ['integrations/ai']],
  [/^keytar$/, ['host/secrets']],
  [/^pino$/, ['host']],
  [/^diff$/, ['workers']],
  [/^(sharp|yazl)$/, ['workers']],
  // testing: a journey unpacks the archive that it was given.
  [/^yauzl$/, ['workers', 'testing']],
  [/^(sanitize-html|htmlparser2|marked|transliteration)$/, ['text']],
  [
    /^(react|react-dom.*|@base-ui\/.*|@tanstack\/.*|@tiptap\/.*|zustand|lucide-react|i18next|react-i18next)$/,
    ['renderer', 'site'],
  ],
]

/** What would open a socket. Servers of tests listen on loopback; everything else goes out by egress. */
const sockets = /^node:(net|tls|dns|dgram|https?|http2)(\/.*)?$/
const socketHomes = ['egress', 'host', 'testing', 'e2e', 'bench']
/** Folders whose code also runs in a browser. */
const noNode = ['contract', 'text', 'document', 'site', 'renderer']

const root = resolve(import.meta.dirname, '..')
const files = globSync(['src/**/*.{ts,tsx}', 'electron/**/*.ts', 'e2e/**/*.ts', 'bench/**/*.ts'], { cwd: root })
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const source = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const product = files.filter((file) => !isTest(file))

/** `src/core/jobs/queue.ts` is in `core/jobs`, and so in `core`. */
const placeOf = (file: string): string => relative('.', dirname(file)).replace(/^src\/?/, '')
const folderOf = (file: string): string => placeOf(file).split('/')[0]!
const isWorker = (file: string): boolean => file.startsWith('src/workers/')
const within = (place: string, home: string): boolean => place === home || place.startsWith(`${home}/`)

function importsOf(file: string): string[] {
  return [...source.get(file)!.matchAll(/(?:from|import\(|^import)\s*['"]([^'"]+)['"]/gm)].map((match) => match[1]!)
}

const localTarget = (file: string, specifier: string): string => relative(root, resolve(root, dirname(file), specifier))

describe('who may import whom', () => {
  it('every folder is in the table', () => {
    const folders = new Set(product.map(folderOf).filter((folder) => folder !== ''))
    expect([...folders].filter((folder) => !(folder in mayImport))).toEqual([])
  })

  it('no file reaches into a folder that its own may not use', () => {
    const wrong = product.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => localTarget(file, specifier))
        .filter((target) => /^(src|electron|e2e|bench)\//.test(target))
        .filter(
          (target) => folderOf(target) !== folderOf(file) && !mayImport[folderOf(file)]?.includes(folderOf(target)),
        )
        .map((target) => `${file} → ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('of core a worker takes the offline illustrator and nothing else', () => {
    const wrong = product.filter(isWorker).flatMap((file) =>
      importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => localTarget(file, specifier))
        .filter((target) => target.startsWith('src/core/') && !target.startsWith('src/core/media/illustrator/'))
        .map((target) => `${file} → ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('inside core a feature does not use the handlers of another', () => {
    const wrong = product
      .filter((file) => file.startsWith('src/core/') && file !== 'src/core/index.ts')
      .flatMap((file) =>
        importsOf(file)
          .filter((s) => s.startsWith('../') && s.endsWith('handlers.ts'))
          .map((s) => `${file} → ${s}`),
      )
    expect(wrong).toEqual([])
  })

  it('features of the window do not import each other', () => {
    const featureOf = (file: string) => file.match(/^src\/renderer\/features\/([^/]+)/)?.[1]
    const wrong = product.filter(featureOf).flatMap((file) =>
      importsOf(file)
        .filter((s) => s.startsWith('.'))
        .map((s) => localTarget(file, s))
        .filter((target) => featureOf(target) && featureOf(target) !== featureOf(file))
        .map((target) => `${file} → ${target}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('packages have homes', () => {
  it('no package is used outside its home', () => {
    const wrong = product.flatMap((file) =>
      importsOf(file).flatMap((specifier) => {
        const home = homes.find(([name]) => name.test(specifier))?.[1]
        return home && !home.some((place) => within(placeOf(file), place)) ? [`${file} → ${specifier}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  it('only egress and the listeners open sockets', () => {
    const wrong = product
      .filter((file) => !socketHomes.includes(folderOf(file)))
      .flatMap((file) => {
        const lines = [...source.get(file)!.matchAll(/^import\s+(type\s+)?[^'"]*['"]([^'"]+)['"]/gm)]
        return lines.filter((line) => !line[1] && sockets.test(line[2]!)).map((line) => `${file} → ${line[2]}`)
      })
    expect(wrong).toEqual([])
  })

  it('the global fetch is used by the bridge of the window alone', () => {
    const wrong = product
      .filter((file) =>
        ['contract', 'text', 'core', 'integrations', 'workers', 'api', 'host', 'renderer'].includes(folderOf(file)),
      )
      .filter((file) => !/^src\/renderer\/(bridge|session|sse)\.ts$/.test(file))
      .filter((file) =>
        /(?<![.\w'"`/])fetch\(/.test(
          source
            .get(file)!
            .replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '')
            .replace(/^.*(fetch\(request[:,]|fetch: ).*$/gm, ''),
        ),
      )
    expect(wrong).toEqual([])
  })

  it('what also runs in a browser imports nothing of Node', () => {
    const wrong = product
      .filter((file) => noNode.includes(folderOf(file)))
      .flatMap((file) =>
        importsOf(file)
          .filter((s) => s.startsWith('node:'))
          .map((s) => `${file} → ${s}`),
      )
    expect(wrong).toEqual([])
  })
})

describe('the size of the house', () => {
  it('the shell stays thin: electron under 600 lines, the preload under 60', () => {
    const lines = (file: string) => source.get(file)!.split('\n').length
    const shell = product.filter((file) => file.startsWith('electron/'))
    expect(shell.reduce((sum, file) => sum + lines(file), 0)).toBeLessThan(600)
    expect(lines('electron/preload/index.ts')).toBeLessThan(60)
  })

  it('no file is past 400 lines', () => {
    expect(files.filter((file) => source.get(file)!.split('\n').length > 400)).toEqual([])
  })
})

// Writes src/site/render/icon-shapes.ts from the files of lucide-react: `node build/icons.mjs`.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { iconNames } from '../src/site/icons.ts'

/** Every icon as its shapes: name of the element and attributes, ready for HTML. */
export async function iconShapes() {
  const entry = createRequire(import.meta.url).resolve('lucide-react')
  const icons = join(dirname(entry), '..', 'esm', 'icons')
  const shapes = {}
  for (const name of iconNames) shapes[name] = (await nodeOf(icons, name)).map(asHtml).join('')
  return shapes
}

/** The data is read from the text: the module itself would bring React along. */
async function nodeOf(folder, name, hops = 3) {
  const source = readFileSync(pathToFileURL(join(folder, `${name}.mjs`)), 'utf8')
  const elsewhere = /from '\.\/([a-z0-9-]+)\.mjs'/.exec(source)?.[1]
  const data = /\n {2}node: (\[[\s\S]*?\n {2}\])/.exec(source)?.[1] ?? /\bnode: (\[.*\])\s*\n?\}/s.exec(source)?.[1]
  if (!data && elsewhere && hops > 0) return nodeOf(folder, elsewhere, hops - 1)
  if (!data) throw new Error(`lucide-react has no shapes for "${name}".`)
  const module = await import(`data:text/javascript,export default ${encodeURIComponent(data)}`)
  return module.default
}

function asHtml([tag, { key: _key, ...attributes }]) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}/>`
}

if (process.argv[1] === import.meta.filename) {
  const lines = Object.entries(await iconShapes()).map(([name, shapes]) => `  '${name}': '${shapes}',`)
  writeFileSync(
    new URL('../src/site/render/icon-shapes.ts', import.meta.url),
    `// Shapes of Lucide (lucide.dev), copyright (c) Lucide Contributors, under the ISC licence; parts from Feather,
// copyright (c) Cole Bemis, under the MIT licence. Written by build/icons.mjs: change the list in ../icons.ts instead.
import type { iconNames } from '../icons.ts'

/** Inner SVG of a 24 × 24 box, drawn with strokes. */
export const iconShapes: Readonly<Record<(typeof iconNames)[number], string>> = {
${lines.join('\n')}
}
`,
  )
}

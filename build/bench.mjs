// `npm run bench [area…]`: every bench/<area>.bench.ts, or those named. Prints a table each; `--json FILE` writes them too.
import { globSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './tools.mjs'

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { json: { type: 'string' } },
  allowPositionals: true,
})
const areas = globSync('bench/*.bench.ts', { cwd: root })
  .map((file) => basename(file, '.bench.ts'))
  .sort()
const unknown = positionals.filter((area) => !areas.includes(area))
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown[0]}". There are: ${areas.join(', ')}.`)
  process.exit(2)
}

const tables = {}
for (const area of positionals.length > 0 ? positionals : areas) {
  const { bench } = await import(join(root, 'bench', `${area}.bench.ts`))
  console.log(`\n── ${area}`)
  tables[area] = await bench()
  console.table(Object.fromEntries(tables[area].map(({ what, ...figures }) => [what, figures])))
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(tables, null, 2)}\n`)
process.exit(0)

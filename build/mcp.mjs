// `npm run mcp`: MCP over stdio. Builds only when something changed: a client waits for the first answer.
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, root } from './tools.mjs'

const bundle = join(root, 'out/main/mcp.js')
const changed = (file) => statSync(join(root, file)).mtimeMs
const sources = ['package.json', 'electron.vite.config.ts', ...globSync('{src,resources}/**/*.*', { cwd: root })]
if (!existsSync(bundle) || sources.some((file) => changed(file) > statSync(bundle).mtimeMs)) build('core')

process.argv = [process.argv[0], bundle, ...process.argv.slice(2)]
await import('../out/main/mcp.js')

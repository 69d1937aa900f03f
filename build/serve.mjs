// `npm run serve`: the core without a window. Builds only what that needs.
import { join } from 'node:path'
import { build, root } from './tools.mjs'

build('core')
process.argv = [process.argv[0], join(root, 'out/main/host.js'), '--headless', ...process.argv.slice(2)]
await import('../out/main/host.js')

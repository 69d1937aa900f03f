// `npm run gallery [-- type… --theme dusk --all]`: every section type in every variant as pictures in out/gallery/, light,
// dark, wide and narrow, looked over by machine on the way. Each variant has its turn of the presets; `--all`: all six.
// `npm run gallery -- templates`: the pictures of the window's gallery, and every page of every template looked over;
// `--pictures`: those alone.
import { parseArgs } from 'node:util'
import { browser } from './browser.mjs'

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: {
    theme: { type: 'string' },
    all: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const chromium = browser()
if (!chromium) {
  console.error('No Chromium was found, and none could be installed.')
  process.exit(1)
}
process.env.QUOIN_CHROMIUM = chromium

if (positionals[0] === 'templates') {
  const { shootTemplates } = await import('./gallery-templates.mjs')
  process.exit((await shootTemplates(positionals.slice(1), { alone: values.pictures })) ? 0 : 1)
}
const { shootSections } = await import('./gallery-sections.mjs')
process.exit((await shootSections({ types: positionals, theme: values.theme, all: values.all })) ? 0 : 1)

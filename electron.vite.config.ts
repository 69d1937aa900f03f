import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'
import { fontFiles } from './src/site/theme/fonts.ts'

/** The API page works offline: its two files stand beside the bundle. */
const apiPage: Plugin = {
  name: 'quoin:api-page',
  closeBundle() {
    mkdirSync('out/docs', { recursive: true })
    for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
      copyFileSync(`node_modules/swagger-ui-dist/${file}`, `out/docs/${file}`)
    }
  },
}

/** Sites bring their fonts along. */
const siteFonts: Plugin = {
  name: 'quoin:site-fonts',
  closeBundle() {
    for (const { path, package_path } of fontFiles) {
      const place = resolve('out', path)
      mkdirSync(dirname(place), { recursive: true })
      copyFileSync(resolve('node_modules', package_path), place)
    }
  },
}

const main = {
  plugins: [apiPage, siteFonts],
  build: {
    outDir: 'out/main',
    chunkSizeWarningLimit: 2_000,
    rollupOptions: {
      input: {
        // Hosts of one core; only the first imports electron.
        index: resolve('electron/main/index.ts'),
        host: resolve('src/host/browser.ts'),
        mcp: resolve('src/host/mcp-stdio.ts'),
        worker: resolve('src/workers/worker.ts'),
      },
    },
  },
}

const preload = {
  build: {
    outDir: 'out/preload',
    // A sandboxed preload must be CommonJS.
    rollupOptions: { input: { index: resolve('electron/preload/index.ts') }, output: { format: 'cjs' as const } },
  },
}

const renderer = {
  root: 'src/renderer',
  base: './',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: resolve('out/renderer'),
    emptyOutDir: true,
    // The editor is one chunk of its own, loaded with the first article.
    chunkSizeWarningLimit: 1_000,
    minify: true,
    // A font written into the css would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      // The second runs in the frame that shows a page to the builder: one classic script, served under its own name.
      input: { index: resolve('src/renderer/index.html'), canvas: resolve('src/site/canvas/frame.ts') },
      output: {
        entryFileNames: ({ name }: { name: string }) => (name === 'canvas' ? 'canvas.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
}

/** `QUOIN_BUILD=core` leaves the window out: a headless run does not need it. */
export default defineConfig(process.env.QUOIN_BUILD === 'core' ? { main } : { main, preload, renderer })

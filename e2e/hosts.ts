import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base, _electron, chromium, type Browser, type ElectronApplication, type Page } from '@playwright/test'

const root = join(import.meta.dirname, '..')

interface Opened {
  page: Page
  /** Stops the studio as a person would: cleanly. */
  close(): Promise<void>
  /** Stops it as a power cut would. */
  kill(): Promise<void>
}

/** A studio on its own data folder; it can be closed or killed and opened again. */
export interface Studio {
  page: Page
  folder: string
  /** `meanwhile` has the folder to itself. */
  restart(how?: 'close' | 'kill', meanwhile?: () => Promise<void>): Promise<Page>
}

export interface StudioOptions {
  /** Size of the window. */
  size: { width: number; height: number }
  /** Further environment of the studio's process. */
  environment: Record<string, string>
}

interface Fixtures {
  studio: Studio
  /** A browser that knows nothing of the studio: who looks at its sites. */
  visitors: Browser
  options: StudioOptions
}

export const test = base.extend<Fixtures>({
  options: [{ size: { width: 1280, height: 800 }, environment: {} }, { option: true }],
  studio: async ({ options }, use, info) => {
    const folder = mkdtempSync(join(tmpdir(), 'quoin-journey-'))
    const { host, runtime } = info.project.metadata as { host: string; runtime?: string }
    const open = () => (host === 'electron' ? openElectron(runtime!, folder, options) : openBrowser(folder, options))
    let opened = await open()
    const studio: Studio = {
      page: opened.page,
      folder,
      async restart(how = 'close', meanwhile) {
        await opened[how]()
        await meanwhile?.()
        opened = await open()
        studio.page = opened.page
        return opened.page
      },
    }
    await use(studio)
    await opened.close().catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what it needs from here
  visitors: async ({}, use) => {
    const browser = await launch()
    await use(browser)
    await browser.close()
  },
})

export { expect } from '@playwright/test'

/** Nothing may leave this computer: a request off loopback fails the journey. */
async function watch(page: Page): Promise<void> {
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    const inside =
      ['127.0.0.1', 'localhost', 'quoin'].includes(hostname) ||
      hostname.endsWith('.localhost') ||
      ['data:', 'blob:', 'about:'].includes(protocol)
    if (!inside) throw new Error(`The window asked for ${request.url()}`)
  })
  page.on('pageerror', (error) => {
    throw error
  })
}

const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.QUOIN_CHROMIUM && { executablePath: process.env.QUOIN_CHROMIUM }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

async function openBrowser(folder: string, { size, environment }: StudioOptions): Promise<Opened> {
  const child = spawn(
    process.execPath,
    ['out/main/host.js', '--data', folder, '--port', '0', '--sites-port', '0', '--json'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '', DBUS_SESSION_BUS_ADDRESS: '', ...environment },
    },
  )
  const link = await loginLink(child)
  const browser = await launch()
  const page = await (await browser.newContext({ viewport: size })).newPage()
  await watch(page)
  await page.goto(link)
  const end = async (signal: NodeJS.Signals) => {
    await browser.close()
    if (child.exitCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return { page, close: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

async function loginLink({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stdout! })) return (JSON.parse(line) as { studio: string }).studio
  throw new Error('The studio ended before it accepted connections.')
}

async function openElectron(runtime: string, folder: string, { environment }: StudioOptions): Promise<Opened> {
  const app: ElectronApplication = await _electron.launch({
    executablePath: runtime,
    args: [root, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: {
      ...(process.env as Record<string, string>),
      QUOIN_DATA: folder,
      QUOIN_PORT: '0',
      QUOIN_SITES_PORT: '0',
      ...environment,
    },
  })
  const page = await app.firstWindow()
  await watch(page)
  const pid = app.process()
  return {
    page,
    close: () => app.close(),
    kill: async () => {
      pid.kill('SIGKILL')
      await once(pid, 'exit')
    },
  }
}

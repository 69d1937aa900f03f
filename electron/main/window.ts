import { BrowserWindow, net, protocol, session, shell } from 'electron'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { WINDOW_CSP } from '../../src/api/window-files.ts'
import { APP_HOST, APP_SCHEME } from './bridge.ts'
import { mayFrame, mayOpen } from './links.ts'

const PAGE = `${APP_SCHEME}://${APP_HOST}/index.html`

/** Before the app is ready: the scheme counts as secure and standard, so that modules and storage work. */
export const registerScheme = (): void =>
  protocol.registerSchemesAsPrivileged([{ scheme: APP_SCHEME, privileges: { standard: true, secure: true } }])

/**
 * Serves the window's files under the app's own scheme, inside one folder, with the window's CSP. Stored pictures come
 * from the studio, at the path that they have in a browser.
 */
export function serveWindow(folder: URL, picture: (request: Request) => Promise<Response>): void {
  const root = fileURLToPath(folder)
  protocol.handle(APP_SCHEME, async (request) => {
    const { host, pathname } = new URL(request.url)
    if (host === APP_HOST && pathname.startsWith('/media/')) return picture(new Request(`http://studio${pathname}`))
    const file = join(root, decodeURIComponent(pathname))
    if (host !== APP_HOST || !file.startsWith(root))
      return new Response('There is nothing at this address.', { status: 404 })
    const response = await net.fetch(pathToFileURL(file).href)
    const headers = new Headers(response.headers)
    headers.set('Content-Security-Policy', WINDOW_CSP)
    return new Response(response.body, { status: response.status, headers })
  })
  session.defaultSession.setPermissionRequestHandler((_, permission, answer) =>
    answer(permission === 'clipboard-sanitized-write'),
  )
}

export function openWindow(preload: URL): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 1024,
    minHeight: 640,
    show: false,
    webPreferences: {
      preload: fileURLToPath(preload),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: true,
    },
  })
  window.once('ready-to-show', () => window.show())
  window.webContents.setWindowOpenHandler(({ url }) => {
    if (mayOpen(url)) void shell.openExternal(url)
    return { action: 'deny' }
  })
  window.webContents.on('will-navigate', (event, url) => {
    if (!url.startsWith(PAGE)) event.preventDefault()
  })
  window.webContents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame && !mayFrame(event.url)) event.preventDefault()
  })
  void window.loadURL(PAGE)
  return window
}

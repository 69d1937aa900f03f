import { app, BrowserWindow, dialog, ipcMain } from 'electron'
import { studioCaller } from '../../src/core/context.ts'
import { FolderInUseError } from '../../src/core/db/open.ts'
import { folderAssets } from '../../src/host/assets.ts'
import { defaultDataFolder } from '../../src/host/data-folder.ts'
import { siteAssets } from '../../src/host/site-assets.ts'
import { startStudio, type Studio } from '../../src/host/studio.ts'
import { registerBridge } from './bridge.ts'
import { registerNative } from './native.ts'
import { openWindow, registerScheme, serveWindow } from './window.ts'

const beside = (path: string) => new URL(path, import.meta.url)
const preload = beside('../preload/index.cjs')

registerScheme()
if (app.requestSingleInstanceLock()) {
  app.on('second-instance', showWindow)
  void app.whenReady().then(start)
} else {
  app.quit()
}

async function start(): Promise<void> {
  let studio: Studio
  try {
    studio = await startStudio({
      folder: process.env.QUOIN_DATA ?? defaultDataFolder(),
      port: Number(process.env.QUOIN_PORT ?? 4310),
      sitesPort: Number(process.env.QUOIN_SITES_PORT ?? 4311),
      version: app.getVersion(),
      screen: 'warn',
      docsAsset: folderAssets(beside('../docs/')),
      windowAsset: null,
      siteAssets: siteAssets(import.meta.url),
      workerEntry: beside('./worker.js'),
    })
  } catch (error) {
    const words =
      error instanceof FolderInUseError
        ? error.message
        : `Quoin could not open your workspace. Nothing was changed.\n\n${String(error)}`
    dialog.showErrorBox('Quoin', words)
    app.exit(1)
    return
  }

  registerBridge(ipcMain, {
    fetch: studio.fetch,
    windowIds: () => BrowserWindow.getAllWindows().map(({ webContents }) => webContents.id),
  })
  registerNative(() => BrowserWindow.getAllWindows())
  studio.onEvent((event) => {
    for (const { webContents } of BrowserWindow.getAllWindows()) webContents.send('studio:event', event)
  })
  serveWindow(beside('../renderer/'), (request) => studio.fetch(request, studioCaller))
  openWindow(preload)
  app.on('activate', () => BrowserWindow.getAllWindows().length === 0 && openWindow(preload))
  app.on('window-all-closed', () => process.platform !== 'darwin' && app.quit())
  drainBeforeQuit(studio)
}

function showWindow(): void {
  const [window] = BrowserWindow.getAllWindows()
  if (!window) return
  if (window.isMinimized()) window.restore()
  window.focus()
}

/** Quit waits until running jobs have let go and the database is closed; they go on at the next start. */
function drainBeforeQuit(studio: Studio): void {
  let drained = false
  app.on('before-quit', (event) => {
    if (drained) return
    event.preventDefault()
    drained = true
    void studio.close().finally(() => app.quit())
  })
}

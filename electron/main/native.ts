import { dialog, ipcMain, shell, type BrowserWindow } from 'electron'
import { isOurWindow } from './bridge.ts'
import { mayOpen } from './links.ts'

/** The closed list of powers of the operating system that the window may ask for. */
export function registerNative(windows: () => BrowserWindow[]): void {
  const ours = (event: Parameters<typeof isOurWindow>[0]) =>
    isOurWindow(
      event,
      windows().map(({ webContents }) => webContents.id),
    )

  ipcMain.handle('native:pick-folder', async (event) => {
    if (!ours(event)) return null
    const { canceled, filePaths } = await dialog.showOpenDialog({ properties: ['openDirectory', 'createDirectory'] })
    return canceled ? null : (filePaths[0] ?? null)
  })
  ipcMain.handle('native:open-link', async (event, url: unknown) => {
    if (ours(event) && mayOpen(url)) await shell.openExternal(url)
  })
}

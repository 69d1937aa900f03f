import { contextBridge, ipcRenderer } from 'electron'
import type { StudioBridge, StudioRequest } from '../../src/contract/bridge.ts'
import type { StudioEvent } from '../../src/contract/events.ts'

contextBridge.exposeInMainWorld('studio', {
  request: (message: StudioRequest) => ipcRenderer.invoke('studio:request', message),
  onEvent: (listen: (event: StudioEvent) => void) => {
    const relay = (_: unknown, event: StudioEvent) => listen(event)
    ipcRenderer.on('studio:event', relay)
    return () => ipcRenderer.off('studio:event', relay)
  },
  native: {
    pickFolder: () => ipcRenderer.invoke('native:pick-folder'),
    openLink: (url: string) => ipcRenderer.invoke('native:open-link', url),
  },
} satisfies StudioBridge)

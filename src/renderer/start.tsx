import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { openBridge } from './bridge.ts'
import { startKeyboard } from './commands.ts'
import { startEvents } from './events.ts'
import { startI18n, systemLanguage } from './i18n/index.ts'
import { followSystem, rememberedLook } from './look.ts'
import { setNavigator } from './navigate.ts'
import { operationQuery, queryClient } from './query.ts'
import { router } from './routes.tsx'

// Every feature's commands are known from the start, so that the palette has them before its screen was opened.
import.meta.glob(['./features/*/commands.ts', './shell/commands.ts'], { eager: true })

/** Finds the studio and draws the window. */
export async function start(root: HTMLElement): Promise<void> {
  followSystem()
  const language = rememberedLook().ui_language ?? systemLanguage()
  const [signedIn] = await Promise.all([openBridge(), startI18n(language)])
  setNavigator(router)
  startKeyboard()
  if (signedIn) {
    startEvents()
    await queryClient.prefetchQuery(operationQuery('get_settings', {}))
  }
  createRoot(root).render(<App signedIn={signedIn} />)
}

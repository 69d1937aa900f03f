import type { StudioCore } from '../index.ts'
import { defaultSettings, readSettings } from './store.ts'

/** The writer's limits at the speed of memory; a change in Settings counts from the next request on. */
export async function watchLimits(
  core: Pick<StudioCore, 'onEvent' | 'database'>,
): Promise<() => { requests_per_minute: number }> {
  let limits = defaultSettings.limits
  const read = async () => void ({ limits } = await readSettings(core.database.read))
  core.onEvent((event) => {
    if (event.type === 'settings.saved') void read().catch(() => {})
  })
  await read()
  return () => limits
}

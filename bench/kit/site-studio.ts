import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Asked {
  nth: number
  act: keyof Acts
  input: unknown
}

export interface Delay {
  p99: number
  max: number
}

interface Acts {
  export(input: { folder: string }): { ms: number; files: number; written: number }
  /** Gives a post another title for search engines. */
  change(input: { post_id: number }): unknown
  /** Gives the site another name, which every page shows. */
  rename(input: object): unknown
  watch(input: object): unknown
  watched(input: object): Delay
  memory(input: object): { mb: number }
}

export interface SiteStudio {
  /** Port of the sites. */
  port: number
  ask<Act extends keyof Acts>(act: Act, input: Parameters<Acts[Act]>[0]): Promise<ReturnType<Acts[Act]>>
  stop(): Promise<void>
}

/** The whole studio on a data folder, in a process of its own. */
export async function startSites(folder: string): Promise<SiteStudio> {
  const child = fork(join(import.meta.dirname, 'site-host.ts'), [folder], {
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: '' },
  })
  const [{ sites }] = (await once(child, 'message')) as [{ sites: string }]
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>()
  let last = 0
  child.on('message', ({ nth, answer, error }: { nth: number; answer?: unknown; error?: string }) => {
    const asked = waiting.get(nth)
    waiting.delete(nth)
    if (error === undefined) asked?.resolve(answer)
    else asked?.reject(new Error(error))
  })
  return {
    port: Number(new URL(sites).port),
    ask: (act, input) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve: resolve as (answer: unknown) => void, reject })
        child.send({ nth: last, act, input } satisfies Asked)
      }),
    stop: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

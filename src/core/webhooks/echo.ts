import type { EchoBehaviour } from '../../contract/webhook-lab.ts'

/** One delivery to a receiver of our own, as it saw it and as it answered. */
export interface EchoExchange {
  method: string
  url: string
  headers: { name: string; value: string }[]
  body: string
  /** Null: no answer came, and why. */
  answer: { status: number; text: string } | null
  error: string | null
}

/** A receiver on loopback that lives for one delivery, and the way to it alone; filled by the host. */
export type Echo = (
  behaviour: EchoBehaviour,
  request: { headers: Record<string, string>; body: string },
) => Promise<EchoExchange>

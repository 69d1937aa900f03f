import type { StudioEvent } from './events.ts'

/** A request as the window makes it; shaped like fetch so that both hosts serve it with the same app. */
export interface StudioRequest {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
  /** Bytes in place of `body`. */
  file?: Uint8Array
  /** The answer is a file: it comes as `bytes`, unless it is a refusal. */
  binary?: boolean
}

export interface StudioResponse {
  status: number
  headers: Record<string, string>
  body: string
  bytes?: Uint8Array
}

/** The closed list of powers a desktop lends to the window. Absent in a browser tab. */
export interface NativePowers {
  pickFolder(): Promise<string | null>
  openLink(url: string): Promise<void>
}

/** All that the window knows of where the studio runs. */
export interface StudioBridge {
  request(message: StudioRequest): Promise<StudioResponse>
  onEvent(listen: (event: StudioEvent) => void): () => void
  native: NativePowers | null
}

/** What leaves for a receiver. `body` goes out byte for byte as it stands here. */
export interface WebhookRequest {
  url: string
  headers: Record<string, string>
  body: string
  signal: AbortSignal
}

export interface WebhookAnswer {
  /** Any status, redirects included: they are not followed. */
  status: number
  /** At most 1 kB of the answer, as text. */
  body_text: string
  retry_after_ms: number | null
}

/** The way to receivers of webhooks; filled by the host. */
export interface WebhookSender {
  /**
   * Whether deliveries may go to this address: https, and every address of its name public. Throws StudioError:
   * `validation_error` with the path `url`, or `unavailable` when the name could not be looked up.
   */
  check(url: string): Promise<void>
  /** One POST, 15 s in all. Rejects with StudioError when no answer came, `retry: 'offline'` when nothing was reached. */
  send(request: WebhookRequest): Promise<WebhookAnswer>
}

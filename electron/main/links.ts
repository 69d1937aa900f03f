const OPENABLE = new Set(['https:', 'http:', 'mailto:'])

/** Whether the system may be asked to open an address. The parsed scheme counts, never a prefix of the text. */
export const mayOpen = (url: unknown): url is string =>
  typeof url === 'string' && url.length <= 4_000 && URL.canParse(url) && OPENABLE.has(new URL(url).protocol)

/** Whether a frame in the window may show an address: sites served on this computer, and what they embed. */
export const mayFrame = (url: string): boolean =>
  /^http:\/\/(?:127\.0\.0\.1|[a-z0-9-]+\.localhost):\d+\//.test(url) || url.startsWith('https://')

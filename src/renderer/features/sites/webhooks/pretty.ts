/** JSON with line breaks, to be read; anything else as it stands. */
export function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

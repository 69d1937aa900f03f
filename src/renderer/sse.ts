export interface SseMessage {
  id: string | null
  data: string
}

/** Reads a server-sent event stream piece by piece; a piece may end in the middle of a line. */
export function sseReader(onMessage: (message: SseMessage) => void): (piece: string) => void {
  let rest = ''
  let id: string | null = null
  let data: string[] = []

  const line = (text: string) => {
    if (text === '') {
      if (data.length > 0) onMessage({ id, data: data.join('\n') })
      data = []
      return
    }
    const colon = text.indexOf(':')
    const field = colon === -1 ? text : text.slice(0, colon)
    const value = colon === -1 ? '' : text.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    if (field === 'id') id = value
  }

  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    lines.forEach(line)
  }
}

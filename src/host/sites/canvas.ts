import type { ReadAsset } from '../../api/docs.ts'
import { type Answer, makeAnswer } from './answer.ts'
import { canvasHeaders, fileHeaders } from './headers.ts'

export interface CanvasParts {
  /** Of this listener, bound before it answers. */
  port(): number
  /** Makes the addresses of drafts and of the builder's frame; the studio alone knows it. */
  token: string
  studios: readonly string[]
  /** `canvas.js`, which belongs to the window. */
  canvasAsset: ReadAsset
}

const shell = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Canvas</title>
</head>
<body></body>
<script src="canvas.js" defer></script>
</html>
`

/** The builder's empty frame and its one script. */
export function createCanvas({ port, token, studios, canvasAsset }: CanvasParts) {
  return async (path: string): Promise<Answer | null> => {
    if (path === '') {
      const scripts = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${port()}/_canvas/${token}/canvas.js`)
      const headers = canvasHeaders(studios, scripts.join(' '))
      return makeAnswer({ type: 'text/html; charset=utf-8', headers, body: shell, keep: 'no' })
    }
    const file = path === 'canvas.js' ? await canvasAsset(path) : null
    return file && makeAnswer({ type: file.type, headers: fileHeaders, body: file.bytes, keep: 'revisit' })
  }
}

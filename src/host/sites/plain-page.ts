import { type Answer, makeAnswer } from './answer.ts'
import { plainPageHeaders } from './headers.ts'

const STYLE =
  ':root{color-scheme:light dark;font:1.05rem/1.6 system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;max-width:34rem;margin-inline:auto}h1{font-size:1.6rem;line-height:1.25;margin:0 0 .6rem}p{margin:0 0 .6rem}code{font-size:.9em}'

const plain = (title: string, text: string, ...more: string[]): string =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
${[text, ...more].map((each) => `<p>${each}</p>`).join('\n')}
</main>
</html>
`

export interface PlainPages {
  /** Names no site: who guesses addresses learns nothing. */
  nothing: Answer
  refused: Readonly<Record<400 | 403 | 405, Answer>>
  gone: Answer
  failed(request_id: string): Answer
}

/** Pages for people who ended up where no site of theirs is. */
export function plainPages(studios: readonly string[]): PlainPages {
  const headers = plainPageHeaders(studios)
  const page = (status: number, html: string, more: readonly string[] = []): Answer =>
    makeAnswer({ status, type: 'text/html; charset=utf-8', headers: [...headers, ...more], body: html, keep: 'no' })
  return {
    nothing: page(
      404,
      plain(
        'There is no site at this address',
        'Look in Quoin, under Sites, for the address of the site you want to see.',
      ),
    ),
    gone: page(404, plain('There is nothing at this address', 'The file is not part of the site as it is now.')),
    refused: {
      400: page(400, plain('This is not an address of a page', 'Signs in it are never part of an address of a site.')),
      403: page(403, plain('Nothing is shown under this name', 'Use the address that Quoin shows for the site.')),
      405: page(405, plain('Pages can only be read here', 'Nothing was sent or changed.'), ['Allow', 'GET, HEAD']),
    },
    failed: (request_id) =>
      page(
        500,
        plain(
          'This page could not be drawn',
          'What you wrote is safe. Reload the page; if it stays so, the log of Quoin says more.',
          `Its lines bear the id <code>${request_id}</code>.`,
        ),
      ),
  }
}

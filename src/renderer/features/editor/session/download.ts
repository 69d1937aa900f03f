import type { Session } from './session.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The article as it is on screen, saved or not, as one file for any browser. */
export function downloadHtml(session: Session): void {
  const { title, language, slug } = session.store.getState().fields
  const page = [
    '<!doctype html>',
    `<html lang="${escape(language)}">`,
    `<head><meta charset="utf-8"><title>${escape(title)}</title></head>`,
    `<body><h1>${escape(title)}</h1>${session.read('content')}</body>`,
    '</html>',
  ].join('\n')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
  link.download = `${slug || 'article'}.html`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

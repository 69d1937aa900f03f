import type { Redirect } from '../../../../contract/site-studio.ts'

const cellOf = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** As the import takes it back: old address, new address, 301 or 302. */
export const redirectsCsv = (redirects: readonly Pick<Redirect, 'from_path' | 'to_path' | 'status'>[]): string =>
  [
    'from,to,status',
    ...redirects.map(({ from_path, to_path, status }) => `${cellOf(from_path)},${cellOf(to_path)},${status}`),
  ]
    .map((line) => `${line}\n`)
    .join('')

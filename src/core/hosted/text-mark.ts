import { createHash } from 'node:crypto'
import { SANITISER_VERSION } from '../../text/sanitise.ts'

/** Stored beside the text of a post, which is clean: articles are cleaned when they are saved. */
export const textMark = (html: string): string =>
  `${SANITISER_VERSION}:${createHash('sha256').update(html).digest('base64url')}`

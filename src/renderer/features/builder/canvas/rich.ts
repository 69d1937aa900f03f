import type { Section } from '../../../../contract/hosted-values.ts'
import { sanitiseRichText, sanitiseSiteHtml } from '../../../../text/sanitise.ts'
import { kindAt } from '../inspector/schema.ts'

/** What was typed into a rich text, as its schema keeps it. */
export const cleanRich = (section: Section, field: string, html: string): string =>
  kindAt(section, field) === 'html' ? sanitiseSiteHtml(html) : sanitiseRichText(html)

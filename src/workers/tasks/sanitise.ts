import { sanitiseArticle } from '../../text/sanitise.ts'

export const sanitise = ({ html }: { html: string }): { html: string } => ({ html: sanitiseArticle(html) })

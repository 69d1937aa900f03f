import type { SiteTemplate } from '../../contract/hosted-values.ts'

/** In the order in which they are shown. */
export const templates: readonly SiteTemplate[] = []

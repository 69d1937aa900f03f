import type { SiteTemplate } from '../../contract/hosted-values.ts'
import { studio } from './studio/index.ts'

/** In the order in which they are shown. */
export const templates: readonly SiteTemplate[] = [studio]

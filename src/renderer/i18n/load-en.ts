import type { Catalogue } from './index.ts'

export const catalogue = import.meta.glob<Catalogue>('./en/*.json', { eager: true, import: 'default' })

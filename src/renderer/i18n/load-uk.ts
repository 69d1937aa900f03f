import type { Catalogue } from './index.ts'

export const catalogue = import.meta.glob<Catalogue>('./uk/*.json', { eager: true, import: 'default' })

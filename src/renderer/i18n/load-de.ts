import type { Catalogue } from './index.ts'

export const catalogue = import.meta.glob<Catalogue>('./de/*.json', { eager: true, import: 'default' })

import type { Migration } from '../migrate.ts'
import { start } from './0001-start.ts'

/** In order. Forward only; never edit one that was released. */
export const migrations: Migration[] = [start]

import type { SiteTemplate } from '../../contract/hosted-values.ts'
import { charity } from './charity/index.ts'
import { clinic } from './clinic/index.ts'
import { course } from './course/index.ts'
import { designer } from './designer/index.ts'
import { event } from './event/index.ts'
import { journal } from './journal/index.ts'
import { lawOffice } from './law-office/index.ts'
import { magazine } from './magazine/index.ts'
import { newsletter } from './newsletter/index.ts'
import { photographer } from './photographer/index.ts'
import { productLaunch } from './product-launch/index.ts'
import { studio } from './studio/index.ts'
import { trades } from './trades/index.ts'
import { writer } from './writer/index.ts'

/** In the order in which they are shown. */
export const templates: readonly SiteTemplate[] = [
  studio,
  clinic,
  lawOffice,
  trades,
  photographer,
  writer,
  designer,
  journal,
  magazine,
  newsletter,
  productLaunch,
  event,
  course,
  charity,
]

import type { SectionDefinition } from './section.ts'
import { announcement } from './sections/announcement/index.ts'
import { beforeAfter } from './sections/before-after/index.ts'
import { bento } from './sections/bento/index.ts'
import { code } from './sections/code/index.ts'
import { comparison } from './sections/comparison/index.ts'
import { contact } from './sections/contact/index.ts'
import { cta } from './sections/cta/index.ts'
import { divider } from './sections/divider/index.ts'
import { embed } from './sections/embed/index.ts'
import { faq } from './sections/faq/index.ts'
import { featureSplit } from './sections/feature-split/index.ts'
import { features } from './sections/features/index.ts'
import { form } from './sections/form/index.ts'
import { gallery } from './sections/gallery/index.ts'
import { hero } from './sections/hero/index.ts'
import { html } from './sections/html/index.ts'
import { logos } from './sections/logos/index.ts'
import { posts } from './sections/posts/index.ts'
import { pricing } from './sections/pricing/index.ts'
import { quote } from './sections/quote/index.ts'
import { relatedPosts } from './sections/related-posts/index.ts'
import { richText } from './sections/rich-text/index.ts'
import { shared } from './sections/shared/index.ts'
import { stats } from './sections/stats/index.ts'
import { steps } from './sections/steps/index.ts'
import { table } from './sections/table/index.ts'
import { team } from './sections/team/index.ts'
import { testimonials } from './sections/testimonials/index.ts'
import { timeline } from './sections/timeline/index.ts'
import { toc } from './sections/toc/index.ts'
import { video } from './sections/video/index.ts'

/** Every type a page may hold, in the order in which they are offered. */
export const library: readonly SectionDefinition[] = [
  announcement,
  hero,
  logos,
  features,
  featureSplit,
  bento,
  steps,
  stats,
  testimonials,
  pricing,
  comparison,
  faq,
  cta,
  form,
  contact,
  gallery,
  video,
  embed,
  team,
  timeline,
  posts,
  relatedPosts,
  richText,
  quote,
  code,
  table,
  toc,
  beforeAfter,
  divider,
  html,
  shared,
]

const byType = new Map(library.map((definition) => [definition.type, definition]))

export const definitionOf = (type: string): SectionDefinition | undefined => byType.get(type)

import type { SectionView } from './render/scope.ts'
import { announcementView } from './sections/announcement/view.ts'
import { bentoView } from './sections/bento/view.ts'
import { comparisonView } from './sections/comparison/view.ts'
import { ctaView } from './sections/cta/view.ts'
import { dividerView } from './sections/divider/view.ts'
import { faqView } from './sections/faq/view.ts'
import { featureSplitView } from './sections/feature-split/view.ts'
import { featuresView } from './sections/features/view.ts'
import { logosView } from './sections/logos/view.ts'
import { pricingView } from './sections/pricing/view.ts'
import { quoteView } from './sections/quote/view.ts'
import { statsView } from './sections/stats/view.ts'
import { stepsView } from './sections/steps/view.ts'
import { testimonialsView } from './sections/testimonials/view.ts'
import { heroView } from './sections/hero/view.ts'

// Each view takes the props of its own type; the page is drawn from props that its schema has read.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyView = SectionView<any>

/** How each type of the library is drawn. `shared` has no look of its own: what it stands for is drawn in its place. */
export const views: Readonly<Record<string, AnyView>> = {
  announcement: announcementView,
  bento: bentoView,
  comparison: comparisonView,
  cta: ctaView,
  divider: dividerView,
  faq: faqView,
  feature_split: featureSplitView,
  features: featuresView,
  logos: logosView,
  pricing: pricingView,
  quote: quoteView,
  stats: statsView,
  steps: stepsView,
  testimonials: testimonialsView,
  hero: heroView,
}

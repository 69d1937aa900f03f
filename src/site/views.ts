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
import { beforeAfterView } from './sections/before-after/view.ts'
import { codeView } from './sections/code/view.ts'
import { contactView } from './sections/contact/view.ts'
import { embedView } from './sections/embed/view.ts'
import { formView } from './sections/form/view.ts'
import { galleryView } from './sections/gallery/view.ts'
import { htmlView } from './sections/html/view.ts'
import { postsView } from './sections/posts/view.ts'
import { relatedPostsView } from './sections/related-posts/view.ts'
import { richTextView } from './sections/rich-text/view.ts'
import { tableView } from './sections/table/view.ts'
import { teamView } from './sections/team/view.ts'
import { timelineView } from './sections/timeline/view.ts'
import { tocView } from './sections/toc/view.ts'
import { videoView } from './sections/video/view.ts'

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
  before_after: beforeAfterView,
  code: codeView,
  contact: contactView,
  embed: embedView,
  form: formView,
  gallery: galleryView,
  html: htmlView,
  posts: postsView,
  related_posts: relatedPostsView,
  rich_text: richTextView,
  table: tableView,
  team: teamView,
  timeline: timelineView,
  toc: tocView,
  video: videoView,
}

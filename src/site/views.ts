import type { SectionView } from './render/scope.ts'
import { heroView } from './sections/hero/view.ts'

// Each view takes the props of its own type; the page is drawn from props that its schema has read.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyView = SectionView<any>

/** How each type of the library is drawn. `shared` has no look of its own: what it stands for is drawn in its place. */
export const views: Readonly<Record<string, AnyView>> = {
  hero: heroView,
}

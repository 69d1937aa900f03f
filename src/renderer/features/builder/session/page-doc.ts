import type { PageDraft, StudioPage } from '../../../../contract/site-pages.ts'
import type { Section } from '../../../../contract/hosted-values.ts'
import { adopt, same } from '../../../../document/adopt.ts'

/** What a page says, as it stands on the screen. */
export type PageDoc = Omit<PageDraft, 'sections'> & { sections: readonly Section[] }

/** The draft where there is one, else what is live. */
export function docOf(page: StudioPage): PageDoc {
  const { title, sections, background, meta_title, meta_description, canonical_url, og_image_url, noindex } =
    page.draft ?? page
  return { title, sections, background, meta_title, meta_description, canonical_url, og_image_url, noindex }
}

/** Fields in which two differ, with the values of the second. */
export function changedFields(from: PageDoc, to: PageDoc): Partial<PageDoc> {
  const changed = Object.entries(to).filter(([name, value]) => !same(from[name as keyof PageDoc], value))
  return Object.fromEntries(changed)
}

/** What has arrived, keeping the identity of every section that says the same. */
export const adoptDoc = (here: PageDoc, arrived: PageDoc): PageDoc => ({
  ...arrived,
  sections: adopt(here.sections, arrived.sections),
})

import { library } from '../../../../site/library.ts'

/** The library as a person looks for it. What is in no group stands under the last. */
const groups = {
  opening: ['hero', 'announcement', 'toc'],
  telling: ['rich_text', 'feature_split', 'features', 'bento', 'steps', 'timeline', 'stats', 'faq', 'quote'],
  proof: ['testimonials', 'logos', 'team', 'before_after'],
  offer: ['pricing', 'comparison', 'cta', 'form', 'contact'],
  pictures: ['gallery', 'video', 'embed'],
  blog: ['posts', 'related_posts'],
  rest: ['table', 'code', 'html', 'divider'],
} as const

export type GroupName = keyof typeof groups

export const groupNames = Object.keys(groups) as GroupName[]

const known = new Set<string>(Object.values(groups).flat())

export function typesIn(group: GroupName): string[] {
  const listed: string[] = [...groups[group]]
  const others = library.map(({ type }) => type).filter((type) => type !== 'shared' && !known.has(type))
  return group === 'rest' ? [...listed, ...others] : listed
}

/** What an empty page begins with most often. */
export const suggested = ['hero', 'features', 'rich_text', 'gallery', 'testimonials', 'contact'] as const

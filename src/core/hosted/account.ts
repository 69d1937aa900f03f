import type { HostedAccount, hostedOperations, HostedTemplate } from '../../contract/hosted.ts'
import type { ParsedInput } from '../../contract/operation.ts'
import type { Context } from '../context.ts'
import { currentPlan } from '../settings/plan.ts'
import { readSettings } from '../settings/store.ts'
import type { SectionCatalog } from './sections.ts'
import { countSites } from './site-store.ts'
import { templateLocale } from './theme.ts'

export async function showAccount({ db, caller }: Context): Promise<HostedAccount> {
  const { email } = (await readSettings(db)).general
  const { name, features, limits } = await currentPlan(db)
  return {
    email: email === '' ? null : email,
    plan: name,
    scopes: caller.scopes.includes('write') ? 'read,write' : 'read',
    features: [...features],
    limits,
    hosted_sites_used: await countSites(db),
  }
}

/** Named in the language that was asked for, else in English. */
export function listTemplates(
  catalog: SectionCatalog,
  { category, locale }: ParsedInput<typeof hostedOperations.list_templates>,
): HostedTemplate[] {
  return catalog.templates().flatMap((template): HostedTemplate[] => {
    const spoken = locale === undefined ? 'en' : templateLocale(template, locale)
    if (spoken === null || (category !== undefined && template.category !== category)) return []
    const content = template.content[spoken]
    if (!content) return []
    const { key, category: own, locales } = template
    const { name, description, pages, posts } = content
    return [{ key, name, category: own, description, locales: [...locales], pages: pages.length, posts: posts.length }]
  })
}

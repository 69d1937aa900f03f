import { useQuery } from '@tanstack/react-query'
import type { SiteTemplate } from '../../../../contract/hosted-values.ts'
import { readTheme } from '../../../../site/theme/parse.ts'
import type { Look } from '../../../../site/theme/schema.ts'

/** Pictures of templates, `{key}-{locale}.webp`; a template may have none. */
const pictures = import.meta.glob<string>('../../../../../resources/templates/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

export const pictureOf = (key: string, locale: string): string | undefined =>
  Object.entries(pictures).find(([path]) => path.endsWith(`/${key}-${locale}.webp`))?.[1]

/** What the templates say, fetched when the first one is drawn: it is a lot of text. */
export const useTemplateSource = (key: string): SiteTemplate | undefined =>
  useQuery({
    queryKey: ['template_sources'],
    queryFn: async () => (await import('../../../../site/templates/index.ts')).templates,
    staleTime: Infinity,
    networkMode: 'always',
  }).data?.find((template) => template.key === key)

export const lookOf = (template: SiteTemplate | undefined): Look => readTheme(template?.theme_config ?? {})

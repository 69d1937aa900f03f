import type { LinkProps } from '@tanstack/react-router'

/** The places above a page: all sites, then its site. */
export const sitePlace = (
  sites: string,
  site: { id: number; name: string } | undefined,
): { label: string; to: LinkProps['to'] }[] => [
  { label: sites, to: '/sites' as LinkProps['to'] },
  ...(site ? [{ label: site.name, to: `/sites/${site.id}` as LinkProps['to'] }] : []),
]

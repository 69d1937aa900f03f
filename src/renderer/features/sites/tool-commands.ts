import { CornerUpRight, Globe, PackageOpen, Webhook } from 'lucide-react'
import { registerCommands } from '../../commands.ts'
import { siteNav } from './parts/site-nav.ts'

/** The palette knows the places of a site; its screen, which knows the site, leads there. */
registerCommands([
  ...siteNav.map(({ id, icon }) => ({
    id: `site.go_${id}`,
    title: `site-tools:command.go.${id}`,
    group: 'go' as const,
    icon,
    needs: 'sites:command.needs_site',
  })),
  {
    id: 'redirect.new',
    title: 'site-tools:command.redirect',
    group: 'file',
    icon: CornerUpRight,
    needs: 'site-tools:command.needs_redirects',
  },
  {
    id: 'site.export',
    title: 'site-tools:command.export',
    group: 'file',
    icon: PackageOpen,
    needs: 'site-tools:command.needs_export',
  },
  {
    id: 'domain.check',
    title: 'site-tools:command.check_domains',
    group: 'edit',
    icon: Globe,
    needs: 'site-tools:command.needs_domains',
  },
  {
    id: 'webhook.new',
    title: 'site-tools:command.webhook',
    group: 'file',
    icon: Webhook,
    needs: 'site-tools:command.needs_webhooks',
  },
])

import { Globe, HardDrive, Package, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HostedSite } from '../../../../contract/hosted-sites.ts'
import { useFormats } from '../../../format.ts'
import { useOperation } from '../../../query.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { lastExport, publicName } from './site-facts.ts'

/** Three facts about being public, always apart: on this computer, exported, on the web. */
export function SiteFacts({ site }: { site: HostedSite }) {
  const { t } = useTranslation('sites')
  const format = useFormats()
  const exports = useOperation('list_exports', { site_id: site.id }).data
  const domains = useOperation('list_domains', { site_id: site.id }).data
  const exported = exports && lastExport(exports)
  const name = domains && publicName(domains)
  const live = site.status === 'published'
  return (
    <ul className="flex flex-col gap-1.5">
      <Fact icon={HardDrive} holds={live}>
        {live ? t('fact.live') : t('fact.not_live')}
      </Fact>
      <Fact icon={Package} holds={exported !== undefined}>
        {exported
          ? t(exported.changes_since === 0 ? 'fact.exported' : 'fact.exported_changes', {
              date: format.date(exported.finished_at ?? exported.created_at),
              count: exported.changes_since,
            })
          : t('fact.not_exported')}
      </Fact>
      <Fact icon={Globe} holds={name !== undefined}>
        {name ? t('fact.web', { domain: name }) : t('fact.not_web')}
      </Fact>
    </ul>
  )
}

const Fact = ({ icon, holds, children }: { icon: LucideIcon; holds: boolean; children: string }) => (
  <li className={classes('flex items-start gap-2 text-dense', holds ? 'text-ink' : 'text-faint')}>
    <Icon icon={icon} className={classes('mt-px size-3.5', holds ? 'text-good' : 'text-faint')} />
    <span className="min-w-0 text-pretty">{children}</span>
  </li>
)

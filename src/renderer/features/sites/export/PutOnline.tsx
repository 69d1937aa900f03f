import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Block } from '../parts/Block.tsx'
import { Segments } from '../parts/Segments.tsx'
import { commandFor, hosts, type HostId } from './hosts.ts'

export interface PutOnlineProps {
  siteId: number
  slug: string
  folder: string
}

/** How the files come to the web, for the usual sorts of hosts. */
export function PutOnline({ siteId, slug, folder }: PutOnlineProps) {
  const { t } = useTranslation('site-tools')
  const [host, setHost] = useState<HostId>('drop')
  const command = commandFor(host, { folder, slug })
  return (
    <Block title={t('export.online.title')}>
      <Segments
        label={t('export.online.host')}
        value={host}
        onChange={setHost}
        options={hosts.map((value) => ({ value, label: t(`export.online.${value}.name`) }))}
        className="-ml-3"
      />
      <div className="flex max-w-180 flex-col gap-3" aria-live="polite">
        <p className="text-pretty">{t(`export.online.${host}.body`)}</p>
        {command && <CodeBlock text={command} label={t(`export.online.${host}.name`)} />}
        <p className="text-dense text-pretty text-faint">{t(`export.online.${host}.note`)}</p>
      </div>
      <p>
        <Link to="/sites/$siteId/domains" params={{ siteId: String(siteId) }} className="text-accent">
          {t('export.online.domain')}
        </Link>
      </p>
    </Block>
  )
}

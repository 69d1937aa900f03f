import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Finding } from '../../../../contract/domains.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { byWeight, findingWords } from './finding-words.ts'

const marks = {
  fix: { icon: CircleAlert, ink: 'text-bad' },
  wait: { icon: Clock, ink: 'text-warn' },
  note: { icon: Info, ink: 'text-accent' },
  ok: { icon: CircleCheck, ink: 'text-good' },
}

/** What the doctor found: a sentence, what to do, what was expected and what is there. */
export function Findings({ findings, host }: { findings: readonly Finding[]; host: string }) {
  return (
    <ul>
      {byWeight(findings).map((finding, at) => (
        <Row key={`${finding.about}-${finding.code}-${at}`} finding={finding} host={host} />
      ))}
    </ul>
  )
}

function Row({ finding, host }: { finding: Finding; host: string }) {
  const { t, i18n } = useTranslation('site-tools')
  const { level, expected, found } = finding
  const { icon, ink } = marks[level]
  const { sentence, fix, own } = findingWords(finding, host, (key) => i18n.exists(key))
  const open = level === 'fix' || level === 'wait'
  return (
    <li className="grid grid-cols-[1rem_5.5rem_minmax(0,1fr)] items-start gap-x-2.5 border-b border-line py-2.5">
      <Icon icon={icon} className={`mt-0.5 ${ink}`} />
      <span className="text-muted">{t(`domains.level.${level}`)}</span>
      <div lang={own ? undefined : 'en'} className="flex min-w-0 flex-col gap-1.5">
        <p className="text-pretty">{sentence}</p>
        {fix && <p className="text-pretty text-muted">{fix}</p>}
        {open && (expected.length > 0 || found.length > 0) && (
          <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-dense">
            <Values name={t('domains.expected')} values={expected} />
            <Values name={t('domains.there')} values={found} none={t('domains.nothing_there')} />
          </dl>
        )}
      </div>
    </li>
  )
}

function Values({ name, values, none }: { name: string; values: readonly string[]; none?: string }) {
  if (values.length === 0 && !none) return null
  return (
    <div className="contents">
      <dt className="text-faint">{name}</dt>
      <dd className="min-w-0 font-code text-small break-all">
        {values.length === 0 ? <span className="font-ui text-faint">{none}</span> : values.join(', ')}
      </dd>
    </div>
  )
}

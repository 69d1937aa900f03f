import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Echo } from './Echo.tsx'
import { Inspector } from './Inspector.tsx'
import { inspectDelivery } from './lab-store.ts'
import { Verifiers } from './Verifiers.tsx'

/** Webhooks without a receiver, a network or a post: everything stays on this computer. */
export function LabView() {
  const { t } = useTranslation('site-tools')
  const [handed, setHanded] = useState(0)
  return (
    <div className="flex max-w-260 flex-col gap-10">
      <p className="max-w-prose text-pretty text-muted">{t('lab.body')}</p>
      <Echo
        onInspect={(delivery) => {
          inspectDelivery(delivery)
          setHanded((count) => count + 1)
        }}
      />
      <Inspector handed={handed} />
      <Verifiers />
    </div>
  )
}

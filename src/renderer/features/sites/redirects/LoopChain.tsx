import { ArrowRight } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/Icon.tsx'

/** Where a redirect would lead in a circle, step by step. */
export function LoopChain({ chain }: { chain: readonly string[] }) {
  const { t } = useTranslation('site-tools')
  return (
    <div role="alert" className="ground-bad flex flex-col gap-2 rounded-control border border-bad px-3 py-2.5">
      <p className="text-pretty">{t('redirects.loop')}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {chain.map((path, at) => (
          <Fragment key={`${at}-${path}`}>
            {at > 0 && (
              <>
                <Icon icon={ArrowRight} className="text-bad" />
                <span className="sr-only">{t('redirects.then')}</span>
              </>
            )}
            <code className="rounded-mark border border-line bg-sheet px-1.5 py-0.5 font-code text-small">{path}</code>
          </Fragment>
        ))}
      </p>
    </div>
  )
}

import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { getBridge } from '../../../bridge.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { spoken } from './addresses.ts'

/** Opens an address where addresses open: the desktop in the browser, a tab in another tab. */
function openLink(event: { preventDefault(): void }, url: string): void {
  const native = getBridge().native
  if (!native) return
  event.preventDefault()
  void native.openLink(url)
}

/** An address of a site with its two uses: copy and open. Without `open` there is nothing there yet. */
export function Address({ url, open = true, of }: { url: string; open?: boolean; of: string }) {
  const { t } = useTranslation('sites')
  return (
    <span className="flex min-w-0 items-center gap-0.5">
      <span className="min-w-0 truncate font-code text-small text-muted" title={url}>
        {spoken(url)}
      </span>
      <CopyButton text={url} />
      {open && (
        <Tooltip label={t('address.open', { name: of })}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('address.open', { name: of })}
            onClick={(event) => openLink(event, url)}
            className="inline-flex size-control min-w-6 shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-120 hover:bg-sunken hover:text-ink"
          >
            <Icon icon={ExternalLink} />
          </a>
        </Tooltip>
      )}
    </span>
  )
}

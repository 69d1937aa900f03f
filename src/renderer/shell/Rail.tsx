import { Link, type LinkProps } from '@tanstack/react-router'
import { Activity, FileText, PanelLeft, PanelsTopLeft, Settings, Sunrise, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shownKeys } from '../commands.ts'
import { useOperation } from '../query.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { Mark } from './Mark.tsx'
import { openOverlay } from './overlay-store.ts'
import { isRailWide, toggleRail, useRail } from './rail-store.ts'

const areas = [
  { to: '/', icon: Sunrise, label: 'rail.today', command: 'go.today' },
  { to: '/articles', icon: FileText, label: 'rail.articles', command: 'go.articles' },
  { to: '/sites', icon: PanelsTopLeft, label: 'rail.sites', command: 'go.sites' },
] as const

export function Rail() {
  const { t } = useTranslation('shell')
  const wide = useRail((state) => isRailWide(state.wide))
  return (
    <nav
      data-pane
      aria-label={t('rail.name')}
      className={classes('flex shrink-0 flex-col border-r border-line bg-sunken py-3', wide ? 'w-50' : 'w-14')}
    >
      <div className={classes('mb-4 flex h-8 items-center text-accent', wide ? 'gap-2.5 px-5' : 'justify-center')}>
        <Mark />
        {wide && <span className="font-prose text-heading-4 font-medium text-ink">Quoin</span>}
      </div>
      <ul className="flex flex-col gap-0.5">
        {areas.map(({ to, icon, label, command }) => (
          <li key={to}>
            <RailLink to={to} icon={icon} label={t(label)} keys={shownKeys(command)} wide={wide} />
          </li>
        ))}
      </ul>
      <div className="flex-1" />
      <ul className="flex flex-col gap-0.5">
        <li>
          <JobsButton wide={wide} />
        </li>
        <li>
          <RailLink
            to="/settings"
            icon={Settings}
            label={t('rail.settings')}
            keys={shownKeys('settings.open')}
            wide={wide}
          />
        </li>
        <li className={classes('mt-2 flex', wide ? 'justify-end px-3' : 'justify-center')}>
          <IconButton
            icon={PanelLeft}
            side="right"
            label={wide ? t('rail.narrow') : t('rail.widen')}
            keys={shownKeys('view.sidebar')}
            onClick={toggleRail}
          />
        </li>
      </ul>
    </nav>
  )
}

const entryClass = (wide: boolean) =>
  classes(
    'relative flex h-9 w-full items-center text-muted no-underline hover:text-ink focus-visible:-outline-offset-2',
    wide ? 'gap-3 px-5' : 'justify-center',
  )

interface RailLinkProps {
  to: LinkProps['to']
  icon: LucideIcon
  label: string
  keys: string | undefined
  wide: boolean
}

function RailLink({ to, icon, label, keys, wide }: RailLinkProps) {
  return (
    <WithTip label={label} keys={keys}>
      <Link
        to={to}
        activeOptions={{ exact: to === '/', includeSearch: false }}
        aria-label={wide ? undefined : label}
        className={classes(
          entryClass(wide),
          'aria-[current=page]:font-medium aria-[current=page]:text-ink',
          'aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-1 aria-[current=page]:before:left-0 aria-[current=page]:before:w-0.75 aria-[current=page]:before:bg-accent',
        )}
      >
        <Icon icon={icon} size={20} />
        {wide && label}
      </Link>
    </WithTip>
  )
}

function JobsButton({ wide }: { wide: boolean }) {
  const { t } = useTranslation('shell')
  const running = useOperation('list_runs', { active: true }).data?.length ?? 0
  const name = running > 0 ? t('rail.jobs_running', { count: running }) : t('rail.jobs')
  return (
    <WithTip label={name} keys={shownKeys('jobs.open')}>
      <button
        type="button"
        aria-label={wide ? undefined : name}
        className={entryClass(wide)}
        onClick={() => openOverlay('jobs', {})}
      >
        <Icon icon={Activity} size={20} />
        {wide && <span className="flex-1 text-left">{t('rail.jobs')}</span>}
        {running > 0 && (
          <span
            aria-hidden={!wide}
            className={classes(
              'nums flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 text-small font-medium text-on-accent',
              !wide && 'absolute top-0 right-2',
            )}
          >
            {running}
          </span>
        )}
      </button>
    </WithTip>
  )
}

const WithTip = ({
  label,
  keys,
  children,
}: {
  label: ReactNode
  keys: string | undefined
  children: React.ReactElement
}) => (
  <Tooltip side="right" label={label} keys={keys}>
    {children}
  </Tooltip>
)

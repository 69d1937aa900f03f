import { Link, useParams } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../shell/Screen.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { findPages, pageOf, type FoundPage } from './pages.ts'

export function SettingsScreen() {
  const { t } = useTranslation('settings')
  const { page: id } = useParams({ from: '/settings/{-$page}' })
  const { id: current, Page } = pageOf(id)
  return (
    <Screen title={t(`page.${current}`)} place={[{ label: t('title'), to: '/settings/{-$page}' }]} layout="full">
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto md:flex-row md:overflow-hidden">
        <PageList current={current} />
        <div data-pane className="min-w-0 flex-1 md:overflow-y-auto" key={current}>
          <div className="w-full max-w-240 px-8 py-8">
            <Page />
          </div>
        </div>
      </div>
    </Screen>
  )
}

function PageList({ current }: { current: string }) {
  const { t } = useTranslation('settings')
  const [words, setWords] = useState('')
  const found = findPages(words, (key) => t(key))
  return (
    <nav
      data-pane
      aria-label={t('title')}
      className="flex shrink-0 flex-col gap-3 border-line px-3 py-5 max-md:border-b md:w-60 md:overflow-y-auto md:border-r"
    >
      <Field label={t('find')} hideLabel>
        <TextInput
          icon={Search}
          type="search"
          placeholder={t('find')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <ul className="flex flex-wrap gap-0.5 md:flex-col">
        {found.map((entry) => (
          <li key={entry.page.id}>
            <PageLink found={entry} current={entry.page.id === current} />
          </li>
        ))}
      </ul>
      <p role="status" className="px-2.5 text-pretty text-muted">
        {found.length === 0 && t('nothing', { text: words })}
      </p>
    </nav>
  )
}

function PageLink({ found: { page, matches }, current }: { found: FoundPage; current: boolean }) {
  const { t } = useTranslation('settings')
  return (
    <Link
      to="/settings/{-$page}"
      params={{ page: page.id }}
      aria-current={current ? 'page' : undefined}
      className="flex items-start gap-3 rounded-control px-2.5 py-2 text-muted no-underline hover:bg-sunken hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-ink"
    >
      <Icon icon={page.icon} className="mt-0.5" />
      <span className="min-w-0">
        {t(`page.${page.id}`)}
        {matches.map((key) => (
          <span key={key} className="block text-dense font-normal text-muted">
            {t(key)}
          </span>
        ))}
      </span>
    </Link>
  )
}

import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HostedSiteDetail } from '../../../contract/hosted-sites.ts'
import type { ListedPage } from '../../../contract/site-pages.ts'
import { useCommand } from '../../commands.ts'
import { useFormats } from '../../format.ts'
import { useOperation } from '../../query.ts'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { idOf } from './parts/addresses.ts'
import { Segments } from './parts/Segments.tsx'
import { SiteScreen } from './parts/SiteScreen.tsx'
import { AddPageDialog } from './pages/AddPageDialog.tsx'
import { NavigationView } from './pages/NavigationView.tsx'
import type { PageQuestion } from './pages/page-menu.ts'
import { localesOf } from './pages/page-rows.ts'
import { PageProblems } from './pages/PageProblems.tsx'
import { AddressDialog, RenameDialog } from './pages/PageQuestions.tsx'
import { PageTree } from './pages/PageTree.tsx'
import { useNavigation } from './pages/use-navigation.ts'
import { usePageActs } from './pages/use-page-acts.ts'

export function PagesScreen() {
  const { t } = useTranslation('sites')
  const siteId = idOf(useParams({ from: '/sites/$siteId/pages' }).siteId)
  const [adding, setAdding] = useState(false)
  useCommand('page.new', () => setAdding(true))
  return (
    <SiteScreen
      siteId={siteId}
      page="pages"
      actions={() => (
        <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
          {t('pages.add.open')}
        </Button>
      )}
    >
      {(site) => <Pages site={site} adding={adding} onAdded={() => setAdding(false)} />}
    </SiteScreen>
  )
}

interface PagesProps {
  site: HostedSiteDetail
  adding: boolean
  onAdded: () => void
}

function Pages({ site, adding, onAdded }: PagesProps) {
  const { t } = useTranslation('sites')
  const { data: pages, error, isPending, refetch } = useOperation('list_site_pages', { site_id: site.id })
  const wished = useSearch({ from: '/sites/$siteId/pages' }).locale
  const locales = localesOf(pages ?? [], site.default_locale)
  const locale = locales.find((one) => one === wished) ?? site.default_locale
  return (
    <>
      <Failure error={error} actions={<Button onClick={() => void refetch()}>{t('again')}</Button>} />
      {isPending && <Skeleton rows={6} />}
      {pages && <PagesOf key={locale} site={site} pages={pages} locales={locales} locale={locale} />}
      {adding && <AddPageDialog siteId={site.id} locale={locale} onClose={onAdded} />}
    </>
  )
}

interface PagesOfProps {
  site: HostedSiteDetail
  pages: readonly ListedPage[]
  locales: readonly string[]
  locale: string
}

function PagesOf({ site, pages, locales, locale }: PagesOfProps) {
  const { t, i18n } = useTranslation('sites')
  const format = useFormats()
  const capital = (name: string) => name.charAt(0).toLocaleUpperCase(i18n.language) + name.slice(1)
  const navigate = useNavigate({ from: '/sites/$siteId/pages' })
  const own = pages.filter((page) => page.locale === locale)
  const navigation = useNavigation(site.id, locale, own)
  const acts = usePageActs(site.id)
  const [question, setQuestion] = useState<{ kind: PageQuestion; page: ListedPage } | null>(null)
  const close = () => setQuestion(null)
  return (
    <>
      {locales.length > 1 && (
        <Segments
          label={t('pages.language')}
          value={locale}
          onChange={(next) => void navigate({ search: { locale: next }, replace: true })}
          options={locales.map((code) => ({
            value: code,
            label: capital(format.language(code)),
            note: format.number(pages.filter((page) => page.locale === code).length),
          }))}
          className="mb-6 -ml-3"
        />
      )}
      <NavigationView site={site} pages={own} tree={navigation.tree} />
      <div className="flex flex-col gap-3">
        <Failure error={navigation.error} title={t('pages.not_arranged')} />
        <Failure error={acts.error} />
        <PageTree
          pages={own}
          all={pages}
          locales={locales}
          navigation={navigation}
          acts={acts}
          ask={(kind, page) => setQuestion({ kind, page })}
        />
      </div>
      <PageProblems siteId={site.id} />
      {question?.kind === 'rename' && <RenameDialog page={question.page} onClose={close} />}
      {question?.kind === 'address' && <AddressDialog page={question.page} onClose={close} />}
    </>
  )
}

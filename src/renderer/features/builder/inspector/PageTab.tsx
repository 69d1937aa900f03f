import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { background } from '../../../../site/background.ts'
import { parseBackground } from '../../../../site/parse.ts'
import { readPath, writePath } from '../../../../document/paths.ts'
import { Field } from '../../../ui/Field.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { PageDoc } from '../session/page-doc.ts'
import { useBuilder, useSession } from '../session/use-session.ts'
import { issueText, shownText } from '../words.ts'
import { AddressField } from './AddressField.tsx'
import { FormContext, type Form } from './form-context.ts'
import { SchemaField } from './fields/SchemaField.tsx'
import { SearchTab } from './SearchTab.tsx'

/** What belongs to the page as a whole, shown while no section is chosen. */
export function PageTab() {
  const { t } = useTranslation('builder')
  const [tab, setTab] = useState<'page' | 'search'>('page')
  return (
    <>
      <header className="flex min-h-12 items-center py-1.5 pr-11 pl-4">
        <h2 className="font-medium">{t('page.name')}</h2>
      </header>
      <Tabs
        label={t('page.name')}
        value={tab}
        onChange={setTab}
        className="min-h-0 flex-1"
        tabs={[
          { value: 'page', label: t('page.tab'), content: <PageForm /> },
          { value: 'search', label: t('page.search'), content: <SearchTab /> },
        ]}
      />
    </>
  )
}

/** Changes the page itself; typing in one field is one step of the history. */
export function usePageChange() {
  const session = useSession()
  return (change: Partial<PageDoc>, act: 'edit_page' | 'edit_seo', typed: keyof PageDoc | null) => {
    const { doc } = session.store.getState()
    const gesture =
      typed === null
        ? session.gestures.single()
        : session.gestures.typing(`page.${typed}`, shownText(doc[typed]), shownText(change[typed]))
    session.edit({ ...doc, ...change }, act, gesture)
  }
}

function PageForm() {
  const { t } = useTranslation('builder')
  const change = usePageChange()
  const title = useBuilder(({ doc }) => doc.title)
  const page = useBuilder((state) => state.page)
  return (
    <div className="flex flex-col gap-5 px-4 py-4">
      <Field label={t('page.title')} error={title.trim() === '' ? t('page.needs_title') : undefined}>
        <TextInput
          value={title}
          maxLength={200}
          lang={page.locale}
          onChange={(event) => change({ title: event.target.value }, 'edit_page', 'title')}
        />
      </Field>
      <AddressField />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted">{t('page.status')}</dt>
        <dd>{t(page.status === 'draft' ? 'page.is_draft' : page.draft ? 'page.is_changed' : 'page.is_live')}</dd>
        <dt className="text-muted">{t('page.language')}</dt>
        <dd>{page.locale}</dd>
        <dt className="text-muted">{t('page.navigation')}</dt>
        <dd>{t(page.nav_order === null ? 'page.not_in_navigation' : 'page.in_navigation')}</dd>
      </dl>
      <hr className="border-line" />
      <PageBackground />
      <p className="text-dense text-pretty text-faint">{t('page.hint')}</p>
    </div>
  )
}

function PageBackground() {
  const change = usePageChange()
  const session = useSession()
  const now = useBuilder(({ doc }) => doc.background)
  const language = useBuilder(({ page }) => page.locale)
  const checked = now === null ? null : parseBackground(now)
  const issues = checked && !checked.ok ? checked.issues : []
  const form: Form = {
    type: '',
    language,
    read: (path) => readPath({ background: now ?? undefined }, path),
    write: (path, value, way) => {
      const next = writePath({ background: session.store.getState().doc.background ?? undefined }, path, value)
      change({ background: next.background ?? null }, 'edit_page', way === 'single' || !way ? null : 'background')
    },
    issue: (path) => {
      const found = issues.find((issue) => `background.${issue.path}` === path)
      return found && issueText(found)
    },
    hasIssue: () => issues.length > 0,
    touch: () => undefined,
    marked: null,
  }
  return (
    <FormContext value={form}>
      <SchemaField
        path="background"
        spec={{ name: 'background', title: 'Background', schema: background.optional(), optional: true }}
      />
    </FormContext>
  )
}

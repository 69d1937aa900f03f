import { Link2, Unlink, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { findSection } from '../../../../document/sections.ts'
import { sharedIdOf } from '../acts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { useCanvas } from '../draw/use-canvas.tsx'
import { useBuilder } from '../session/use-session.ts'
import { useDetach } from '../parts/use-sharing.ts'
import { definitionOf } from '../../../../site/library.ts'
import { TypeIcon } from '../parts/type-icons.tsx'
import { issueText, typeName } from '../words.ts'
import { checked } from '../session/checked.ts'
import { PageTab } from './PageTab.tsx'
import { SectionForm } from './SectionForm.tsx'
import { tabOf } from './schema.ts'

type Tab = 'content' | 'look' | 'visibility'

/** The chosen section, or the page when none is chosen. */
export function Inspector({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('builder')
  const id = useBuilder((state) => (findSection(state.doc.sections, state.selected) ? state.selected : null))
  return (
    <aside data-pane aria-label={t('inspector.name')} className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      {id === null ? <PageTab /> : <SectionTabs key={id} id={id} />}
      <IconButton
        icon={X}
        label={t('inspector.close')}
        side="left"
        onClick={onClose}
        className="absolute top-2 right-2"
      />
    </aside>
  )
}

function SectionTabs({ id }: { id: string }) {
  const { t } = useTranslation('builder')
  const canvas = useCanvas()
  const placed = useBuilder((state) => findSection(state.doc.sections, id))!
  const ref = sharedIdOf(placed)
  const shared = useBuilder((state) => (ref === null ? undefined : state.shared.get(ref)))
  const field = useBuilder((state) => state.field)
  const wanted = useStore(canvas.store, (state) => (state.wanted?.id === id ? state.wanted : null))
  const [tab, setTab] = useState<Tab>('content')
  const section = shared?.section ?? placed

  // What is marked on the canvas, or asked for, is on the tab that is open.
  const [followed, setFollowed] = useState<{ field: string | null; wanted: unknown }>({ field: null, wanted: null })
  if (followed.field !== field || followed.wanted !== wanted) {
    setFollowed({ field, wanted })
    const path = wanted !== followed.wanted && wanted ? (wanted.field ?? '') : field
    if (path !== null) setTab(tabOf(path))
  }

  return (
    <>
      <header className="flex min-h-12 items-center gap-2.5 py-1.5 pr-11 pl-4">
        <TypeIcon type={section.type} className="text-muted" />
        <h2 className="truncate font-medium">{typeName(section.type)}</h2>
      </header>
      {shared && <SharedNote id={id} name={shared.name} pages={shared.used_on} />}
      {definitionOf(section.type) && section.type !== 'shared' ? (
        <Tabs
          label={t('inspector.name')}
          value={tab}
          onChange={setTab}
          className="min-h-0 flex-1"
          tabs={(['content', 'look', 'visibility'] as const).map((value) => ({
            value,
            label: t(`inspector.${value}`),
            content: <SectionForm id={id} section={section} tab={value} />,
          }))}
        />
      ) : (
        <Unreadable section={section} />
      )}
    </>
  )
}

/** A type that this version does not know, or a shared section that is gone. */
function Unreadable({ section }: { section: Parameters<typeof checked>[0] }) {
  const { t } = useTranslation('builder')
  const result = checked(section)
  return (
    <div className="flex flex-col gap-2 px-4 py-4 text-muted">
      <p className="text-pretty">{t('inspector.unreadable')}</p>
      {!result.ok && result.issues.slice(0, 5).map((issue) => <p key={issue.path}>{issueText(issue)}</p>)}
    </div>
  )
}

function SharedNote({
  id,
  name,
  pages,
}: {
  id: string
  name: string
  pages: readonly { page_id: number; title: string }[]
}) {
  const { t } = useTranslation('builder')
  const detach = useDetach()
  return (
    <section
      aria-label={t('shared.name')}
      className="mx-4 mb-2 flex flex-col gap-1.5 border-l-3 border-warn bg-sheet py-2 pr-2 pl-3"
    >
      <p className="flex items-center gap-1.5 font-medium">
        <Icon icon={Link2} className="text-warn" />
        {t('shared.used', { count: pages.length, name })}
      </p>
      <p className="text-dense text-pretty text-muted">
        {t('shared.pages', { pages: pages.map(({ title }) => title) })}
      </p>
      <Button icon={Unlink} busy={detach.isPending} className="self-start" onClick={() => detach.mutate(id)}>
        {t('shared.detach')}
      </Button>
      <Failure error={detach.error} />
    </section>
  )
}

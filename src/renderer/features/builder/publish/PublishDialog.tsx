import { useMutation } from '@tanstack/react-query'
import { CircleAlert, Minus, MoveVertical, PencilLine, Plus, type LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { HostedSiteDetail } from '../../../../contract/hosted-sites.ts'
import type { PageChange } from '../../../../contract/site-pages.ts'
import { call } from '../../../client.ts'
import { refresh } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useCanvas } from '../draw/use-canvas.tsx'
import { pageRefOf } from '../draw/page-ref.ts'
import { findSection } from '../../../../document/sections.ts'
import { useBuilder, useSession } from '../session/use-session.ts'
import { sectionWords, typeName } from '../words.ts'
import { nameOf } from '../acts.ts'

interface PublishDialogProps {
  site: HostedSiteDetail
  onClose: () => void
}

/** What visitors will see differently, what is not right yet, and where it will be. */
export function PublishDialog({ site, onClose }: PublishDialogProps) {
  const { t } = useTranslation('builder')
  const session = useSession()
  const canvas = useCanvas()
  const page = useBuilder((state) => state.page)
  const { live_url, fallback_url, frame } = useStore(canvas.store, (state) => state.reply)
  const path = pageRefOf(frame, page).path.slice(1)
  const publish = useMutation({
    mutationFn: async () => {
      if (!(await session.flush())) throw new Error(t('save.not_saved'))
      const { site_id, page_id } = session
      session.take(await call('publish_page', { site_id, page_id }))
      void refresh('list_site_pages', 'get_canvas', 'list_sites', 'get_site')
    },
  })
  useEffect(() => void session.flush(), [session])
  const done = publish.isSuccess
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        done ? t('publish.done', { title: page.title }) : t('publish.title', { title: page.title, site: site.name })
      }
      footer={
        done ? (
          <Button variant="primary" onClick={onClose}>
            {t('publish.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('publish.later')}</Button>
            <Button variant="primary" busy={publish.isPending} onClick={() => publish.mutate()}>
              {t('publish.to', { site: site.name })}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {!done && <Changes changes={page.changes} isNew={page.status === 'draft'} />}
        {!done && <Problems onShow={onClose} />}
        <section className="flex flex-col items-start gap-1">
          <h3 className="font-medium">{t(done ? 'publish.is_at' : 'publish.will_be_at')}</h3>
          <ExternalLink href={live_url + path}>{live_url + path}</ExternalLink>
          <p className="text-dense text-pretty text-muted">{t('publish.this_computer')}</p>
          <p className="text-dense text-muted">
            {t('publish.fallback')} <ExternalLink href={fallback_url + path}>{fallback_url + path}</ExternalLink>
          </p>
        </section>
        <Failure error={publish.error} title={t('publish.failed')} />
      </div>
    </Dialog>
  )
}

const faces: Record<PageChange['what'], LucideIcon> = {
  section_added: Plus,
  section_removed: Minus,
  section_changed: PencilLine,
  section_moved: MoveVertical,
  title: PencilLine,
  background: PencilLine,
  seo: PencilLine,
}

function Changes({ changes, isNew }: { changes: readonly PageChange[]; isNew: boolean }) {
  const { t } = useTranslation('builder')
  const session = useSession()
  const sections = useBuilder(({ doc }) => doc.sections)
  if (isNew) return <p className="text-pretty">{t('publish.first', { count: sections.length })}</p>
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="font-medium">{t('publish.what', { count: changes.length })}</h3>
      <ul className="flex flex-col border-y border-line">
        {changes.map((change) => {
          const section = findSection(sections, change.section_id)
          const name = section ? nameOf(session, section) : change.type ? typeName(change.type) : ''
          const words = section ? sectionWords(section) : ''
          return (
            <li
              key={`${change.what} ${change.section_id ?? ''}`}
              className="flex min-h-8 items-center gap-2.5 border-b border-line py-1 last:border-b-0"
            >
              <Icon icon={faces[change.what]} className="text-muted" />
              <span className="shrink-0">{t(`change.${change.what}`, { name })}</span>
              <span className="truncate text-faint">{words}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What drawing the page has found: it can be published all the same. */
function Problems({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('builder')
  const session = useSession()
  const canvas = useCanvas()
  const sections = useBuilder(({ doc }) => doc.sections)
  const problems = useStore(canvas.store, (state) => state.drawing.problems)
  const all = sections.flatMap((section) => (problems.get(section.id) ?? []).map((problem) => ({ section, problem })))
  if (all.length === 0) return <p className="text-muted">{t('publish.no_problems')}</p>
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="font-medium">{t('publish.problems', { count: all.length })}</h3>
      <ul className="flex max-h-48 flex-col overflow-y-auto border-y border-line">
        {all.map(({ section, problem }, at) => (
          <li key={at} className="flex min-h-9 items-center gap-2.5 border-b border-line py-1 last:border-b-0">
            <Icon icon={CircleAlert} className={problem.code === 'broken_section' ? 'text-bad' : 'text-warn'} />
            <span className="min-w-0 flex-1 text-pretty">
              {t(`problem.${problem.code}`, { name: nameOf(session, section) })}
            </span>
            <Button
              variant="bare-accent"
              onClick={() => {
                onShow()
                requestAnimationFrame(() => canvas.show(section.id, problem.field))
              }}
            >
              {t('canvas.show_field')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

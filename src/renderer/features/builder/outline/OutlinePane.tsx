import { FileText, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shownKeys } from '../../../commands.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useGallery } from '../gallery/use-gallery.tsx'
import { placeOf } from '../../../../document/sections.ts'
import { sectionsOf } from '../acts.ts'
import { useBuilder, useSession } from '../session/use-session.ts'
import { PageSwitch } from './PageSwitch.tsx'
import { SectionList } from './SectionList.tsx'

/** Pages of the site, then the sections of this one. */
export function OutlinePane() {
  const { t } = useTranslation('builder')
  const session = useSession()
  const gallery = useGallery()
  const isPage = useBuilder((state) => state.selected === null)
  const count = useBuilder(({ doc }) => doc.sections.length)
  const add = () => {
    const { selected } = session.store.getState()
    const at = placeOf(sectionsOf(session), selected ?? '')
    gallery.open(at === -1 ? sectionsOf(session).length : at + 1)
  }
  return (
    <nav data-pane aria-label={t('outline.name')} className="flex min-h-0 flex-1 flex-col">
      <div className="border-b border-line p-2">
        <PageSwitch />
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto py-2">
        <button
          type="button"
          aria-current={isPage}
          onClick={() => session.select(null)}
          className="mx-2 mb-2 flex min-h-8 shrink-0 items-center gap-2.5 rounded-control px-2 text-left hover:bg-sunken aria-[current=true]:bg-tint aria-[current=true]:font-medium"
        >
          <Icon icon={FileText} className="text-muted" />
          {t('outline.page')}
        </button>
        <div className="flex items-center justify-between pr-2 pl-4">
          <h2 className="text-small font-semibold text-faint">{t('outline.sections', { count })}</h2>
          <IconButton icon={Plus} label={t('command.add')} keys={shownKeys('section.add')} onClick={add} />
        </div>
        <SectionList />
      </div>
    </nav>
  )
}

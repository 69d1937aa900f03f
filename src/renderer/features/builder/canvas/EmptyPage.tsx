import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { addSection, sampleOf } from '../acts.ts'
import { Thumbnail } from '../gallery/Thumbnail.tsx'
import { suggested } from '../gallery/types.ts'
import { useGallery } from '../gallery/use-gallery.tsx'
import { useSession } from '../session/use-session.ts'
import { typeName, typeText } from '../words.ts'

/** A page without sections: six to begin with. */
export function EmptyPage() {
  const { t, i18n } = useTranslation('builder')
  const session = useSession()
  const gallery = useGallery()
  return (
    <div className="mx-auto flex w-full max-w-220 flex-col gap-6 self-center px-8 py-10">
      <div className="flex flex-col gap-2">
        <h2 className="font-prose text-screen">{t('empty.title')}</h2>
        <p className="max-w-prose text-pretty text-muted">{t('empty.body')}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-4">
        {suggested.map((type) => {
          const sample = sampleOf(type, i18n.language)
          return (
            sample && (
              <li key={type}>
                <button
                  type="button"
                  onClick={() => addSection(session, 0, sample)}
                  className="flex w-full flex-col overflow-hidden rounded-control border border-line bg-sheet text-left hover:border-edge"
                >
                  <Thumbnail section={{ ...sample, id: 'sample' }} name={`${type} 0 ${i18n.language}`} height={128} />
                  <span className="border-t border-line px-3 py-2">
                    <span className="block font-medium">{typeName(type)}</span>
                    <span className="line-clamp-2 text-small text-faint">{typeText(type)}</span>
                  </span>
                </button>
              </li>
            )
          )
        })}
      </ul>
      <Button icon={Plus} className="self-start" onClick={() => gallery.open(0)}>
        {t('empty.all')}
      </Button>
    </div>
  )
}

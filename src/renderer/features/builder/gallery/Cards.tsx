import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedSection } from '../../../../contract/site-studio.ts'
import { definitionOf } from '../../../../site/library.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { sampleOf } from '../acts.ts'
import { typeName, typeText, valueName } from '../words.ts'
import { Thumbnail } from './Thumbnail.tsx'

const HEIGHT = 132
const pictureClass = 'block w-full overflow-hidden rounded-control border border-line text-left hover:border-edge'

/** A type with a picture of its sample; `[` and `]` go through its variants. */
export const TypeCard = memo(function TypeCard({
  type,
  onChoose,
}: {
  type: string
  onChoose: (props: Record<string, unknown>) => void
}) {
  const { t, i18n } = useTranslation('builder')
  const variants = definitionOf(type)?.variants ?? []
  const [at, setAt] = useState(0)
  const sample = sampleOf(type, i18n.language)
  if (!sample) return null
  const variant = variants[at]
  const props = { ...sample.props, ...(variant !== undefined && at > 0 && { variant }) }
  const step = (by: 1 | -1) => setAt((at + by + variants.length) % variants.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== '[' && event.key !== ']') return
    event.preventDefault()
    step(event.key === ']' ? 1 : -1)
  }
  return (
    <article className="flex min-w-0 flex-col gap-1.5">
      <button
        type="button"
        data-card
        aria-label={t('gallery.add', { name: typeName(type) })}
        title={typeText(type)}
        onKeyDown={onKeyDown}
        onClick={() => onChoose(props)}
        className={pictureClass}
      >
        <Thumbnail
          section={{ ...sample, id: 'sample', props }}
          name={`${type} ${at} ${i18n.language}`}
          height={HEIGHT}
        />
      </button>
      <div className="flex min-h-6 items-center justify-between gap-1">
        <h4 className="truncate font-medium">{typeName(type)}</h4>
        {variants.length > 1 && variant !== undefined && (
          <span className="flex min-w-0 items-center text-small text-faint">
            <StepButton icon={ChevronLeft} label={t('command.variant_previous')} onClick={() => step(-1)} />
            <span className="max-w-20 truncate" aria-live="polite">
              {valueName(variant)}
            </span>
            <StepButton icon={ChevronRight} label={t('command.variant_next')} onClick={() => step(1)} />
          </span>
        )}
      </div>
    </article>
  )
})

const StepButton = ({ icon, label, onClick }: { icon: typeof ChevronLeft; label: string; onClick: () => void }) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={label}
    onClick={onClick}
    className="flex size-6 items-center justify-center rounded-mark hover:bg-sunken hover:text-ink"
  >
    <Icon icon={icon} className="size-3.5" />
  </button>
)

export function SharedCard({ shared, onChoose }: { shared: SharedSection; onChoose: () => void }) {
  const { t } = useTranslation('builder')
  return (
    <article className="flex min-w-0 flex-col gap-1.5">
      <button
        type="button"
        data-card
        aria-label={t('gallery.add', { name: shared.name })}
        onClick={onChoose}
        className={`${pictureClass} border-l-3 border-l-warn`}
      >
        <Thumbnail section={shared.section} name={`shared ${shared.id} ${shared.revision}`} height={HEIGHT} />
      </button>
      <h4 className="truncate font-medium">{shared.name}</h4>
      <p className="text-small text-faint">{t('shared.used_short', { count: shared.used_on.length })}</p>
    </article>
  )
}

import { Search, Upload } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '../../contract/media.ts'
import { artNames } from '../../site/fields.ts'
import { useAct, useOperation } from '../query.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Field } from '../ui/Field.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { SiteArt } from './shapes.tsx'
import { useGridKeys } from './use-grid-keys.ts'

export interface PictureChoice {
  /** SHA-256 of a picture of the library. */
  media?: string | undefined
  url?: string | undefined
  art?: string | undefined
  /** Of the library. */
  alt?: string | undefined
}

export interface PictureDialogProps {
  open: boolean
  title?: string
  /** What is chosen already. */
  now?: PictureChoice | null
  /** `media` comes along for a picture of the library. */
  onPick: (picture: PictureChoice, media?: Media) => void
  onClose: () => void
}

/** A picture from the library, which takes new ones, from our drawings, or by its address. */
export const PictureDialog = ({ open, ...rest }: PictureDialogProps) => (open ? <OpenDialog {...rest} /> : null)

function OpenDialog({ title, now = null, onPick, onClose }: Omit<PictureDialogProps, 'open'>) {
  const { t } = useTranslation('builder')
  const onChoose = onPick
  const [tab, setTab] = useState<'library' | 'art' | 'address'>(now?.art ? 'art' : now?.url ? 'address' : 'library')
  return (
    <Dialog open size="wide" title={title ?? t('picture.choose')} onClose={onClose}>
      <Tabs
        label={t('picture.sources')}
        value={tab}
        onChange={setTab}
        className="h-110"
        tabs={[
          { value: 'library', label: t('picture.library'), content: <Library now={now} onChoose={onChoose} /> },
          { value: 'art', label: t('picture.art'), content: <Drawings now={now} onChoose={onChoose} /> },
          { value: 'address', label: t('picture.address'), content: <Address now={now} onChoose={onChoose} /> },
        ]}
      />
    </Dialog>
  )
}

interface SourceProps {
  now: PictureChoice | null
  onChoose: PictureDialogProps['onPick']
}

const tileClass =
  'overflow-hidden rounded-control border-2 border-transparent bg-sunken p-0 hover:border-edge aria-pressed:border-accent'

function Library({ now, onChoose }: SourceProps) {
  const { t } = useTranslation('builder')
  const [text, setText] = useState('')
  const [over, setOver] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const media = useOperation('list_media', { q: text, limit: 60 })
  const upload = useAct('upload_media')
  const { grid, onKeyDown } = useGridKeys()

  const take = (media: Media) => onChoose({ media: media.sha256, alt: media.alt }, media)
  const send = async (file: File | undefined) => {
    if (!file) return
    const bytes = new Uint8Array(await file.arrayBuffer())
    upload.mutate({ bytes, filename: file.name }, { onSuccess: (answer) => take(answer.media) })
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void send(event.dataTransfer.files[0])
  }
  const items = media.data?.items ?? []
  return (
    <div
      className={classes('flex min-h-full flex-col gap-3 py-4', over && 'bg-tint')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className="flex gap-2">
        <TextInput
          icon={Search}
          aria-label={t('picture.find')}
          placeholder={t('picture.find')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="max-w-80"
        />
        <Button icon={Upload} busy={upload.isPending} onClick={() => files.current?.click()}>
          {t('picture.upload')}
        </Button>
        <input
          ref={files}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-hidden
          onChange={(event) => void send(event.target.files?.[0])}
        />
      </div>
      <Failure error={upload.error ?? media.error} />
      {media.isPending && <Skeleton rows={4} />}
      {media.data && items.length === 0 && (
        <p className="py-6 text-muted">{text ? t('picture.nothing_found', { text }) : t('picture.empty')}</p>
      )}
      <div ref={grid} onKeyDown={onKeyDown} className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            aria-label={item.alt || item.filename}
            aria-pressed={now?.media === item.sha256}
            onClick={() => take(item)}
            className={tileClass}
          >
            <img alt="" loading="lazy" src={thumbOf(item)} className="block aspect-4/3 w-full object-cover" />
          </button>
        ))}
      </div>
    </div>
  )
}

const thumbOf = ({ url, widths }: Media): string => {
  const width = widths.find((each) => each >= 280) ?? widths.at(-1)
  return width === undefined ? url : `${url}/${width}.webp`
}

function Drawings({ now, onChoose }: SourceProps) {
  const { t } = useTranslation('builder')
  const { grid, onKeyDown } = useGridKeys()
  return (
    <div className="flex flex-col gap-3 py-4">
      <p className="text-muted">{t('picture.art_note')}</p>
      <div ref={grid} onKeyDown={onKeyDown} className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3">
        {artNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={now?.art === name}
            onClick={() => onChoose({ art: name })}
            className={tileClass}
          >
            <SiteArt name={name} className="h-26" />
            <span className="block px-2 py-1 text-left text-dense">{t(`value.${name}`)}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

function Address({ now, onChoose }: SourceProps) {
  const { t } = useTranslation('builder')
  const [url, setUrl] = useState(now?.url ?? '')
  const isAddress = /^https?:\/\/./.test(url) && URL.canParse(url)
  return (
    <form
      className="flex max-w-140 flex-col gap-3 py-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isAddress) onChoose({ url })
      }}
    >
      <Field label={t('picture.address')} hint={t('picture.address_hint')}>
        <TextInput
          type="url"
          code
          value={url}
          placeholder="https://"
          onChange={(event) => setUrl(event.target.value.trim())}
        />
      </Field>
      {isAddress && <img alt="" src={url} className="max-h-50 self-start border border-line" />}
      <Button type="submit" variant="primary" disabled={!isAddress} className="self-start">
        {t('picture.use')}
      </Button>
    </form>
  )
}

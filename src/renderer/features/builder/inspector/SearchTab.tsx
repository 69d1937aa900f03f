import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { classes } from '../../../ui/classes.ts'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useCanvas } from '../draw/use-canvas.tsx'
import { useBuilder } from '../session/use-session.ts'
import { usePageChange } from './PageTab.tsx'

/** What search engines show of a title and a description, in characters. */
const TITLE_SHOWN = 60
const DESCRIPTION_SHOWN = 155

/** How the page is found and shown elsewhere. */
export function SearchTab() {
  const { t } = useTranslation('builder')
  const change = usePageChange()
  const doc = useBuilder((state) => state.doc)
  const page = useBuilder((state) => state.page)
  const canvas = useCanvas()
  const site = useStore(canvas.store, (state) => state.reply.frame.name)
  const shownTitle = doc.meta_title || t('search.title_of', { title: doc.title, site })
  const set = (name: 'meta_title' | 'meta_description' | 'canonical_url' | 'og_image_url', value: string) =>
    change({ [name]: value === '' ? null : value }, 'edit_seo', name)
  return (
    <div className="flex flex-col gap-5 px-4 py-4">
      <Field label={t('search.title')} hint={<Length value={shownTitle} most={TITLE_SHOWN} />}>
        <TextInput
          value={doc.meta_title ?? ''}
          placeholder={shownTitle}
          lang={page.locale}
          maxLength={300}
          onChange={(event) => set('meta_title', event.target.value)}
        />
      </Field>
      <Field
        label={t('search.description')}
        hint={<Length value={doc.meta_description ?? ''} most={DESCRIPTION_SHOWN} />}
      >
        <TextArea
          rows={3}
          value={doc.meta_description ?? ''}
          lang={page.locale}
          maxLength={1_000}
          onChange={(event) => set('meta_description', event.target.value)}
        />
      </Field>
      <section aria-label={t('search.preview')} className="flex flex-col gap-1.5">
        <h3 className="text-dense text-muted">{t('search.preview')}</h3>
        <div lang={page.locale} className="border border-line bg-sheet px-3 py-2.5">
          <p className="truncate text-small text-faint">{page.url}</p>
          <p className="line-clamp-1 text-lead text-accent">{shownTitle}</p>
          <p className={classes('line-clamp-3 text-dense', doc.meta_description ? 'text-muted' : 'text-faint')}>
            {doc.meta_description || t('search.no_description')}
          </p>
        </div>
      </section>
      <section aria-label={t('search.social')} className="flex flex-col gap-1.5">
        <h3 className="text-dense text-muted">{t('search.social')}</h3>
        <div lang={page.locale} className="overflow-hidden border border-line bg-sheet">
          {doc.og_image_url ? (
            <img alt="" src={doc.og_image_url} className="block aspect-40/21 w-full bg-sunken object-cover" />
          ) : (
            <p className="flex aspect-40/21 items-center justify-center bg-sunken text-dense text-faint">
              {t('search.no_image')}
            </p>
          )}
          <div className="px-3 py-2">
            <p className="line-clamp-1 font-medium">{shownTitle}</p>
            <p className="line-clamp-2 text-dense text-muted">{doc.meta_description}</p>
          </div>
        </div>
      </section>
      <Field label={t('search.image')} hint={t('search.image_hint')}>
        <TextInput
          code
          value={doc.og_image_url ?? ''}
          placeholder="https://"
          onChange={(event) => set('og_image_url', event.target.value.trim())}
        />
      </Field>
      <Field label={t('search.canonical')} hint={t('search.canonical_hint')}>
        <TextInput
          code
          value={doc.canonical_url ?? ''}
          placeholder="https://"
          onChange={(event) => set('canonical_url', event.target.value.trim())}
        />
      </Field>
      <Checkbox
        label={t('search.noindex')}
        hint={t('search.noindex_hint')}
        checked={doc.noindex}
        onChange={(noindex) => change({ noindex }, 'edit_seo', null)}
      />
    </div>
  )
}

/** How much of the room is used, as a bar and in words. */
function Length({ value, most }: { value: string; most: number }) {
  const { t } = useTranslation('builder')
  const used = [...value].length
  const over = used > most
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="h-1 flex-1 overflow-hidden rounded-full bg-line">
        <span
          className={classes('block h-full', over ? 'bg-warn' : 'bg-good')}
          style={{ width: `${Math.min(100, (used / most) * 100)}%` }}
        />
      </span>
      <span className={classes('nums', over && 'text-warn')}>
        {t(over ? 'search.too_long' : 'search.used', { used, most })}
      </span>
    </span>
  )
}

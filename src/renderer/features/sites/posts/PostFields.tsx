import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { spoken } from '../parts/addresses.ts'
import { refusedField } from '../parts/refusals.ts'
import { LengthBar } from './LengthBar.tsx'
import type { SitePost } from './post-state.ts'
import type { PostActs } from './use-post-acts.ts'

const TITLE_SHOWN = 60
const DESCRIPTION_SHOWN = 155

export const postFields = ['slug', 'meta_title', 'meta_description', 'canonical_url', 'og_image_url'] as const
type FieldName = (typeof postFields)[number]

/** Address and words for search engines. Each is saved as it is left; what is refused stays typed. */
export function PostFields({ post, acts }: { post: SitePost; acts: PostActs }) {
  const { t } = useTranslation('sites')
  const [typed, setTyped] = useState<Partial<Record<FieldName, string>>>({})
  const valueOf = (name: FieldName) => typed[name] ?? post[name] ?? ''
  const error = (name: FieldName) => {
    const refused = refusedField(acts.error, name)
    if (!refused) return undefined
    return refused.key && name === 'slug'
      ? t(refused.key)
      : name === 'canonical_url'
        ? t('seo.canonical_wrong')
        : refused.message
  }
  const save = async (name: FieldName) => {
    const wish = typed[name]?.trim()
    if (wish === undefined) return
    const same = wish === (post[name] ?? '') || (name === 'slug' && wish === '')
    if (same || (await acts.save({ [name]: wish === '' ? null : wish }))) {
      setTyped(({ [name]: _, ...rest }) => rest)
    }
  }
  const bind = (name: FieldName) => ({
    value: valueOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
    onBlur: () => void save(name),
  })
  const url = post.url.replace(/[^/]+\/?$/, '')
  return (
    <div className="mt-6 flex flex-col gap-5 border-t border-line pt-5">
      <Field
        label={t('pages.field.address')}
        hint={post.published_at ? t('posts.slug_hint') : undefined}
        error={error('slug')}
      >
        <TextInput code spellCheck={false} maxLength={80} {...bind('slug')} />
      </Field>
      <h3 className="-mb-2 font-semibold">{t('seo.title')}</h3>
      <Field
        label={t('seo.meta_title')}
        error={error('meta_title')}
        hint={<LengthBar text={valueOf('meta_title')} most={TITLE_SHOWN} />}
      >
        <TextInput lang={post.language} maxLength={300} placeholder={post.title} {...bind('meta_title')} />
      </Field>
      <Field
        label={t('seo.meta_description')}
        error={error('meta_description')}
        hint={<LengthBar text={valueOf('meta_description')} most={DESCRIPTION_SHOWN} />}
      >
        <TextArea
          lang={post.language}
          rows={3}
          maxLength={1_000}
          placeholder={t('seo.from_article')}
          {...bind('meta_description')}
        />
      </Field>
      <section aria-label={t('seo.preview')} className="flex flex-col gap-1.5">
        <h4 className="text-dense text-muted">{t('seo.preview')}</h4>
        <div lang={post.language} className="border border-line bg-sheet px-3 py-2.5">
          <p className="truncate text-small text-faint">{spoken(`${url}${valueOf('slug')}/`)}</p>
          <p className="line-clamp-1 text-lead text-accent">{valueOf('meta_title') || post.title}</p>
          <p className="line-clamp-3 text-dense text-muted">{valueOf('meta_description') || t('seo.from_article')}</p>
        </div>
      </section>
      <Field label={t('seo.canonical')} hint={t('seo.canonical_hint')} error={error('canonical_url')}>
        <TextInput code type="url" spellCheck={false} placeholder="https://" {...bind('canonical_url')} />
      </Field>
      <Field label={t('seo.social_image')} hint={t('seo.social_image_hint')} error={error('og_image_url')}>
        <TextInput code spellCheck={false} placeholder="https://" {...bind('og_image_url')} />
      </Field>
      <Checkbox
        label={t('seo.noindex')}
        hint={t('seo.noindex_hint')}
        checked={post.noindex}
        onChange={(noindex) => void acts.save({ noindex })}
      />
    </div>
  )
}

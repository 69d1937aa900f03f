import { keepPreviousData } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryItem } from '../../../../contract/articles.ts'
import { useFormats } from '../../../format.ts'
import { useAct, useOperation } from '../../../query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { confirmToast } from '../../../ui/toast.tsx'
import { elsewhere, refusedField } from '../parts/refusals.ts'
import { postsChanged } from './use-post-acts.ts'

const AT_MOST = 40
const PAUSE_MS = 150

export interface ArticleChooserProps {
  siteId: number
  siteName: string
  /** Articles that are posts of this site already. */
  taken: ReadonlySet<number>
  onDone: (post: number) => void
  onClose: () => void
}

/** Chooses an article and makes a post of it: live, or as a draft. */
export function ArticleChooser({ siteId, siteName, taken, onDone, onClose }: ArticleChooserProps) {
  const { t } = useTranslation('sites')
  const form = useId()
  const [words, setWords] = useState('')
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<LibraryItem | null>(null)
  const [slug, setSlug] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setQ(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const found = useOperation('list_library', { q, limit: AT_MOST }, { placeholderData: keepPreviousData })
  const publish = useAct('publish_post', {
    onSuccess: async (post) => {
      confirmToast(t(post.status === 'live' ? 'posts.done.published' : 'posts.done.drafted', { title: post.title }))
      await postsChanged()
      onDone(post.id)
    },
  })
  const refused = refusedField(publish.error, 'slug')
  const go = (live: boolean) =>
    chosen && publish.mutate({ site_id: siteId, article_id: chosen.id, publish: live, ...(slug && { slug }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go(true)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('posts.choose.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button disabled={!chosen} onClick={() => go(false)}>
            {t('posts.choose.draft')}
          </Button>
          <Button type="submit" form={form} variant="primary" disabled={!chosen} busy={publish.isPending}>
            {t('posts.choose.publish', { site: siteName })}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-3">
        <Field label={t('posts.choose.search')} hideLabel>
          <TextInput
            icon={Search}
            type="search"
            placeholder={t('posts.choose.search')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
        <div
          role="radiogroup"
          aria-label={t('posts.choose.list')}
          className="h-80 overflow-y-auto border border-line bg-sheet"
        >
          {found.isPending && <Skeleton rows={5} className="px-4" />}
          {found.data?.items.map((item) => (
            <ArticleRow
              key={item.id}
              item={item}
              taken={taken.has(item.id)}
              chosen={chosen?.id === item.id}
              onChoose={() => {
                setChosen(item)
                setSlug(null)
                publish.reset()
              }}
            />
          ))}
          {found.data?.items.length === 0 && (
            <div className="px-4">
              <EmptyState
                size="quiet"
                title={q ? t('posts.choose.nothing', { text: q }) : t('posts.choose.no_articles')}
              />
            </div>
          )}
        </div>
        {(refused || slug !== null) && (
          <Field label={t('pages.field.address')} error={refused && (refused.key ? t(refused.key) : refused.message)}>
            <TextInput
              code
              spellCheck={false}
              maxLength={80}
              value={slug ?? ''}
              onChange={(event) => setSlug(event.target.value)}
            />
          </Field>
        )}
        <Failure error={found.error} />
        {elsewhere(publish.error, ['slug']) && <Failure error={publish.error} title={t('posts.not_published')} />}
      </form>
    </Dialog>
  )
}

interface ArticleRowProps {
  item: LibraryItem
  taken: boolean
  chosen: boolean
  onChoose: () => void
}

function ArticleRow({ item, taken, chosen, onChoose }: ArticleRowProps) {
  const { t } = useTranslation('sites')
  const format = useFormats()
  const empty = item.word_count === 0
  const why = taken ? t('posts.choose.taken') : empty ? t('posts.choose.empty') : null
  return (
    <label className="flex items-start gap-3 border-b border-line px-4 py-2.5 last:border-b-0 has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="article"
        checked={chosen}
        disabled={why !== null}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-(--accent) outline-none"
      />
      <span className="min-w-0 flex-1">
        <span lang={item.language} className={`block font-prose text-lead ${why ? 'text-faint' : ''}`}>
          {item.title || t('posts.untitled')}
        </span>
        <span className="nums flex flex-wrap gap-x-3 text-dense text-faint">
          <span>{t('posts.words', { count: item.word_count, words: format.number(item.word_count) })}</span>
          <span>{format.language(item.language)}</span>
          <span>{why ?? format.ago(item.updated_at)}</span>
        </span>
      </span>
    </label>
  )
}

import { DOMSerializer } from '@tiptap/pm/model'
import { useEffect, useRef, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { getBridge } from '../../../bridge.ts'
import { translate } from '../../../i18n/index.ts'
import { useOperation } from '../../../query.ts'
import { Failure } from '../../../ui/Failure.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { docFromHtml } from '../schema/html.ts'
import { Paper } from './Paper.tsx'

/** A version as it will be when restored: the same sheet, the same schema, and nothing to type. */
export function VersionPreview({ article, version, language }: { article: number; version: number; language: string }) {
  const { t } = useTranslation('editor')
  const read = useOperation('get_version', { id: article, version_id: version }, { staleTime: Infinity })
  if (read.error) {
    return (
      <div className="px-6 py-4">
        <Failure error={read.error} title={t('preview.failed')} />
      </div>
    )
  }
  if (!read.data) return <Skeleton rows={8} className="px-6 py-4" />
  return (
    <Paper>
      <h2 lang={language} className="mb-8 font-reading text-display font-medium tracking-[-0.015em]">
        {read.data.title || t('title.placeholder')}
      </h2>
      <Text html={read.data.content} language={language} />
    </Paper>
  )
}

/** Stored HTML is shown through the schema of the editor and in no other way. */
function Text({ html, language }: { html: string; language: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const doc = docFromHtml(html)
    const fragment = DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content)
    for (const box of fragment.querySelectorAll?.('input, details') ?? []) {
      if (box instanceof HTMLDetailsElement) box.open = true
      else {
        box.setAttribute('disabled', '')
        box.setAttribute(
          'aria-label',
          translate('editor:block.task_done', { text: box.closest('li')?.querySelector('p')?.textContent ?? '' }),
        )
      }
    }
    place.current?.replaceChildren(fragment)
  }, [html])
  return <div ref={place} lang={language} className="article" onClick={openOutside} />
}

/** A link inside a preview leaves the window by the same door as any other. */
function openOutside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  const href = link.getAttribute('href') ?? ''
  if (!/^https?:/i.test(href)) return
  const { native } = getBridge()
  if (native) void native.openLink(href)
  else window.open(href, '_blank', 'noreferrer')
}

import { ChevronsUpDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './diff.css'
import type { DiffBlock } from '../../../../contract/articles.ts'
import type { ReplyOf } from '../../../client.ts'
import { useFormats } from '../../../format.ts'
import { Button } from '../../../ui/Button.tsx'
import { foldSame, type Fold } from './fold.ts'

type Parts = DiffBlock['parts']

/** What changed, with proof-reader's marks: insertions underlined, deletions struck, and words for those who listen. */
export function DiffText({ diff, language }: { diff: ReplyOf<'compare_versions'>; language: string }) {
  const parts = useMemo(() => foldSame(diff.blocks), [diff.blocks])
  return (
    <div lang={language} className="article diff">
      <p className="diff-title">
        <Words parts={diff.title} />
      </p>
      {parts.map((part, at) => ('blocks' in part ? <Folded key={at} fold={part} /> : <Block key={at} block={part} />))}
    </div>
  )
}

function Folded({ fold }: { fold: Fold }) {
  const { t } = useTranslation('editor')
  const format = useFormats()
  const [open, setOpen] = useState(false)
  if (open) return fold.blocks.map((block, at) => <Block key={at} block={block} />)
  const count = fold.blocks.length
  return (
    <div className="my-4 flex items-center gap-3 font-ui">
      <span aria-hidden className="h-px flex-1 bg-line" />
      <Button variant="bare" icon={ChevronsUpDown} className="text-base text-muted" onClick={() => setOpen(true)}>
        {t('diff.same', { count, blocks: format.number(count) })}
      </Button>
      <span aria-hidden className="h-px flex-1 bg-line" />
    </div>
  )
}

/** The block as what it is, so that a heading looks like one; what only tables and lists may hold stands in a row. */
function Block({ block }: { block: DiffBlock }) {
  const heading = /^h[1-6]$/.test(block.tag) ? `diff-heading-${block.tag.slice(1)}` : ''
  const Tag = block.tag === 'pre' || block.tag === 'blockquote' ? block.tag : 'p'
  const words = <Words parts={block.parts} />
  return (
    <Tag className={`diff-block diff-${block.kind} ${heading} ${block.tag === 'li' ? 'diff-item' : ''}`}>
      {Tag === 'pre' ? <code>{words}</code> : words}
    </Tag>
  )
}

function Words({ parts }: { parts: Parts }) {
  const { t } = useTranslation('editor')
  return parts.map(({ kind, text }, at) => {
    if (kind === 'same') return text
    const Tag = kind === 'added' ? 'ins' : 'del'
    return (
      <Tag key={at}>
        <span className="sr-only"> {kind === 'added' ? t('diff.inserted') : t('diff.deleted')} </span>
        {text}
        <span className="sr-only"> {t('diff.end')} </span>
      </Tag>
    )
  })
}

import { Archive, Globe, PencilLine, type LucideIcon } from 'lucide-react'
import type { ArticleStatus } from '../../../contract/articles.ts'
import { Icon } from '../../ui/Icon.tsx'

export const statusIcon: Record<ArticleStatus, LucideIcon> = { draft: PencilLine, published: Globe, archived: Archive }

/** A status as icon and word. */
export const StatusMark = ({ status, word }: { status: ArticleStatus; word: string }) => (
  <span className="flex min-w-0 items-center gap-1.5">
    <Icon icon={statusIcon[status]} className="text-faint" />
    <span className="truncate">{word}</span>
  </span>
)
